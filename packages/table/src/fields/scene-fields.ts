import type { FindGame } from '@saloon/catalog';
import { type Input, type Millis, type Reaction, type Seat, seatsOf } from '@saloon/kernel';
import type { Comment, Consent, TableId, UserId, Version, Watching } from '@saloon/protocol';
import { Chat } from '../chat/chat.ts';
import type { Play } from '../game/play.ts';
import type { Change } from '../log/entry.ts';
import type { Fixed } from './fixed.ts';
import { type Occupant, occupantFrom, type Person } from './occupant.ts';
import type { SeatRequest, Someone } from './seating.ts';

/** When the shuffle was settled, and the names at that moment: later renames don't count. */
export type Settled = { readonly at: Millis; readonly names: readonly string[] };

export const NO_REACTIONS: readonly Reaction[] = Object.freeze([]);

/** The data of a scene, and who sits where. `Scene` applies entries to it. */
export class SceneFields {
  fixed: Fixed;
  /** Finds games by id: the host may choose another one before the deal. */
  readonly find: FindGame;
  readonly occupants: Occupant[];
  host: Someone;
  /** When the host left; undefined while present. */
  hostGoneAt: Millis | undefined = 0;
  watching: Watching;
  /** Who watches now. This isn't in the entries, and a rebuilt table has no spectators. */
  spectators = new Set<UserId>();
  /** The count that `info` shows: it follows `spectators` when the table calls `showSpectators`. */
  shownSpectators = 0;
  /** Does a big screen show the table? This isn't in the entries either. */
  hasScreen = false;
  play: Play | undefined = undefined;
  /** When the shuffle was settled, and the names at that moment. */
  settled: Settled | undefined = undefined;
  undo: Consent | undefined = undefined;
  /** The inputs that were taken back last. */
  takenBack: readonly Input<unknown>[] = [];
  /** The seats of people who had left when the game ended. */
  gone: readonly number[] = [];
  /** Who asks for the seat of a person who is away. */
  seatRequest: SeatRequest | undefined = undefined;
  rematch: Consent | undefined = undefined;
  /** When a rematch was first proposed. */
  rematchAt: Millis = 0;
  next: TableId | undefined = undefined;
  /** When the game last advanced: by the deal, a move, or a timer. */
  playedAt: Millis = 0;
  chat = new Chat();
  comments: readonly Comment[] = [];

  /** The time of the last entry. */
  at: Millis = 0;
  /** Grows with every entry. */
  ticks = 0;
  /**
   * Grows with every entry that everyone at the table may know of. Hidden entries don't count, so that the numbers
   * reveal nothing.
   */
  version: Version = 0;
  /**
   * Events that aren't sent yet, with a `TakenBack` after those that were voided; collected only while a viewer
   * listens.
   */
  fresh: unknown[] = [];
  /** How many times cards were dealt. */
  deals = 0;
  /** How many races have begun. */
  races = 0;
  hasListeners = false;
  /** The reaction times of a race that the last input ended. */
  reactions: readonly Reaction[] = NO_REACTIONS;

  constructor(
    fixed: Fixed,
    opened: Pick<Change & { readonly type: 'opened' }, 'chairs' | 'host' | 'watching'>,
    find: FindGame,
  ) {
    this.fixed = fixed;
    this.find = find;
    this.occupants = opened.chairs.map(occupantFrom);
    this.host = opened.host;
    this.watching = opened.watching;
  }

  get phase(): 'waiting' | 'playing' | 'over' {
    if (this.play === undefined) return 'waiting';
    return this.play.outcome === undefined ? 'playing' : 'over';
  }

  /**
   * The teams that can chat among themselves; undefined before the deal, in games without teams, or if the table
   * forbids it.
   */
  get teams(): readonly (readonly Seat[])[] | undefined {
    if (this.fixed.options.teamChat === false) return undefined;
    return this.play && this.fixed.game.teams?.(this.play.state);
  }

  seatOf(user: UserId): Seat | undefined {
    for (const seat of seatsOf(this.occupants.length)) {
      const occupant = this.occupants[seat];
      if (occupant?.type === 'person' && occupant.user === user) return seat;
    }
    return undefined;
  }

  personAt(seat: Seat): Person {
    const occupant = this.occupants[seat];
    if (occupant?.type !== 'person')
      throw new Error(`Cannot find a person: seat ${seat} is ${occupant?.type ?? 'not there'}`);
    return occupant;
  }
}
