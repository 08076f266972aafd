/** The server over HTTP: lists, rules, words, records. What is live goes over the socket. */

import { again } from "./again";
import type {
  Branch,
  Company,
  Cup,
  CupLine,
  Ceremony,
  Chances,
  Channel,
  Deeds,
  Figure,
  GameInfo,
  Group,
  Guest,
  Honours,
  Invite,
  InviteLine,
  Lesson,
  Moment,
  MomentLine,
  NewChannel,
  NewCup,
  NewMoment,
  NewTable,
  NewWay,
  Passkeys,
  Session,
  Settings,
  Story,
  Somebody,
  TableInfo,
  TableLine,
  Tried,
  Ways,
  Words,
} from "../wire";

/** A refusal in the server's words. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly words: Words | null,
    text: string,
  ) {
    super(text);
  }
}

async function call(path: string, body?: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const request = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const send = () => fetch(path, { credentials: "same-origin", ...request });
  // What only asks may be asked twice; what does something may not.
  const answer = await (body === undefined ? again(send) : send());
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { words: Words; text: string } | null;
  throw new No(answer.status, said?.words ?? null, said?.text ?? answer.statusText);
}

const json = async <T>(path: string, body?: unknown): Promise<T> => (await (await call(path, body)).json()) as T;
const blob = async (path: string): Promise<Blob> => (await call(path)).blob();
const text = async (path: string): Promise<string> => (await call(path)).text();

let shelf: Promise<GameInfo[]> | null = null;

/** The games that this house has. Asked for once, unless it was refused. */
function games(): Promise<GameInfo[]> {
  shelf ??= json<GameInfo[]>("/api/games").catch((problem: unknown) => {
    shelf = null;
    throw problem;
  });
  return shelf;
}

export interface Me {
  guest: string;
  name: string;
  tables: TableLine[];
  settings?: Settings;
  invites?: InviteLine[];
}

export interface Made {
  table: string;
  link: string;
}

