"""Who asks for a lot waits for it; who asks for little does not."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from quarterdeck.workers import fair
from quarterdeck.workers.fair import FairQueue, Who

CROWD = "192.0.2.1"
ANNA = Who("198.51.100.7", "anna")


@dataclass(eq=False)
class Question:
    who: Who
    quick: bool = False
    name: str = ""


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def crowd(queue: FairQueue, tables: int) -> None:
    """One address asks for many tables, each with a cookie of its own."""
    for n in range(tables):
        queue.put(Question(Who(CROWD, f"guest {n}"), name="crowd"), True)


def serve(queue: FairQueue, times: int, seconds: float = 2.0) -> list[str]:
    """One worker at work; who was served, in order."""
    out = []
    for _ in range(times):
        question = queue.take()
        assert isinstance(question, Question)
        out.append(question.name)
        queue.done(question, seconds)
        queue.put(question, True)  # the bot's next turn
    return out


def test_a_bystander_is_next_however_many_tables_a_crowd_has() -> None:
    queue = FairQueue(1)
    crowd(queue, 60)
    serve(queue, 30)
    queue.put(Question(ANNA, name="anna"), True)
    served = serve(queue, 20)
    assert served.index("anna") <= 1
    assert served.count("anna") in (9, 10, 11)  # half of it, as long as she wants


def test_what_is_quick_waits_for_nothing_long() -> None:
    queue = FairQueue(3)
    crowd(queue, 60)
    assert queue.take(only_quick=True) is None
    mine = Question(Who(CROWD, "guest 5"), True, "quick")
    queue.put(mine, True)
    assert queue.take(only_quick=True) is mine


def test_one_address_does_not_have_all_the_workers() -> None:
    clock = Clock()
    queue = FairQueue(4, clock)
    crowd(queue, 60)
    alone = [queue.take() for _ in range(4)]
    for question in alone:
        assert question is not None  # nobody else is here: it may have them all
        queue.done(question, 1.0)
    queue.put(Question(ANNA, name="anna"), True)
    taken = [queue.take() for _ in range(5)]
    names = [question.name for question in taken if isinstance(question, Question)]
    assert sorted(names) == ["anna", "crowd", "crowd", "crowd"]  # the last worker waits
    clock.now += fair.HEARD_S + 1
    assert queue.take() is not None  # Anna has not been heard of for a while


def test_within_an_address_each_person_has_a_share() -> None:
    queue = FairQueue(1)
    for _ in range(30):
        queue.put(Question(Who(CROWD, "greedy"), name="greedy"), True)
    serve(queue, 10)
    queue.put(Question(Who(CROWD, "ben"), name="ben"), True)
    assert serve(queue, 10).count("ben") in (4, 5, 6)


def test_nobody_saves_up_and_a_new_cookie_is_no_advantage() -> None:
    queue = FairQueue(1)
    queue.put(Question(Who(CROWD, "ben"), name="ben"), True)
    serve(queue, 50)  # Ben has played for long
    for n in range(50):  # and now come many who never had anything
        queue.put(Question(Who(CROWD, f"fresh {n}"), name="fresh"), True)
    assert serve(queue, 102).count("ben") in (1, 2, 3)  # as often as each of them


def test_the_patient_wait_for_the_urgent_and_are_counted() -> None:
    queue = FairQueue(1)
    queue.put(Question(Who(CROWD, "a"), name="patient"), False)
    queue.put(Question(Who(CROWD, "b"), name="urgent"), True)
    assert len(queue) == 2
    order = [queue.take(), queue.take()]
    assert [q.name for q in order if isinstance(q, Question)] == ["urgent", "patient"]
    assert queue.take() is None


def test_it_is_thought_for_whoever_had_least() -> None:
    """Somebody greedy who looks on at my table makes my bots no slower."""
    queue = FairQueue(1)
    crowd(queue, 3)
    serve(queue, 9)
    assert queue.least_served([Who(CROWD, "guest 1"), ANNA]) == ANNA
    assert queue.least_served([]) == Who()


def test_what_is_kept_of_passers_by_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "MOST_ACCOUNTS", 20)
    queue = FairQueue(1)
    for n in range(500):
        who = Who(f"address {n}", "x") if n % 2 else Who(CROWD, f"guest {n}")
        queue.put(Question(who), True)
        question = queue.take()
        assert question is not None
        queue.done(question, 0.1)
    assert len(queue._house.people) <= 21
    assert len(queue._accounts(Who(CROWD, "x"))[0].people) <= 22
