// Made from src/posse/server/wire by `python -m tools.typescript`. Don't edit.

/** How far a client has come at a table, through whose eyes: it gets what happened since. */
export interface Mark {
  seat: number | null;
  era: number;
  events: number;
}

/** Look at a table: all seats you own there, or as a spectator. Sent again after a break, with marks, it resumes. */
export interface Watch {
  type: "watch";
  table: string;
  id?: number;
  marks?: Mark[];
  chat?: number;
}

/** Stop looking at a table. Your seats stay yours. */
export interface Leave {
  type: "leave";
  table: string;
  id?: number;
}

/** Take a free seat of a table that has not begun. Several from one browser are fine (hotseat). */
export interface Sit {
  type: "sit";
  table: string;
  seat: number;
  id?: number;
  name?: string;
}

/** Leave a seat before the game; the host may also clear a bot's seat or another's. */
export interface Stand {
  type: "stand";
  table: string;
  seat: number;
  id?: number;
}

/** Put a bot on a free seat. The host's right. */
export interface SeatBot {
  type: "bot";
  table: string;
  seat: number;
  level: string;
  id?: number;
}

/** Begin; free seats must be filled first. The host's right. */
export interface Start {
  type: "start";
  table: string;
  id?: number;
}

/** Promise a number for the luck, before the game: the SHA-256 (hex) of 16 random bytes of yours. When the host begins, the server shows the promise about its seed (`commitment`, the table still open); then show the bytes with `reveal`, within 5 seconds. The dice follow from all of them. */
export interface Pledge {
  type: "pledge";
  table: string;
  seat: number;
  pledge: string;
  id?: number;
}

/** Show the 16 bytes (hex) that you pledged, when the table shows its commitment. The last one begins the game. */
export interface Reveal {
  type: "reveal";
  table: string;
  seat: number;
  nonce: string;
  id?: number;
}

/** Choose. Sent twice (after a break) it counts once: the second also gets `done`. */
export interface Answer {
  type: "answer";
  table: string;
  seat: number;
  era: number;
  question: number;
  choice: number;
  id?: number;
}

/** Ask why a choice is not offered; nothing is played. The answer is `reason`. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  choice: number;
  id?: number;
}

/** Ask what there is to know before answering the question put to your seat. The answer is `outlook`. */
export interface Look {
  type: "look";
  table: string;
  seat: number;
  id?: number;
}

/** Ask what a bot would do on your seat, seeing what you see. The answer is `advice`, when it has thought, or the error `no-advice`, if none had the time to. Also at tables with other people, unless the host has switched hints off. One at a time for each guest. */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  level?: string;
  id?: number;
}

/** Ask what a good bot thinks of a choice that your seat is about to make: send it, then `answer`. It thinks about what the seat sees now, while the game goes on. The answer is `coached`, some seconds later. Also at tables with other people, unless the host has switched hints off. Three at a time for each guest. */
export interface Coach {
  type: "coach";
  table: string;
  seat: number;
  choice: number;
  id?: number;
}

/** Ask for a world that a seat of yours, which is asked something, could be in: for programs that search. All that the seat can't know is dealt anew, from nothing but luck and what it sees. The answer is `world`. */
export interface Imagine {
  type: "imagine";
  table: string;
  seat: number;
  id?: number;
}

/** Take your last choice back. Free if nothing was revealed and nobody else chose since; otherwise all other people are asked. Never past a die or a shuffle (it would be known beforehand), nor past the moment at which a bot took over somebody else's seat; and not while a bot stands in for somebody who would have to agree. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  id?: number;
}

/** Ask the others for a pause, for a bot to take over the seat `about`, or to close the table. Somebody is late whose turn it is and who has not looked at a live table for half a minute, or has let the others wait for the table's `patience`, looking or not. About a takeover, those decide who are there; it is off when the owner of the seat comes back or chooses. The owner has the seat back on sending `watch`; who was called late three times, no more. A table is closed only if everybody agrees who plays or may come back. */
export interface Propose {
  type: "propose";
  table: string;
  seat: number;
  what: "close" | "pause" | "takeover";
  id?: number;
  about?: number;
  level?: string;
}

/** Agree to the open proposal, or not. One refusal ends it. */
export interface Vote {
  type: "vote";
  table: string;
  seat: number;
  proposal: number;
  agree: boolean;
  id?: number;
}