export const api = {
  me: () => json<Me | null>("/api/me"),
  comeIn: (name: string, password: string) => json<Guest>("/api/guests", { name, password }),
  rename: (name: string) => json<Guest>("/api/me", { name }),
  link: () => json<{ link: string }>("/api/me/link", {}),
  whose: (link: string) => json<Guest>("/api/me/whose", { link }),
  follow: (link: string) => json<Guest>("/api/me/follow", { link }),
  settle: (change: Settings) => json<Settings>("/api/me/settings", change),
  ways: () => json<Ways>("/api/me/ways"),
  addWay: (kind: NewWay["kind"], address: string) => json<Ways>("/api/me/ways", { kind, address }),
  dropWay: (way: string) => json<Ways>("/api/me/ways/drop", { way }),
  tryWay: (way: string) => json<object>("/api/me/ways/try", { way }),
  picture: (table: string, kind: "png" | "gif", upto: number, language: string) =>
    blob(`/api/tables/${table}/picture.${kind}?upto=${upto}&lang=${language}`),
  channel: (table: string) => json<Channel>(`/api/tables/${table}/channel`),
  setChannel: (table: string, kind: NewChannel["kind"], address: string) =>
    json<Channel>(`/api/tables/${table}/channel`, { kind, address }),
  company: () => json<Company>("/api/friends"),
  friendLink: () => json<{ link: string }>("/api/friends/link", {}),
  friendly: (link: string) => json<Guest>("/api/friends/whose", { link }),
  befriend: (link: string) => json<Company>("/api/friends", { link }),
  part: (guest: string) => json<Company>("/api/friends/drop", { guest }),
  invite: (table: string, wish: Invite) => json<object>(`/api/tables/${table}/invite`, wish),
  decline: (table: string) => json<object>("/api/invites/drop", { table }),
  again: (table: string) => json<Made>(`/api/tables/${table}/again`, {}),
  cups: () => json<CupLine[]>("/api/cups"),
  newCup: (wish: NewCup) => json<Cup>("/api/cups", wish),
  cup: (cup: string) => json<Cup>(`/api/cups/${cup}`),
  cupDo: (cup: string, what: "enter" | "leave" | "begin") => json<Cup>(`/api/cups/${cup}/${what}`, {}),
  newGroup: (name: string) => json<Group>("/api/groups", { name }),
  group: (group: string, key: string) => json<Group>(`/api/groups/${group}?key=${encodeURIComponent(key)}`),
  joinGroup: (group: string, key: string) => json<Group>(`/api/groups/${group}/join`, { key }),
  leaveGroup: (group: string) => json<object>(`/api/groups/${group}/leave`, {}),
  honour: () => json<Honours[]>("/api/honour"),
  somebody: (guest: string) => json<Somebody>(`/api/guests/${guest}`),
  deeds: () => json<Deeds>("/api/me/deeds"),
  keepMoment: (moment: NewMoment) => json<MomentLine[]>("/api/me/moments", moment),
  dropMoment: (moment: string) => json<MomentLine[]>("/api/me/moments/drop", { moment }),
  confirm: (token: string) => json<object>("/api/confirm", { token }),
  stop: (token: string) => json<object>(`/api/stop/${token}`, {}),
  recover: (mail: string, password: string) => json<object>("/api/recover", { mail, password }),
  sessions: () => json<Session[]>("/api/me/sessions"),
  /** Of that name; without one, all but this. */
  endSession: (session: string) => json<Session[]>("/api/me/sessions/end", { session }),
  passkeys: () => json<Passkeys>("/api/me/passkeys"),
  newPasskey: () => json<Ceremony>("/api/me/passkeys/begin", {}),
  addPasskey: (credential: object, name: string) => json<Passkeys>("/api/me/passkeys", { credential, name }),
  namePasskey: (passkey: string, name: string) => json<Passkeys>("/api/me/passkeys/name", { passkey, name }),
  dropPasskey: (passkey: string) => json<Passkeys>("/api/me/passkeys/drop", { passkey }),
  passkeyRiddle: () => json<Ceremony>("/api/passkey/begin", {}),
  byPasskey: (credential: object, password: string) => json<Guest>("/api/passkey", { credential, password }),
  forget: (name: string) => json<object>("/api/me/forget", { name }),
  leave: (everywhere: boolean) => json<object>("/api/me/leave", { everywhere }),
  games,
  rules: (game: string, language: string) => text(`/api/games/${game}/rules?lang=${language}`),
  /** The guide, or the card for the table. */
  guidePage: (game: string, page: "guide" | "card", language: string) =>
    text(`/api/games/${game}/pages/${page}?lang=${language}`),
  figures: (game: string) => json<Record<string, Figure>>(`/api/games/${game}/figures`),
  gameWords: (game: string, language: string) => text(`/api/games/${game}/words/${language}`),
  lesson: (game: string) => json<Lesson>(`/api/games/${game}/lesson`),
  lessonWords: (game: string, language: string) => text(`/api/games/${game}/lesson/words/${language}`),
  tryOut: (game: string, step: number, choice: number) =>
    json<Tried>(`/api/games/${game}/lesson/try?step=${step}&choice=${choice}`),
  playOn: (game: string) => json<Made>(`/api/games/${game}/lesson`, {}),
  tableWords: (language: string) => text(`/api/words/${language}`),
  phrases: () => json<string[]>("/api/phrases"),
  tables: () => json<TableLine[]>("/api/tables"),
  table: (table: string) => json<TableInfo>(`/api/tables/${table}`),
  make: (wish: NewTable) => json<Made>("/api/tables", wish),
  branch: (table: string, wish: Branch) => json<Made>(`/api/tables/${table}/branch`, wish),
  chances: (table: string) => json<Chances>(`/api/tables/${table}/chances`),
  /** A game that is over, whole. */
  story: (table: string, seat: number | null) =>
    json<Story>(`/api/tables/${table}/story${seat === null ? "" : `?seat=${seat}`}`),
  moment: (table: string, upto: number | null, seat: number | null) => {
    const query = new URLSearchParams();
    if (upto !== null) query.set("upto", String(upto));
    if (seat !== null) query.set("seat", String(seat));
    return json<Moment>(`/api/tables/${table}/replay?${query}`);
  },
};
