// Made from src/posse/kernel/seen.py by `python -m tools.typescript`. Don't edit.

/** All that a seat may see, as plain data. */
export interface View<Table> {
  game: string;
  seats: number;
  /** Whose eyes these are; null for a spectator. */
  you: number | null;
  options: Record<string, unknown>;
  /** The seats that are asked something, as far as these eyes may know. */
  asked: number[];
  /** How many have answered in an open ballot. */
  answered: number;
  your_answer: number | null;
  over: boolean;
  /** The place of each seat, when the game is over. */
  ranks: number[] | null;
  /** The game's own part. */
  table: Table;
}
