import type { GameId, Millis, Seat, Seed, Viewer } from '@saloon/kernel';
import type {
  ClientMessage,
  ServerMessage,
  TableCommand,
  TableId,
  TableInfo,
  UserId,
  Version,
  Watching,
} from '@saloon/protocol';
import type { Before, Entry } from './entry.ts';
import type { HintAsked } from './hints.ts';
import type { Row } from './info.ts';
import type { ReactionTimes } from './reaction-times.ts';
import type { Snapshot } from './snapshot.ts';
import type { BotReply, Question } from './thinking/question.ts';

export type Someone = { readonly user: UserId; readonly name: string };
/** Somebody who has a seat; programs have said that they are one. */
export type Sitter = Someone & { readonly isBot?: true; readonly seal?: string };

/** Who sits at a table, by seat: the person's id, or nothing for a bot and a free seat; the name, or nothing for a free one. */
export type Seating = {
  readonly game: GameId;
  readonly title: string;
  readonly pace: string | undefined;
  readonly isPrivate: boolean;
  readonly people: readonly (UserId | '')[];
  readonly names: readonly string[];
};

/** Who opens a table, with what. */
export type Opening = {
  readonly id: TableId;
  readonly seed: Seed;
  readonly host: Sitter;
  readonly request: Extract<ClientMessage, { type: 'open-table' }>;
  /** People who have a seat from the start, in seats that the request leaves open: those who agreed to a rematch. */
  readonly guests?: readonly (Sitter & { readonly seat: Seat })[];
  readonly watching?: Watching;
  /** The host and the guests have said that they want to play: the game begins when all are there. */
  readonly isReady?: boolean;
  /** The game it plays on from, where it is no new one. */
  readonly before?: Before;
};

/** What came of a command: entries that have to be durable before anybody is told, or a refusal and nothing else. */
/** `at` is the field of the command that is wrong, where one is, as a path: `options.rounds`. */
export type Refused = { readonly ok: false; readonly code: string; readonly at?: string };
export type Answer = { readonly ok: true; readonly version: Version } | Refused;

/**
 * One table being played: an actor without socket, disk or clock. Everything that changes it is an `Entry`; the host
 * (a server, or a worker in the browser) takes the new entries, makes them durable, and only then sends the messages.
 * Times are whole milliseconds on the table's own clock, which the host keeps: 0 when the table is opened, never going
 * back. A host that comes back after a crash goes on from `now`, or lets the time it was down pass.
 */
export interface TableActor {
  readonly id: TableId;
  readonly version: Version;
  readonly host: UserId;
  /** The time of the last entry. */
  readonly now: Millis;
  readonly info: TableInfo;
  /** The row of the lobby, while the table belongs there: the same object until something in it changes. */
  readonly row: Row | undefined;
  /** Does it wait without anybody seated, and without its host? */
  readonly isEmpty: boolean;
  /** How often cards were dealt, which is when lines are measured afresh (WB-TIME). */
  readonly deals: number;
  /** How often a race has begun: its signal is in the steps told next, and connections are measured around it (WB-TIME-2). */
  readonly races: number;
  /** Does it ever come to milliseconds here? Nowhere else have lines to be measured. */
  readonly hasRaces: boolean;
  /** Who sits where: the same object until that changes. */
  readonly seating: Seating;
  /** Who owes a decision now: nobody before the deal, and after the end those who were asked to play again. */
  readonly toAct: readonly Seat[];
  /** When the time for that runs out, on the table's clock; `undefined` where none runs. */
  readonly deadline: Millis | undefined;
  /** Everybody whose presence was told and not taken back: after a crash the host tells who of them is gone. */
  readonly here: readonly UserId[];
  /** The seat of this person, or a spectator's place. `undefined` when the person may not even watch. */
  viewerOf(user: UserId): Viewer | undefined;

  /** Is this a retry of something that has been done? */
  isAnswered(user: UserId, id: string): boolean;
  /**
   * A command of somebody who has joined. The same person's same id is never played twice, nor after it was refused: it is
   * answered as before.
   */
  command(user: UserId, name: string, id: string, command: TableCommand, at: Millis): Answer;
  /** Somebody's connections: the first one has come, or the last one has gone. */
  presence(user: UserId, isHere: boolean, at: Millis): void;
  /** Somebody is called something else now, wherever they sit. */
  rename(user: UserId, name: string, at: Millis): void;
  /**
   * The round trip measured to somebody's browser, as the game's rules ask for it (WB-TIME-2); the game is told before its
   * next input. `true` when something was due meanwhile.
   */
  lag(user: UserId, roundTrip: Millis, at: Millis): boolean;
  /** Where reaction times are noted. A game that starts with a person who is marked there has sealed races. */
  noteReactions(times: ReactionTimes): void;
  /** Plays everything that is due: clocks, bots, stand-ins, delayed spectators. */
  wake(at: Millis): void;
  /**
   * A bot has thought a question through that its `Thinkers` answered with `'later'`. Every such question needs a reply:
   * the game's clocks stand still until it comes. Nothing comes of a reply to a question that is another one by now.
   */
  decide(question: Question, reply: BotReply, at: Millis): void;
  /** Does a bot that owes a decision still think about it? */
  readonly isThinking: boolean;
  /** What to think about with `findHint` for somebody who plays and wants a hint; or why there is none. */
  hint(user: UserId, at: Millis): HintAsked;
  /** When `wake` has something to do next. */
  nextWake(): Millis | undefined;

  /** How to open the next table, once everybody has agreed to a rematch: seats rotated by one. */
  next(id: TableId, seed: Seed): Opening | undefined;
  /** The next table is open: everybody is told where. */
  setNext(id: TableId, at: Millis): void;

  /**
   * The table as its entries so far make it, as plain JSON for `restoreTable`: write it out before anything else happens
   * here. Entries that were not taken yet are in it.
   */
  snapshot(): Snapshot;
  /** Entries since the last call, in order, for the store. */
  takeEntries(): readonly Entry[];
  /**
   * What each viewer has to be told since the last call; only of viewers that are attached. Take them together with the
   * entries, and send them once those are durable.
   */
  takeMessages(): readonly Broadcast[];
  /**
   * People whose place has changed since the last call: they sat down, stood up, or may no longer watch. Whoever of them
   * listens has to be attached again, or told that they are out (`viewerOf` says which).
   */
  takeReseated(): readonly UserId[];
  /**
   * From now on this person's viewer is told; answers the whole of what it may know, with what happened since `since`.
   * It changes nothing at the table.
   * Messages that `takeMessages` answers next were for those who listened before: send them first, to those only.
   */
  attach(user: UserId, at: Millis, since?: Version): ServerMessage;
  /** Nobody with this view listens any more. */
  detach(viewer: Viewer): void;
}

/** A step for everybody with this view, as JSON. */
export type Broadcast = { readonly to: Viewer; readonly version: Version; readonly text: string };
