import type { OptionSpec } from '@saloon/kernel';
import { MAX_SEATS, TIMES } from './data.ts';

/**
 * The number and sizes of the teams. `auto` makes two teams of 2, 4, 5 or 6 seats, and three of 3 or of 7 and more. `auto`,
 * `two` and `three` split as equally as possible; the others name their sizes.
 */
export const TEAMS = ['auto', 'two', 'three', '3-1', '3-1-1', '3-2-1', '3-3-1'] as const;
export type Teams = (typeof TEAMS)[number];

/** Thousands of dollars, in steps of a bail token. */
export const TARGETS = [
  '500',
  '550',
  '600',
  '650',
  '700',
  '750',
  '800',
  '850',
  '900',
  '950',
  '1000',
  '1050',
  '1100',
  '1150',
  '1200',
  '1250',
  '1300',
  '1350',
  '1400',
  '1450',
  '1500',
  '1550',
  '1600',
  '1650',
  '1700',
  '1750',
  '1800',
  '1850',
  '1900',
  '1950',
  '2000',
] as const;
export type Target = (typeof TARGETS)[number];

/** The options of version 1 of the rules. */
export type OptionsV1 = {
  readonly teams: Teams;
  readonly seating: 'auto' | 'manual';
  /** With `manual` seating: the team of each seat, one digit a seat, clockwise from seat 0: 1212, 123123. */
  readonly seatTeams: number;
  readonly firstPlayer: 'random' | 'host-pick';
  /** Who begins when `firstPlayer` is not random. */
  readonly firstSeat: number;
  readonly target: Target;
  readonly pace: 'live' | 'correspondence';
  readonly allowPass: boolean;
  readonly capAgainstGuards: boolean;
  readonly sheriffCredit: boolean;
  readonly dynamiteMercy: 'vote' | 'always' | 'never';
  readonly bailTokens: 'unlimited' | 'limited';
  /** C45-LOOP-1: 0 is off. */
  readonly idleRoundLimit: number;
  /** C45-LOOP-3: 0 is off. */
  readonly maxRobberies: number;
  readonly teamHands: 'hidden' | 'shared';
  /** A private channel for each team; the table carries it. */
  readonly teamChat: boolean;
  readonly showSeenCowboys: boolean;
  /** The id of an edition the game was made with. */
  readonly edition: string;
  /** For an arming turn and a shootout turn. */
  readonly turnTimeMs: number;
  /** For every other question. */
  readonly answerTimeMs: number;
};

/** `even`: a smaller team begins with dollars of its own (C45-HEAD-1). Games of version 1 don't have the option. */
export type HeadStart = 'none' | 'even';
export type Options = OptionsV1 & { readonly headStart?: HeadStart };

/** Whether a game with these options plays by version 1 of the rules. */
export const isVersion1 = ({ headStart }: Options): boolean => headStart === undefined;

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Seconds at a live table, up to days by correspondence. */
const waiting = (usual: number) =>
  ({
    type: 'integer',
    unit: 'milliseconds',
    min: 15 * SECOND,
    max: 300 * SECOND,
    default: usual,
    variants: [{ when: { option: 'pace', is: 'correspondence' }, min: HOUR, max: 7 * DAY, default: DAY }],
  }) as const;

/** The options of version 1, for a game made with these editions. */
export const optionsV1With = (editions: readonly string[]): OptionSpec<OptionsV1> => ({
  teams: { type: 'choice', values: TEAMS, default: 'auto' },
  seating: { type: 'choice', values: ['auto', 'manual'], default: 'auto' },
  seatTeams: { type: 'integer', min: 12, max: 333_333_333, default: 1212 },
  firstPlayer: { type: 'choice', values: ['random', 'host-pick'], default: 'random' },
  firstSeat: { type: 'integer', min: 0, max: MAX_SEATS - 1, default: 0 },
  target: { type: 'choice', values: TARGETS, default: '1000' },
  pace: { type: 'choice', values: ['live', 'correspondence'], default: 'live' },
  allowPass: { type: 'boolean', default: false },
  capAgainstGuards: { type: 'boolean', default: true },
  sheriffCredit: { type: 'boolean', default: true },
  dynamiteMercy: { type: 'choice', values: ['vote', 'always', 'never'], default: 'vote' },
  bailTokens: { type: 'choice', values: ['unlimited', 'limited'], default: 'unlimited' },
  idleRoundLimit: { type: 'integer', min: 0, max: 50, default: 0 },
  maxRobberies: { type: 'integer', min: 0, max: 200, default: 0 },
  teamHands: { type: 'choice', values: ['hidden', 'shared'], default: 'hidden' },
  teamChat: { type: 'boolean', default: false },
  showSeenCowboys: { type: 'boolean', default: true },
  edition: { type: 'choice', values: editions, default: editions[0] ?? 'default' },
  turnTimeMs: waiting(TIMES.turn),
  answerTimeMs: waiting(TIMES.answer),
});

/** RULES.md section 8, in the order in which the form asks, for a game made with these editions. */
export const optionsWith = (editions: readonly string[]): OptionSpec<Required<Options>> => {
  const { teams, ...others } = optionsV1With(editions);
  return { teams, headStart: { type: 'choice', values: ['none', 'even'], default: 'none' }, ...others };
};

export const options: OptionSpec<Required<Options>> = optionsWith(['default']);