/** End a pause. Anybody with a seat may. */
export interface Resume {
  type: "resume";
  table: string;
  seat: number;
  id?: number;
}

/** Give up. A bot plays your seat to the end; with only one player left, the game is over. */
export interface Concede {
  type: "concede";
  table: string;
  seat: number;
  id?: number;
}

/** A standing order for the windows of one kind: `ask` me, `never`, or `always` the answer `choice`. `against` limits it to windows that a choice of that seat opened. Orders are kept secret. */
export interface Order {
  type: "order";
  table: string;
  seat: number;
  kind: string;
  order: "always" | "ask" | "never";
  id?: number;
  choice?: number;
  against?: number;
}

/** Be shown questions with a single answer, or not (as usual): then the table gives that answer. It gives it at once where you play alone among bots; else at the end of a window, or after a pause of two seconds (less if windows are shorter), for which answers of others to such questions are kept back, too. At a slow table, and where one guest has several seats, all questions are shown. */
export interface Singles {
  type: "singles";
  table: string;
  seat: number;
  show: boolean;
  id?: number;
}

/** Chat: free text, or the key of a ready phrase that everybody reads in their own language. */
export interface Say {
  type: "say";
  table: string;
  id?: number;
  text?: string;
  phrase?: string;
}

/** Ask somebody to be quiet, or (`quiet` false) let them talk again. The host's right. It is about who sits on `seat`, or who said message number `said` of the chat; with neither, about all who have no seat. */
export interface Mute {
  type: "mute";
  table: string;
  seat?: number;
  said?: number;
  quiet?: boolean;
  id?: number;
}

/** Send somebody away from the table for good: who sits on `seat`, or who said message number `said`. The host's right; but who has a seat in a game that has begun stays. */
export interface Kick {
  type: "kick";
  table: string;
  seat?: number;
  said?: number;
  id?: number;
}

/** Close a table that has not begun, or at which only you are left. The host's right. */
export interface Close {
  type: "close";
  table: string;
  id?: number;
}

/** The same people at a new table, when the game is over. `done` names the table. */
export interface Rematch {
  type: "rematch";
  table: string;
  seat: number;
  id?: number;
}

/** Is anybody there? Answered by `done`. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** The first message: who you are here. */
export interface Welcome {
  type: "welcome";
  guest: string;
  name: string;
  version: string;
}

/** What all may know about a seat. */
export interface SeatInfo {
  name?: string;
  guest?: string;
  bot?: string;
  stand_in?: string;
  why?: string;
  present?: boolean;
  clock?: number | null;
  pledge?: string;
  nonce?: string;
  singles?: boolean;
  temper?: string;
}

/** Seconds in the whole game, and more with each choice. */
export interface ClockInfo {
  seconds: number;
  increment: number;
}

/** What a seat asks the others for. */
export interface Proposal {
  number: number;
  what: string;
  seat: number;
  about?: number;
  agreed?: number[];
}

/** All that everybody may know about a table besides the game on it. Sent when it changes. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  host: string;
  public: boolean;
  watch: boolean;
  live: boolean;
  window: number;
  hints: boolean;
  patience: number;
  clock?: ClockInfo | null;
  paused?: boolean;
  proposal?: Proposal | null;
  commitment?: string;
  seed?: string;
  salt?: string;
  ranks?: number[] | null;
  rematch?: string;
  of?: string;
  hushed?: boolean;
  watching?: number;
  host_name?: string;
  closed?: string;
  rated?: boolean;
  cup?: string;
}

/** A sentence: a key of the word files, its blanks (name -> [type, number]), and the clause behind it. */
export interface Words {
  key: string;
  clause?: string;
  args?: Record<string, [string, number]>;
  told?: boolean;
}

/** One thing that may be chosen. */
export interface Choice {
  choice: number;
  value: number;
  words: Words;
}

/** The question put to your seat. */
export interface Asked {
  number: number;
  kind: string;
  words: Words;
  choices: Choice[];
  window?: number;
}

/** What a seat sees now, and what it is asked. */
export interface Scene {
  view: Record<string, unknown>;
  question: Asked | null;
}

