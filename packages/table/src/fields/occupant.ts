import type { Level, Millis, Personality } from '@saloon/kernel';
import type { SeatInfo, UserId } from '@saloon/protocol';
import type { Share } from '@saloon/recording';
import type { OpenedChair } from '../log/entry.ts';
import { IDLE_ANSWER_MS } from './idle-times.ts';

/** The default level of stand-ins. */
export const STAND_IN: Level = 'normal';

export type Person = {
  readonly type: 'person';
  readonly user: UserId;
  readonly name: string;
  /** A third-party bot. */
  readonly isBot: boolean;
  isHere: boolean;
  /** When the person left. */
  goneAt: Millis;
  isReady: boolean;
  standIn: Level | undefined;
  /** When the person last connected, sat down, or sent a command. */
  seenAt: Millis;
  /** When the table asked whether this person is still there, until they answer. */
  askedAt: Millis | undefined;
  /** How often in a row this person has run out of time. */
  late: number;
  /** Stood up during the game: only `sit` brings this person back. */
  hasStood: boolean;
  /** The round of the tournament is over: a bot plays to the end, and this person hasn't left. */
  isRoundOver?: true;
  /** The round trip that the game knows. */
  roundTrip: Millis | undefined;
  /** The seal of this person's share of the shuffle, and the share once it is revealed. */
  readonly seal: string | undefined;
  share: Share | undefined;
  /** The same for the next table. */
  nextSeal: string | undefined;
};

/** Who has a seat. */
export type Occupant =
  | { readonly type: 'empty' }
  | { readonly type: 'bot'; readonly name: string; readonly level: Level; readonly personality?: Personality }
  | Person;

export const EMPTY: Occupant = Object.freeze({ type: 'empty' });

export const personOf = (
  user: UserId,
  name: string,
  at: Millis,
  isReady = false,
  isBot = false,
  seal: string | undefined = undefined,
): Person => ({
  type: 'person',
  user,
  name,
  isBot,
  isHere: false,
  goneAt: at,
  isReady,
  standIn: undefined,
  seenAt: at,
  askedAt: undefined,
  late: 0,
  hasStood: false,
  roundTrip: undefined,
  seal,
  share: undefined,
  nextSeal: undefined,
});

export const occupantFrom = (opened: OpenedChair): Occupant =>
  opened.type === 'person'
    ? personOf(opened.user, opened.name, 0, opened.isReady, opened.isBot, opened.seal)
    : { ...opened };

/** The level of the bot that decides for this seat; undefined if a person does. */
export const botLevelOf = (occupant: Occupant): Level | undefined =>
  occupant.type === 'bot' ? occupant.level : occupant.type === 'person' ? occupant.standIn : undefined;

/** The personality of a bot. Stand-ins have none. */
export const personalityOf = (occupant: Occupant | undefined): Personality | undefined =>
  occupant?.type === 'bot' ? occupant.personality : undefined;

/** The seats of people who have left, or for whom a bot plays. */
export const seatsLeft = (occupants: readonly Occupant[]): readonly number[] =>
  occupants.flatMap((occupant, i) =>
    occupant.type === 'person' &&
    (occupant.hasStood || (occupant.standIn !== undefined && occupant.isRoundOver !== true))
      ? i
      : [],
  );

export const seatInfo = (occupant: Occupant): SeatInfo =>
  occupant.type === 'person'
    ? {
        type: 'person',
        name: occupant.name,
        isHere: occupant.isHere && !occupant.hasStood,
        isReady: occupant.isReady,
        standIn: occupant.standIn,
        ...(occupant.askedAt === undefined ? {} : { askedUntil: occupant.askedAt + IDLE_ANSWER_MS }),
        ...(occupant.isBot ? { isBot: true } : {}),
      }
    : occupant;
