"""OpenSpiel: chance with its odds, and what a seat has heard as its information state."""

from __future__ import annotations

from typing import Any

from quarterdeck import registry
from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.event import Heard
from quarterdeck.core.seat import NATURE
from quarterdeck.extra import missing
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.setting import Setting, setting, table_of

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "openspiel") from None

PLAYERS, SEED = "players", "seed"
# Where chance's outcomes cannot be listed (84 tiles poured, a shot's flight), so many are drawn,
# each as likely; the parameter ``seed`` says which. A game written in Python cannot be one of
# OpenSpiel's sampled ones: it has no way to tell its generator's state.
SAMPLES = 1000


class Held:
    """A game and what each seat has heard. OpenSpiel clones by deepcopy and saves by pickle;
    neither can make a compiled object, so both are written here.
    """

    __slots__ = ("run", "setting")

    def __init__(self, setting: Setting, run: Run) -> None:
        self.setting = setting
        self.run = run

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.setting, self.run.clone())

    def __reduce__(self) -> Any:
        x, run = self.setting, self.run
        heard = [[(h.kind, h.args, h.secret) for h in ears] for ears in run.heard]
        where = (int(run.seed), int(run.dice.x), run.queue, int(run.joint), int(run.seat))
        return _thawed, (x.id, x.seats, x.options, x.game.dump(run.s), heard, where)


def _thawed(id: str, seats: int, options: Any, data: Any, heard: Any, where: Any) -> Held:
    x = setting(id, seats, **options)
    s = x.game.restore(data)
    s.loud = True
    run = Run(x.terms, where[0], False, False, s)
    run.dice.x, run.queue, run.joint, run.seat = where[1:]
    run.heard = [[Heard(*line) for line in lines] for lines in heard]
    return Held(x, run)


class SpielGame(pyspiel.Game):
    """One of these is made for each game: a class, since OpenSpiel lets go of it after Python
    has ended, and to let go of a function then would crash.
    """

    id: str
    kind: Any

    def __init__(self, params: Any = None) -> None:
        params = params or {}
        seats = int(params.get(PLAYERS, registry.game(self.id).info.min_seats))
        options = {k: str(v) for k, v in params.items() if k not in (PLAYERS, SEED)}
        self.setting = x = setting(self.id, seats, **options)
        self.seed = int(params.get(SEED, 0)) & 0x3FFFFFFF
        self.samples = SAMPLES * any(v.wide and v.name in x.table.NATURE for v in x.game.verbs)
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=x.size,
                max_chance_outcomes=int(x.chances.size) + self.samples,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=x.table.LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.setting, self.seed)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.setting.table.LONGEST)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A node: a player's, chance's, or the end."""

    def __init__(self, game: SpielGame, x: Setting, seed: int) -> None:
        super().__init__(game)
        self.held = Held(x, Run(x.terms, seed, True, False))

    def current_player(self) -> int:
        seat = int(self.held.run.seat)
        if seat < 0:
            seat = pyspiel.PlayerId.CHANCE if seat == NATURE else pyspiel.PlayerId.TERMINAL
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([int(n) for n in self.held.run.lawful()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        x, run = self.held.setting, self.held.run
        f = run.s.stack[-1]
        step = x.game.steps[f.op]
        if step.wide:
            first = int(x.chances.size)
            return [(first + k, 1.0 / SAMPLES) for k in range(SAMPLES)]
        weights = step.odds(run.s, f)
        total = sum(weights)
        moves = step.legal(run.s, f, f.seat)
        return [
            (int(x.chances.number(move, 0)), weight / total)
            for move, weight in zip(moves, weights, strict=True)
            if weight
        ]

    def _apply_action(self, action: int) -> None:
        x, run = self.held.setting, self.held.run
        if run.seat != NATURE:
            run.carry_out(action)
        elif action >= x.chances.size:
            run.dice = Dice(mix(int(run.seed) * SAMPLES + action))
            run.draw()
        else:
            x.game.apply(run.s, NATURE, x.chances.move(action, 0))
        run.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        x, run = self.held.setting, self.held.run
        if player != pyspiel.PlayerId.CHANCE:
            if action >= x.terms.packed and player == run.seat:
                a = run.action(action)
            elif action >= x.terms.packed:
                return f"offer {action - int(x.terms.packed)}"
            else:
                a = x.game.word(player, x.moves.move(action, player))
        elif action >= x.chances.size:
            return f"sample {action - int(x.chances.size)}"
        else:
            a = x.game.word(NATURE, x.chances.move(action, 0))
        return " ".join([a.verb, *map(str, a.args)])

    def is_terminal(self) -> bool:
        return self.held.run.is_over()

    def returns(self) -> list[float]:
        x, run = self.held.setting, self.held.run
        return x.terms.payoff(run.s) if run.is_over() else [0.0] * x.seats

    def __str__(self) -> str:
        return str(self.held.setting.game.dump(self.held.run.s))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another truth that looks the same to the player, with the odds its knowledge gives.

        Its history is still that of the old one: searches do not mind.
        """
        x, run = self.held.setting, self.held.run
        belief = x.game.belief(x.game.view(run.s, player), run.heard[player])
        other = self.clone()
        dealt = other.held.run
        dealt.s = belief.deal(Dice(int(sampler() * 2**52)))
        dealt.s.loud = True
        return other  # type: ignore[no-any-return]


class SpielObserver:
    """The row as a tensor; with perfect recall all that was heard, as a string."""

    def __init__(self, x: Setting, kind: Any) -> None:
        self.setting = x
        self.kind = kind
        self.tensor = np.zeros(x.row_size, np.float32)
        self.dict = {p.name: self.tensor[p.start : p.start + p.length] for p in x.terms.slices}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.setting.row(state.held.run, player)

    def string_from(self, state: SpielState, player: int) -> str:
        run = state.held.run
        if self.kind.perfect_recall:
            return f"{player}: " + " ".join(map(repr, run.heard[player]))
        return f"{player}: " + " ".join(map(str, self.setting.row(run, player).tolist()))


_known: dict[str, str] = {}


def register(game: str) -> str:
    """Make the game known to ``pyspiel.load_game``; its name there, ``quarterdeck_ahoy_v1``."""
    if game in _known:
        return _known[game]
    table, info = table_of(game), registry.game(game).info
    name = f"quarterdeck_{game}_v{table.VERSION}"
    chosen = {o.name: o.default for o in info.options} | getattr(table, "ALWAYS", {})
    # OpenSpiel takes what looks like a number for one.
    options = {name: int(v) if v.isdigit() else v for name, v in chosen.items()}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Quarterdeck: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.max_seats,
        min_num_players=info.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: info.min_seats, SEED: 0, **options},
    )
    pyspiel.register_game(kind, type(name, (SpielGame,), {"id": game, "kind": kind}))
    _known[game] = name
    return name