/** The table through the eyes of one of your seats (null: a spectator), and what happened since the last update. `at` counts all events these eyes have seen: `at - len(events)` were there before. In a new `era` (something was taken back) or with `whole`, forget the events you have. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  era: number;
  at: number;
  events: Words[];
  scene: Scene;
  whole?: boolean;
  number?: number;
}

/** A sentence with blanks. */
export interface Saying {
  key: string;
  clause?: string;
  blanks?: ([string, string])[];
}

/** All that can be said at tables of a game, once for a socket that takes changes. In a `change`, `[number, ...]` is a sentence: its number in this list, from 0, and what stands in its blanks. */
export interface Sayings {
  type: "sayings";
  game: string;
  sayings: Saying[];
}

/** The question put to your seat, as `Asked`. */
export interface AskedBriefly {
  number: number;
  kind: string;
  first: number;
  words: number[];
  choices: number[][];
  window?: number;
}

/** Instead of `update`, for sockets that take changes: what is not as it was in the scene before. It goes on from the scene of the same seat, in the same era, whose `number` was less by one. If you don't have that one, `watch` again without a mark: everything comes whole. */
export interface Change {
  type: "change";
  table: string;
  seat: number | null;
  era: number;
  at: number;
  number: number;
  events?: number[][];
  view?: Record<string, unknown>;
  question?: AskedBriefly | null;
}

/** Something said. */
export interface ChatLine {
  name: string;
  at: number;
  seat?: number;
  text?: string;
  phrase?: string;
}

/** Chat from message number `since` on. */
export interface Chat {
  type: "chat";
  table: string;
  since: number;
  said: ChatLine[];
}

/** What you asked for with that id has happened and is written down. */
export interface Done {
  type: "done";
  id: number;
  table?: string;
}

/** Why a choice is not offered; null: it is. */
export interface Reason {
  type: "reason";
  id: number;
  words: Words | null;
}

/** An answer to the question that can't be chosen now, in words (null: it has none at this table), and why. */
export interface NotOffered {
  choice: number;
  words: Words | null;
  reason: Words;
}

/** About the question put to your seat, from nothing but what the seat may know. */
export interface Outlook {
  type: "outlook";
  id: number;
  number: number;
  era: number;
  final: number[];
  refused: NotOffered[];
}

/** What a bot expects of a choice. */
export interface Expects {
  choice: number;
  worth: number;
}

/** What a bot would answer to that question of your seat. */
export interface Advice {
  type: "advice";
  id: number;
  number: number;
  era: number;
  choice: number;
  expects?: Expects[];
}

/** What a seat may expect, by games that were played on to their end. */
export interface Stake {
  won: number;
  place: number;
  points: number;
}

/** Something that comes before the seat's next choice: the share of games, after the one choice and the other. */
export interface Follows {
  words: Words;
  mine: number;
  better: number;
}

/** What a good bot thinks of that choice of your seat, from what the seat could see when it chose. Without `better` there is nothing to say: it would have done the same, or can't be sure. All else comes from as many games played on after either choice, in the same imagined worlds, with the same luck. */
export interface Coached {
  type: "coached";
  id: number;
  number: number;
  era: number;
  choice: number;
  better?: number | null;
  games?: number;
  mine?: Stake[];
  instead?: Stake[];
  follows?: Follows[];
}

/** A game that the seat could be in, as `posse.kernel.codec.load` reads it. */
export interface World {
  type: "world";
  id: number;
  world: Record<string, unknown>;
}

/** What you asked for has not happened. `words` says why, `text` the same in English. */
export interface Error {
  type: "error";
  id: number;
  words: Words;
  text: string;
}

/** POST /api/guests: a name, and the password if the server has one. */
export interface NewGuest {
  name: string;
  password?: string;
}

/** POST /api/me: be called otherwise. Seats that you have taken keep the name you took them with. */
export interface NewName {
  name: string;
}

/** POST /api/me/follow and /api/me/whose: what stands behind `/me/` in a personal link. */
export interface Link {
  link: string;
}

/** POST /api/me/leave: sign out here, or everywhere: then unused links are void, too. Sockets are closed. */
export interface SignOut {
  everywhere?: boolean;
}

/** POST /api/tables: make a table. `bots` names a level, or empty, for each seat; `sit` are seats you take. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  public?: boolean;
  watch?: boolean;
  live?: boolean;
  window?: number;
  clock?: ClockInfo | null;
  hints?: boolean;
  patience?: number;
  rated?: boolean;
  bots?: string[];
  sit?: number[];
}

/** POST /api/tables/ID/branch: go on from after so many choices, on that seat, against bots of a level. */
export interface Branch {
  upto: number;
  seat: number;
  level?: string;
}

