/** How far a person has come in each lesson; kept in this browser, to go on later. */

const KEY = "posse-lessons";

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // nothing readable there: begin anew
  }
}

export const places = {
  of: (game: string): number => all()[game] ?? 0,
  keep(game: string, step: number): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: step }));
    } catch {
      // private mode: the lesson lasts as long as the page
    }
  },
};
