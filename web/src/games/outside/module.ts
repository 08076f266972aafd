/**
 * What a game of another package brings for the page: `board/board.js` beside its box, plain JavaScript, fetched from this house
 * under the page's own content policy. It draws into an element that is its own, and marks what can be chosen.
 *
 *     export default function board(host) {
 *       return {
 *         update({ view, players, text, noun, spot }) {
 *           host.replaceChildren(...view.table.yours.hand.map((card) => {
 *             const drawn = document.createElement("div");
 *             spot(drawn, `card:${card}`, noun("card", card));
 *             return drawn;
 *           }));
 *         },
 *       };
 *     }
 */

export interface Seen {
  /** What these eyes see: `seats`, `you`, `asked`, `over`, ..., and `table`, the game's own part. */
  view: Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Through whose eyes: a seat, or null for a spectator. */
  eyes: number | null;
  /** The names at the table. */
  players: string[];
  /** The game's words for a key, in the reader's language, with their blanks filled. */
  text: (key: string, blanks?: Record<string, string | number>) => string;
  /** What a thing of the game is called: `noun("card", 12)`. */
  noun: (kind: string, number: number) => string;
  /** Makes an element a thing that choices may name: it glows when it can be chosen, and tells why when it can't. */
  spot: (element: HTMLElement | SVGElement, key: string, label: string) => void;
}

export interface Drawn {
  /** Draw what is seen now. */
  update: (seen: Seen) => void;
  /** The board is left. */
  destroy?: () => void;
}

export interface Module {
  default: (host: HTMLElement) => Drawn;
}