/** POST /api/me/settings: what you have settled; it follows you to all your devices. What is left out stays. */
export interface Settings {
  language?: "en" | "pl" | null;
  theme?: "auto" | "contrast" | "dark" | "light" | null;
  palette?: "safe" | "usual" | null;
  speed?: "fast" | "off" | "slow" | "usual" | null;
  guide?: boolean | null;
  clauses?: boolean | null;
  confirm?: boolean | null;
  coach?: boolean | null;
  zoom?: number | null;
  sounds?: "auto" | "off" | "on" | null;
  quiet?: number[] | null;
  zone?: string | null;
  honour?: boolean | null;
  profile?: "all" | "friends" | "nobody" | null;
  gather?: number | null;
}

/** POST /api/me/ways: a way to be called when it is your turn and you don't look at the table. */
export interface NewWay {
  kind: "discord" | "mail" | "ntfy" | "push" | "slack";
  address: string;
}

/** POST /api/me/ways/drop, /api/me/ways/try: one of your ways: forget it; send a message there now. */
export interface WayName {
  way: string;
}

/** POST /api/tables/ID/channel: where a table tells whose turn it is; only its host may say. */
export interface NewChannel {
  kind: "discord" | "ntfy" | "slack";
  address: string;
}

/** POST /api/confirm: what stood behind `/mail/` in the link of a mail. */
export interface Signed {
  token: string;
}

/** POST /api/recover: a link that signs in, to an address that a guest has confirmed; nobody is told whether. */
export interface Recover {
  mail: string;
  password?: string;
}

/** POST /api/me/moments: keep a moment of a game that is over. */
export interface NewMoment {
  table: string;
  upto: number;
  seat?: number | null;
  note?: string;
}

/** POST /api/me/moments/drop: keep it no longer. */
export interface MomentName {
  moment: string;
}

/** POST /api/friends, /api/friends/whose: what stands behind `/friend/` in somebody's link. */
export interface FriendLink {
  link: string;
}

/** POST /api/friends/drop: be friends no longer. */
export interface FriendName {
  guest: string;
}

/** POST /api/tables/ID/invite: ask a friend to this table, or all of a group of yours. */
export interface Invite {
  guest?: string;
  group?: string;
}

/** POST /api/invites/drop: not this time. */
export interface InviteName {
  table: string;
}

/** POST /api/groups: a group that meets again and again. */
export interface NewGroup {
  name: string;
}

/** POST /api/groups/ID/join: what stands behind `?key=` in its link. */
export interface GroupKey {
  key: string;
}

/** POST /api/cups: a tournament, in rounds by the Swiss system. You run it; whoever has its link may enter. */
export interface NewCup {
  name: string;
  game: string;
  seats: number;
  rounds: number;
  options?: Record<string, unknown>;
  live?: boolean;
  rated?: boolean;
}

/** POST /api/me/sessions/end: sign out there; without a session, everywhere but here. Sockets are closed. */
export interface EndSession {
  session?: string;
}

/** POST /api/me/passkeys: what `navigator.credentials.create` has given, as JSON. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** POST /api/me/passkeys/name, /api/me/passkeys/drop: call one otherwise; forget one. */
export interface PasskeyName {
  passkey: string;
  name?: string;
}

/** POST /api/passkey: what `navigator.credentials.get` has given, as JSON; it says who you are. Answered by `Guest`. The password is wanted only if the server has another one since the passkey was last used. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  password?: string;
}

/** POST /api/me/forget: everything about you is deleted. `name` is your name as it is now, so that nobody does it by mistake. */
export interface Farewell {
  name: string;
}

/** Who you are. The token is told once; browsers keep it in a cookie instead. */
export interface Guest {
  guest: string;
  name: string;
  token?: string;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  live: boolean;
  changed: number;
  rated?: boolean;
  yours?: number[];
  turns?: number[];
}

/** Somebody wants you at their table, which still has a free seat. */
export interface InviteLine {
  table: string;
  game: string;
  by: string;
  seats: number;
  free: number;
  live?: boolean;
  rated?: boolean;
}

