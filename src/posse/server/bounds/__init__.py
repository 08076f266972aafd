"""How much there is of anything, so that nobody takes it all.

limits     every number, and what counts against it
writing    text that people wrote: one line, not too long
arrivals   connections before they are anything else: how many, from where, how long they take
turnstile  requests are answered a few at a time, addresses by turns
"""
