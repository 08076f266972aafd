/**
 * Where a choice is on the board. Things are called `seat:N`, `rolled:N` (a die in the tray), `die:N` (a kind of die beside it),
 * `face:N` (a face to turn a die to), `pile:0`, `chief:0` (the Chief's Arrow, wherever it is), `beer:0` (spent on a shot),
 * `role:N` (a role card), `stop:0`; what is nowhere is a button under the dice, `answer:N`.
 */

import { spots } from "../../lib/picks.svelte";
import type { Asked, Choice } from "../../wire";
import { blank, ofDice, type Saloon } from "./view";

const answer = ({ choice }: Choice): string => `answer:${choice}`;

type Placed = (choice: Choice, table: Saloon, eyes: number | null) => string[];
const mine: Placed = (_choice, _table, eyes) => [`seat:${eyes}`];
const pile: Placed = () => ["pile:0"];
const chief: Placed = () => ["chief:0"];
/** Turning up one's own card. */
const reveal: Placed = (choice, _table, eyes) => [`role:${eyes}`, answer(choice)];

const PLACES: Record<string, Placed> = {
  "choice-stop-rolling": () => ["stop:0"],
  "choice-base-only": () => ["die:0"],
  "choice-with-die": ({ words }) => [`die:${blank(words, "die")}`],
  "choice-turn-die": ({ words }) => [`rolled:${blank(words, "number") - 1}`, `face:${blank(words, "to")}`],
  "choice-ghost-face": ({ words }, { dice }) =>
    dice.flatMap((face, place) => (face === blank(words, "face") ? [`rolled:${place}`] : [])),
  "choice-shoot-twice": () => ["beer:0"],
  "choice-take-ordinary": pile,
  "choice-swap": pile,
  "choice-take-chief": chief,
  "choice-swap-chief": chief,
  "choice-steal-chief": chief,
  "choice-drop-chief": chief,
  "choice-discard-chief": chief,
  "choice-keep-arrow": mine,
  "choice-drop": mine,
  "choice-return-arrows": (choice, _table, eyes) => [`seat:${eyes}`, answer(choice)],
  "choice-take-over": (choice) => [`seat:${blank(choice.words, "victim")}`, answer(choice)],
  "choice-let-it-be": (choice) => [answer(choice)],
  "choice-good": reveal,
  "choice-ugly": reveal,
  "choice-doctor": reveal,
  "choice-judge": reveal,
  "choice-gambler": reveal,
  "choice-bad": reveal,
  "choice-right-hand": reveal,
  "choice-left-hand": reveal,
};

export function where(choice: Choice, question: Asked, table: Saloon, eyes: number | null): string[] {
  const placed = PLACES[choice.words.key];
  if (placed) return placed(choice, table, eyes);
  if (ofDice(question.kind))
    return table.dice.flatMap((_, place) => ((choice.value >> place) & 1 ? [`rolled:${place}`] : []));
  const seats = spots(choice.words).filter((key) => key.startsWith("seat:"));
  return seats.length ? seats : [answer(choice)];
}

/** A shot that is doubled by a Beer: first the Beer, then whom it hits. */
export const aim = ({ words }: Choice): string | null =>
  words.key === "choice-shoot-twice" ? `seat:${blank(words, "seat")}` : null;