/** GET /api/me: who you are, and the tables where you sit or which you host. */
export interface Me {
  guest: string;
  name: string;
  tables: TableLine[];
  settings: Settings;
  invites: InviteLine[];
}

/** A link that makes another device yours, when it is opened there: `/me/…`. */
export interface PersonalLink {
  link: string;
}

/** A table was made: its id, and its link on this server, `/t/…`. */
export interface NewPlace {
  table: string;
  link: string;
}

/** A way to play: its values for this number of seats, and the usual one. */
export interface OptionInfo {
  name: string;
  values: unknown[];
  usual: unknown;
  clause: string;
}

/** A kind of question: its answers are the choices `first` to `first + size - 1`. */
export interface KindInfo {
  name: string;
  first: number;
  size: number;
  window?: boolean;
}

/** A game of the catalog. Options are given for each number of seats. */
export interface GameInfo {
  game: string;
  version: number;
  seats: number[];
  options: Record<number, OptionInfo[]>;
  levels: string[];
  choices: number;
  kinds: KindInfo[];
  names: Record<string, string[]>;
  title: Record<string, string>;
  about: Record<string, string>;
  lesson: boolean;
  board: boolean;
}

/** GET /api/games/GAME/figures: by name, the positions that its guide shows. */
export interface Figure {
  scene: Scene;
  seat: number | null;
  shape: number[];
  pick?: string[];
}

/** GET /api/tables/ID/replay: the table after so many choices, through the eyes of a seat. */
export interface Moment {
  table: string;
  upto: number;
  choices: number;
  seat: number | null;
  events: Words[];
  scene: Scene;
}

/** GET /api/tables/ID/story: a game that is over, through the eyes of a seat, from its first moment to its last. */
export interface Story {
  table: string;
  seat: number | null;
  first: Record<string, unknown>;
  steps: (Record<string, unknown>)[];
  events: Words[];
  counts: number[];
}

/** A moment of a game: what each seat could expect, by so many games played on from there (0: it was over). */
export interface ChancePoint {
  upto: number;
  games: number;
  seats: Stake[];
}

/** A choice that has turned the game, by more than the noise of the games. */
export interface ChanceTurn {
  upto: number;
  seat: number;
  words: Words;
  rises: number[];
}

/** GET /api/tables/ID/chances: how a game went that is over, as far as is known; ask again while it is not done. The games are played on from the true positions, hidden cards and all, with new luck: so these are the chances as somebody knew them who saw everything but what was to come. */
export interface Chances {
  table: string;
  choices: number;
  points: ChancePoint[];
  turns: ChanceTurn[];
  counts: boolean;
  done: boolean;
}

/** A choice that the lesson makes, the learner's or another's: what it brought, and what the learner sees then. */
export interface LessonMove {
  seat: number;
  events: Words[];
  view: Record<string, unknown>;
}

/** What the guide says, and what is done about it. */
export interface LessonStep {
  key: string;
  point: string[];
  scene: Scene;
  meant: number[];
  reasons: Record<number, string>;
  moves: LessonMove[];
}

/** GET /api/games/GAME/lesson: a first game with a guide, the same for everybody. */
export interface Lesson {
  game: string;
  seat: number;
  players: string[];
  events: Words[];
  steps: LessonStep[];
}

/** GET /api/games/GAME/lesson/try?step=N&choice=C: what comes of a choice at a step, counted from 0. */
export interface Tried {
  events: Words[];
  view: Record<string, unknown>;
}

/** What was asked for has not happened: why, for programs, and the same in English. */
export interface Refusal {
  words: Words;
  text: string;
}

/** A way to be called. */
export interface WayInfo {
  way: string;
  kind: string;
  label: string;
  state: string;
  made: number;
}

/** GET /api/me/ways: how you are called, and how you could be. */
export interface Ways {
  ways: WayInfo[];
  push: string;
  mail: boolean;
  hooks: boolean;
}

/** GET /api/tables/ID/channel: where a table tells whose turn it is; for its host. */
export interface Channel {
  way: WayInfo | null;
  hooks: boolean;
}

/** One seat of a game that is over. */
export interface PlayLine {
  name: string;
  rank: number;
  guest?: string;
  bot?: string;
  role?: string;
  left?: boolean;
}

/** A game that is over. */
export interface GameLine {
  table: string;
  game: string;
  kind: string;
  ended: number;
  length: number;
  choices: number;
  plays: PlayLine[];
  live?: boolean;
  yours?: number[];
}

