import type { OptionSpec } from '@saloon/kernel';
import { MAX_SEATS } from './data.ts';

export type Options = {
  readonly rounds: number;
  readonly pace: 'live' | 'correspondence';
  readonly raceMode: 'realtime' | 'sealed';
  /** `most-experienced` exists only in games of version 1, where it meant `firstSeat`. */
  readonly firstPlayer: 'random' | 'host-pick' | 'most-experienced';
  /** The seat that begins when `firstPlayer` is the host's pick. */
  readonly firstSeat: number;
  readonly sheriffPlacement: 'shuffle' | 'spread';
  readonly stallLaps: number;
  readonly missOrder: 'hand-order' | 'reverse-hand-order';
  readonly finalTie: 'shared' | 'round-wins' | 'extra-round';
  readonly duelCards: 'loot' | 'hand' | 'bottom';
  readonly earlySlapFoul: boolean;
  readonly foulTie: 'fouler' | 'opponent';
  readonly antiMash: boolean;
  readonly lagCapMs: number;
  readonly raceTimeoutMs: number;
  readonly duelWindowMs: number;
  readonly turnTimeMs: number;
  readonly switchReturnMs: number;
  readonly missChoiceMs: number;
  readonly sealedMs: number;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const byCorrespondence = { option: 'pace', is: 'correspondence' } as const;
const duelOnly = { min: 2, max: 2 } as const;

/** A time limit in seconds at a live table. By correspondence it is as long as a turn. */
const waiting = (live: { readonly min: number; readonly max: number; readonly default: number }) =>
  ({
    type: 'integer',
    unit: 'milliseconds',
    min: live.min * SECOND,
    max: live.max * SECOND,
    default: live.default * SECOND,
    variants: [{ when: byCorrespondence, min: HOUR, max: 7 * DAY, default: DAY }],
  }) as const;

/** RULES.md section 8, in the order in which the form asks. */
export const options: OptionSpec<Options> = {
  rounds: { type: 'integer', min: 1, max: 20, default: 6 },
  pace: { type: 'choice', values: ['live', 'correspondence'], default: 'live' },
  raceMode: {
    type: 'choice',
    values: ['realtime', 'sealed'],
    default: 'realtime',
    forced: { when: byCorrespondence, value: 'sealed' },
  },
  firstPlayer: { type: 'choice', values: ['random', 'host-pick'], default: 'random' },
  firstSeat: { type: 'integer', min: 0, max: MAX_SEATS - 1, default: 0 },
  sheriffPlacement: { type: 'choice', values: ['shuffle', 'spread'], default: 'shuffle' },
  stallLaps: { type: 'integer', min: 1, max: 5, default: 2 },
  missOrder: { type: 'choice', values: ['hand-order', 'reverse-hand-order'], default: 'hand-order' },
  finalTie: { type: 'choice', values: ['shared', 'round-wins', 'extra-round'], default: 'shared' },
  duelCards: { type: 'choice', values: ['loot', 'hand', 'bottom'], default: 'loot', onlyFor: duelOnly },
  earlySlapFoul: { type: 'boolean', default: true, onlyFor: duelOnly },
  foulTie: { type: 'choice', values: ['fouler', 'opponent'], default: 'fouler', onlyFor: duelOnly },
  antiMash: { type: 'boolean', default: true },
  lagCapMs: { type: 'integer', unit: 'milliseconds', min: 0, max: 400, default: 250 },
  raceTimeoutMs: { type: 'integer', unit: 'milliseconds', min: 2000, max: 15_000, default: 5000 },
  duelWindowMs: { type: 'integer', unit: 'milliseconds', min: 1500, max: 6000, default: 2500, onlyFor: duelOnly },
  turnTimeMs: waiting({ min: 15, max: 300, default: 45 }),
  switchReturnMs: waiting({ min: 10, max: 60, default: 20 }),
  missChoiceMs: waiting({ min: 10, max: 60, default: 15 }),
  sealedMs: waiting({ min: 10, max: 60, default: 20 }),
};

/** What a table can choose today. */
export type OfferedOptions = Omit<Options, 'firstPlayer'> & {
  readonly firstPlayer: Exclude<Options['firstPlayer'], 'most-experienced'>;
};

export const optionsV1: OptionSpec<Options> = {
  ...options,
  firstPlayer: { type: 'choice', values: ['random', 'host-pick', 'most-experienced'], default: 'random' },
};
