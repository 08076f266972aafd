"""Questions, choices and refusals of Deadwood as sayings, for the seat that is asked."""

from posse.games.deadwood.speech.phrases import phrase as phrase
from posse.games.deadwood.speech.questions import asking as asking
from posse.games.deadwood.speech.refusals import why_not as why_not
