import type { Millis, Seat, Seed, Viewer } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, TableInfo, UserId, Version } from '@saloon/protocol';
import type { HintAsked } from './bots/hints.ts';
import type { ReactionTimes } from './clocks/reaction-times.ts';
import type { Opening } from './fields/opening.ts';
import type { Row, Seating } from './fields/seating.ts';
import type { Entry } from './log/entry.ts';
import type { GameResult } from './scene/result.ts';
import type { Snapshot } from './scene/snapshot.ts';
import type { BotReply, Question } from './thinking/question.ts';
import type { Broadcast, Watcher } from './watching/broadcast.ts';

/** A refusal changes nothing. `at` is the path of the invalid field, if there is one: `options.rounds`. */
export type Refused = { readonly ok: false; readonly code: string; readonly at?: string };
export type Answer = { readonly ok: true; readonly version: Version } | Refused;

/**
 * One table being played: an actor without socket, disk or clock. Everything that changes it is an `Entry`. The host
 * (a server, or a worker in the browser) takes the new entries, makes them durable, and only then sends the messages.
 * Times are whole milliseconds on the table's own clock, which the host keeps: 0 when the table is opened, never going
 * back. After a crash the clock continues from `now`, or the downtime counts.
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
  /** How many times cards were dealt: latency is measured again then (WB-TIME). */
  readonly deals: number;
  /** How many races have begun: the signal is in the next steps, and latency is measured around it (WB-TIME-2). */
  readonly races: number;
  /** Does this game have races? Only then does latency matter. */
  readonly hasRaces: boolean;
  readonly isRacing: boolean;
  /** The round trip that the game was last told; undefined for who sits nowhere. */
  latencyOf(user: UserId): Millis | undefined;
  /** Who sits where: the same object until that changes. */
  readonly seating: Seating;
  /** Who owes a decision: no seat before the deal; after the end, those who were asked for a rematch. */
  readonly toAct: readonly Seat[];
  /** When the time for it runs out, on the table's clock; undefined if no clock runs. */
  readonly deadline: Millis | undefined;
  /** The result of the game, once it is over. */
  readonly result: GameResult | undefined;
  /** Everyone who is present according to the log: after a crash the host reports who has left. */
  readonly here: readonly UserId[];
  /** The seat of this person, or a spectator's place. `undefined` when the person may not even watch. */
  viewerOf(user: UserId): Viewer | undefined;
  /** Why people for whom that is undefined aren't shown the table. */
  readonly whyGone: 'no-watching' | 'match-off';

  /** Is this a retry of something that has been done? */
  isAnswered(user: UserId, id: string): boolean;
  /**
   * A command of a person who has joined. A repeated id is never carried out twice, nor after a refusal: it gets the
   * same reply.
   */
  command(user: UserId, name: string, id: string, command: TableCommand, at: Millis): Answer;
  /** A person has connected, or their last connection has closed. */
  presence(user: UserId, isHere: boolean, at: Millis): void;
  /** A person has a new name. */
  rename(user: UserId, name: string, at: Millis): void;
  /**
   * The round trip measured to a person's browser (WB-TIME-2); the game gets it before its next input. Returns true if
   * something was due meanwhile.
   */
  lag(user: UserId, roundTrip: Millis, at: Millis): boolean;
  /**
   * A person's page has shown this version. Bots and the clocks of questions wait for it, within bounds. Returns true if
   * something was played or is due at another time now.
   */
  shown(user: UserId, version: Version, at: Millis): boolean;
  /** Does the game go on though nobody is there: in a tournament, or at the end of duplicate play? */
  readonly playsOnAlone: boolean;
  /** The time for a deal of duplicate play is over: a stand-in finishes it. */
  closeDeal(at: Millis): void;
  /** Where reaction times are noted. A game that starts with a person who is marked there has sealed races. */
  noteReactions(times: ReactionTimes): void;
  /** Plays everything that is due: clocks, bots, stand-ins, delayed spectators. */
  wake(at: Millis): void;
  /**
   * The reply to a question that `Thinkers` answered with `'later'`. Each such question needs a reply: the game's
   * clocks stand still until it comes. A reply to an outdated question is ignored.
   */
  decide(question: Question, reply: BotReply, at: Millis): void;
  /** Does a bot that owes a decision still think about it? */
  readonly isThinking: boolean;
  /** The question for `findHint`, or why this player can't get a hint. */
  hint(user: UserId, at: Millis): HintAsked;
  /** When `wake` has something to do next. */
  nextWake(): Millis | undefined;

  /** How to open the next table once everyone has agreed to a rematch, with seats rotated by one. */
  next(id: TableId, seed: Seed): Opening | undefined;
  /** Tells everyone at the table where the next one is. */
  setNext(id: TableId, at: Millis): void;

  /**
   * The table as its entries so far make it, as plain JSON for `restoreTable`: write it out before anything else happens
   * here. Entries that were not taken yet are in it.
   */
  snapshot(): Snapshot;
  /** Entries since the last call, in order, for the store. */
  takeEntries(): readonly Entry[];
  /**
   * The messages for each attached viewer since the last call. Take them together with the entries, and send them once
   * those are durable.
   */
  takeMessages(): readonly Broadcast[];
  /**
   * People who sat down, stood up, or may no longer watch, since the last call. Those who listen need a new `attach`,
   * or must be removed (`viewerOf` says which).
   */
  takeReseated(): readonly UserId[];
  /**
   * Adds this person's viewer to those who get messages. Returns the whole table as it may see it, with what happened
   * since `since`. Changes nothing at the table. Messages that `takeMessages` returns next were for earlier listeners:
   * send them first, to those only.
   */
  attach(user: UserId, at: Millis, since?: Version, as?: 'screen'): ServerMessage;
  /** Removes a viewer that nobody listens with any more. */
  detach(watcher: Watcher): void;
  /** May this person show the table on a big screen? */
  mayShow(user: UserId): boolean;
  /** The people whose big screens show the table now. Each needs `mayShow`; `takeReseated` says when it changes. */
  setScreens(users: readonly UserId[], at: Millis): void;
}
