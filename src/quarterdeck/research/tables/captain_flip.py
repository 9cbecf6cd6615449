"""Captain Flip's rows and numbers."""

from quarterdeck.games.captain_flip import frames
from quarterdeck.games.captain_flip.components import CELLS, CHARACTERS, COLUMNS, ROWS, TILES
from quarterdeck.research.kernel.field import Field, left_out, mask, seat

VERSION = 1  # raised when a row or a number comes to mean something else
HISTORY = ("1: the first",)
TURNED = True  # seats are told as steps clockwise from the one who looks
FRAMES = 2
FIELDS = {
    "board": Field(0, 3),
    "flag": seat(),
    "turn": seat(),
    "round": Field(0, 100),
    "map_holder": seat(),
    "ending": seat(),
    "taken": mask(COLUMNS),
    "left": Field(0, TILES),
    "hand_up": Field(0, CHARACTERS),
    "hand_known": Field(0, CHARACTERS),
    "shown_last": left_out(),  # a key for search; what it says lies on the table
    "coins": Field(0, 300, by_seat=True),
    "showing": Field(0, CHARACTERS, CELLS, by_seat=True),
    "known": Field(0, CHARACTERS, CELLS, by_seat=True),
    "tops": Field(0, ROWS, COLUMNS, by_seat=True),
    "full": mask(COLUMNS, by_seat=True),
    "bonuses": Field(-1, COLUMNS - 1, COLUMNS),
}
STEPS = {frames.MONKEY_FLIP: (Field(0, CELLS - 1),)}
NATURE = ("flag", "draw")
UNNUMBERED = ()
LONGEST = 700  # decisions and draws of the longest game
