/* Which rules are open beside the table, and at which clause. */
class RuleSheet {
  game = $state("");
  clause = $state("");

  open(game: string, clause = ""): void {
    this.game = game;
    this.clause = clause;
  }

  close(): void {
    this.game = "";
  }
}

export const rule_sheet = new RuleSheet();
