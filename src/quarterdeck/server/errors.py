"""What the server itself says no to: every sentence it knows, and the error that carries one."""

from __future__ import annotations

from quarterdeck.server.protocol import Sentence

# key -> names of its arguments. The words are in words/<language>/ui.ftl.
SENTENCES: dict[str, tuple[str, ...]] = {
    "no-such-page": (),
    "no-such-table": (),
    "no-such-game": (),
    "no-such-seat": (),
    "no-seal": (),
    "no-push": (),
    "no-such-level": (),
    "no-such-option": (),
    "no-setup-rough-seats": (),  # Anchors Aweigh!: what does not go together, and why
    "no-setup-rough-monkeys": (),
    "no-setup-beat-limit": (),
    "no-setup-ocean-sum": ("count",),
    "no-setup-ocean-each": (),
    "no-setup-ocean-many": (),
    "no-setup-ocean-cards": ("count", "count2"),  # chosen, and how many a round has
    "no-setup-teams": (),  # Ship Ahoy, likewise
    "no-setup-wind-kraken": (),
    "no-setup-treasure-monster": (),
    "no-seat-count": ("count", "count2", "count3"),  # given, least, most
    "no-two-seats": (),  # who shares a screen needs a name
    "no-hot-race": (),  # a race on one screen
    "no-seat-open": (),  # nobody can join any more
    "no-seat-taken": (),  # that seat is taken
    "no-such-colour": (),
    "no-colour-taken": (),  # by somebody else
    "no-colour-printed": (),  # the side one plays has a colour
    "no-not-host": (),
    "no-locked": (),  # a table for the invited only
    "no-blocked": (),  # the host of the server does not want them here
    "no-table-closed": (),  # by the host of the server
    "no-not-watching": (),  # for that one needs the host's key
    "no-host-key": (),
    "no-such-report": (),
    "no-words": (),  # a message without any
    "no-mail": (),  # this server sends no letters
    "no-bad-address": (),
    "no-old-letter": (),  # its link was used, or is too old
    "no-friend-self": (),
    "no-still-here": (),  # nobody's seat is lent while they are at the table
    "no-bad-clock": ("count", "count2"),  # least and most seconds of that kind of clock
    "no-bad-gain": ("count",),
    "no-started": (),  # seats and options are as they are
    "no-swap-gone": (),  # who asked for the seat has thought better of it
    "no-seat-empty": (),  # nobody there to ask for a swap
    "no-seats-people": ("count", "count2"),  # fewer seats than people: seats, people
    "no-seat-lent": (),  # a bot plays the seat for now
    "no-seat-is-bot": (),  # it was a bot's from the start
    "no-seat-yours": (),  # one needs a seat at this table for this
    "no-guide": (),  # that game has no guided first game
    "no-not-started": (),
    "no-not-over": (),  # replay, record and rematch: when the game is over
    "no-not-kept": (),  # what a game came to: it ended before that was kept
    "no-such-person": (),
    "no-look-back": (),  # the record cannot be looked back at
    "no-such-step": (),  # the game has no such moment
    "no-branch-over": (),  # nothing is left to be played there
    "no-hint-people": (),  # people play against people here
    "no-hint-now": (),  # nothing is asked, or it is a race
    "no-old-rules": ("version", "version2"),  # the table's, the oldest that is played
    "no-bad-name": (),
    "no-bad-avatar": (),
    "no-bad-login": ("count", "count2"),  # least, most
    "no-bad-password": ("count",),  # least
    "no-login-taken": (),
    "no-wrong-password": (),
    "no-bad-passkey": (),  # its answer does not hold
    "no-old-challenge": (),  # answered already, or too late
    "no-such-passkey": (),
    "no-more-passkeys": (),
    "no-last-key": (),  # without it there would be no way in
    "no-passkey-here": (),  # browsers make none for such an address
    "no-such-session": (),
    "no-account": (),  # for that one must be signed in
    "no-bad-link": (),  # a seat link that leads nowhere
    "no-bad-request": (),
    "no-bad-pause": (),
    "no-race-waits": (),  # being ready, when no race is about to begin
    "no-garbled": (),  # a message that cannot be read
    "no-too-big": (),
    "no-too-fast": (),
    "no-too-many": (),  # too many tables in a short time
    "no-wrong-origin": (),
    "no-not-saved": (),  # the disk refused: nothing has changed
    "no-server-error": (),
    "no-moved": (),  # another server has the table, or is about to
    "no-say-empty": (),
    "no-say-long": ("count", "count2"),  # at most, and how long it is
    "no-say-link": (),
    "no-say-fast": (),
    "no-say-stranger": (),  # a browser that takes no cookies
    "no-such-emote": (),
    "no-such-line": (),
    "no-watching": (),  # a spectator cannot act
    "no-game-over": (),
    "no-not-in-lesson": (),  # a guided game follows its script
    "no-veiled": (),  # others play the same draws just now
    "no-such-event": (),
    "no-event-begun": (),
    "no-event-over": (),
    "no-event-few": ("count",),
    "no-event-last": (),  # too late to join
    "no-event-full": ("count",),
    "no-event-not-in": (),
    "no-event-host": (),
    "no-event-name": ("count",),  # at most
    "no-event-number": ("count", "count2", "count3"),  # given, least, most
    "no-event-time": (),
    "no-event-clock": (),  # without one an event could last for ever
    "no-event-arena-days": (),
    "no-client": (),  # the web client is not built
}


class Trouble(Exception):
    """Refused: becomes a ``Problem`` over HTTP and a ``Refused`` over a WebSocket."""

    def __init__(self, status: int, key: str, *values: int) -> None:
        super().__init__(key)
        self.status = status
        self.said = ""  # what somebody said about it, in their own words
        self.why = Sentence(key, dict(zip(SENTENCES[key], values, strict=True)))

    @classmethod
    def of(cls, status: int, why: Sentence) -> Trouble:
        """With a sentence of a game's own catalogue."""
        trouble = cls(status, "no-bad-request")
        trouble.why = why
        return trouble


class NotSaved(RuntimeError):
    """The disk refused: nothing has changed, and it is no use to try again at once."""