/** How often, and how often with success. */
export interface Tally {
  played: number;
  won: number;
}

/** Somebody whom you have played against. */
export interface Rival {
  name: string;
  guest: string;
  played?: number;
  ahead?: number;
  behind?: number;
}

/** What you did in one game. Where you held several seats, it does not count. */
export interface GameDeeds {
  game: string;
  all: Tally;
  length: number;
  choices: number;
  seats: Record<number, Tally>;
  roles: Record<string, Tally>;
  bots: Record<string, Tally>;
  rivals: Rival[];
}

/** A moment of a game that you have kept. */
export interface MomentLine {
  moment: string;
  table: string;
  game: string;
  upto: number;
  seat: number | null;
  note: string;
  made: number;
}

/** A rating, from rated games. */
export interface RatingLine {
  game: string;
  pool: string;
  points: number;
  games: number;
}

/** GET /api/me/deeds: what you did, as only you see it. */
export interface Deeds {
  games: GameLine[];
  stats: GameDeeds[];
  moments: MomentLine[];
  ratings: RatingLine[];
}

/** Somebody on the board of honour. */
export interface HonourLine {
  name: string;
  points: number;
  games: number;
  guest?: string;
  bot?: string;
}

/** GET /api/honour: for each game and pool, the best of those who want to stand there. */
export interface Honours {
  game: string;
  pool: string;
  best: HonourLine[];
}

/** GET /api/guests/GUEST: what somebody shows of themselves. */
export interface Somebody {
  guest: string;
  name: string;
  stats: GameDeeds[];
  ratings: RatingLine[];
}

/** A friend, or somebody of a group. */
export interface FriendLine {
  guest: string;
  name: string;
}

/** A group in a list. */
export interface GroupLine {
  group: string;
  name: string;
  members: number;
}

/** GET /api/friends: those with whom you play. */
export interface Company {
  friends: FriendLine[];
  groups: GroupLine[];
}

/** How a member stands. */
export interface GroupScore {
  guest: string;
  name: string;
  games: number;
  won: number;
  points: number;
}

/** GET /api/groups/ID: a group, for those who belong to it. To others it tells its name, if they have the key. */
export interface Group {
  group: string;
  name: string;
  member: boolean;
  key: string;
  score: GroupScore[];
  games: GameLine[];
}

/** A tournament in a list. */
export interface CupLine {
  cup: string;
  name: string;
  game: string;
  state: string;
  round: number;
  rounds: number;
}

/** How somebody stands. */
export interface CupScore {
  guest: string;
  name: string;
  points: number;
  against: number;
  games: number;
  byes: number;
  gone: boolean;
}

/** Somebody at a table of a tournament. */
export interface CupSeat {
  guest: string;
  name: string;
  rank: number;
}

/** A table of a tournament; without a name for it, those who sit out. */
export interface CupTable {
  round: number;
  table: string;
  status: string;
  seats: CupSeat[];
}

/** GET /api/cups/ID: a tournament, for whoever has its link. */
export interface Cup {
  cup: string;
  name: string;
  game: string;
  seats: number;
  rounds: number;
  round: number;
  state: string;
  live: boolean;
  rated: boolean;
  runs: boolean;
  entered: boolean;
  standings: CupScore[];
  tables: CupTable[];
}

/** GET /api/me/sessions: a device on which you are signed in. */
export interface Session {
  session: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A passkey of yours; the server has its public half. */
export interface Passkey {
  passkey: string;
  name: string;
  site: string;
  made: number;
  used: number;
}

/** GET /api/me/passkeys: yours. */
export interface Passkeys {
  passkeys: Passkey[];
}

/** POST /api/me/passkeys/begin, POST /api/passkey/begin: what a browser's `navigator.credentials` wants to be given. Good for five minutes and for one use. */
export interface Ceremony {
  options: Record<string, unknown>;
}

export type FromClient = Watch | Leave | Sit | Stand | SeatBot | Start | Pledge | Reveal | Answer | Why | Look | Hint | Coach | Imagine | Undo | Propose | Vote | Resume | Concede | Order | Singles | Say | Mute | Kick | Close | Rematch | Ping;
export type FromServer = Welcome | TableInfo | Update | Sayings | Change | Chat | Done | Reason | Outlook | Advice | Coached | World | Error;
