"""Whoever steers by voice says what they see: the text on a thing is part of its name.

axe finds that, too (label-content-name-mismatch), but only on what may be chosen at that moment. This looks at all
that is named on a board, as all of it may be chosen some time, and takes milliseconds: it can be asked at every move.
"""

from __future__ import annotations

from tests.web.people import Person

UNSAID = """() => {
    const words = (text) => (text.normalize("NFKD").toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []).join(" ");
    const seen = (one) => one.nodeType === Node.TEXT_NODE ? one.nodeValue
        : one.nodeType !== Node.ELEMENT_NODE || !one.checkVisibility({ visibilityProperty: true }) ? ""
        : [...one.childNodes].map(seen).join("");
    const sign = (text) => text.length === 1 && /\\P{N}/u.test(text);  // not a word
    return [...document.querySelectorAll(".board .spot[aria-label], .board button[aria-label]")].flatMap((one) => {
        const text = words(seen(one));
        return !text || sign(text) || ` ${words(one.ariaLabel)} `.includes(` ${text} `) ? []
            : [`${one.dataset.spot ?? one.className}: "${text}" is not in "${one.ariaLabel}"`];
    });
}"""


def unsaid(person: Person) -> list[str]:
    return list(person.page.evaluate(UNSAID))
