/** What things on the board are called, on it and for those who can't see it. */

import type { Book } from "../../lib/words.svelte";
import { gangOf, isBoss, POINTS, placeOf, tally, type District, type Player } from "./view";

/** A gang's name for a narrow card. */
export const shortGang = (book: Book, gang: number): string =>
  book.text(`board-gang-${book.names.gang?.[gang] ?? gang}`);
/** A street's name for a narrow plate. */
export const shortSpot = (book: Book, spot: number): string =>
  book.text(`board-spot-${book.names.spot?.[spot] ?? spot}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The gang on a card that can be clicked: what is said must have in it what is printed. */
export function printedGang(book: Book, gang: number): string {
  const [name, printed] = [book.noun("gang", gang), shortGang(book, gang)];
  return name.includes(printed) ? name : `${printed} (${name})`;
}

export function cardName(book: Book, card: number): string {
  const gang = book.noun("gang", gangOf(card));
  return isBoss(card) ? book.text("board-boss", { gang }) : gang;
}

/** A spot and who is there, as one sentence. */
export function spotLabel(book: Book, table: District, spot: number): string {
  const card = table.pyramid[spot] ?? -1;
  const said: string[] = [];
  if (spot === table.vacancy) said.push(book.text("board-vacant"));
  else if (card < 0) said.push(book.text("board-nobody"));
  else {
    said.push(cardName(book, card));
    if (table.yours?.alliances.includes(gangOf(card))) said.push(book.text("board-ally"));
    if (table.yours?.agent === spot) said.push(book.text("board-agent"));
  }
  const points = POINTS[placeOf(spot).row] ?? 0;
  if (points) said.push(book.text("board-worth", { points }));
  return `${capital(book.noun("spot", spot))}: ${said.join(", ")}`;
}

/** What a row is for, and a boss who is there. */
export function aboutSpot(book: Book, table: District, spot: number): string {
  const boss = isBoss(table.pyramid[spot] ?? -1) ? ` ${book.what("token-boss")}` : "";
  return book.about("row", placeOf(spot).row) + boss;
}

/** All cards of a pile, counted by gang. */
export function pileLabel(book: Book, what: string, cards: number[]): string {
  const counted = tally(cards).map(({ gang, count }) => `${book.noun("gang", gang)} ${count}`);
  return [book.text(what, { cards: cards.length }), ...counted].join(", ");
}

export function deckLabel(book: Book, deck: District["deck"]): string {
  if (!deck.size) return book.text("board-deck-empty");
  const said = [
    book.text("board-deck", { cards: deck.size }),
    book.text("board-deck-top", { card: cardName(book, deck.top) }),
  ];
  if (deck.bosses) said.push(book.text("board-deck-bosses", { bosses: deck.bosses }));
  return said.join(", ");
}

/** All that lies before a player, as one sentence. */
export function playerLabel(book: Book, name: string, player: Player, first: boolean): string {
  const said = [book.text("board-influence-left", { cards: player.influence })];
  if (player.shown.length)
    said.push(book.text("board-shows", { gangs: player.shown.map((gang) => book.noun("gang", gang)).join(", ") }));
  if (first) said.push(book.text("board-first-player"));
  if (player.passed) said.push(book.text("board-passed"));
  if (player.points !== null) said.push(book.text("board-points", { points: player.points }));
  return `${name}: ${said.join(", ")}`;
}
