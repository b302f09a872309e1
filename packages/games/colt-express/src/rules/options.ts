import { type OptionSpec, seatProblem, type TableProblem } from '@saloon/kernel';
import { MAX_SEATS, WAGON_IDS, type WagonId } from './data.ts';

export type WagonChoice = 'random' | WagonId;

export type Options = {
  /** Two players always have two bandits each, four and more always one; three may choose (CE-DUO-1). */
  readonly mode: 'standard' | 'two-bandits';
  /** Sets the defaults of the three switches below; `custom` if one of them differs (CE-RULING-20). */
  readonly preset: 'advanced' | 'basic' | 'custom';
  readonly abilities: boolean;
  readonly events: boolean;
  readonly stations: boolean;
  readonly expert: boolean;
  readonly characterSelection: 'choose' | 'random';
  readonly teamSelection: 'choose' | 'random';
  readonly firstPlayer: 'random' | 'host-pick';
  /** The seat that begins if `firstPlayer` is the host's pick. */
  readonly firstSeat: number;
  /** The wagons, starting behind the locomotive. A wagon that was already named is random instead. */
  readonly wagon1: WagonChoice;
  readonly wagon2: WagonChoice;
  readonly wagon3: WagonChoice;
  readonly wagon4: WagonChoice;
  readonly wagon5: WagonChoice;
  readonly wagon6: WagonChoice;
  readonly tucoBothWays: boolean;
  readonly duoStartPurses: 'per-bandit' | 'per-player';
  readonly pileView: 'history' | 'top-only';
  readonly pace: 'live' | 'correspondence' | 'untimed';
  readonly turnTimeMs: number;
};

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const inPresets = { default: true, variants: [{ when: { option: 'preset', is: 'basic' }, default: false }] } as const;
const withoutEvents = { when: { option: 'events', is: false }, value: false } as const;
const withTeams = { when: { option: 'mode', is: 'two-bandits' }, value: false } as const;
const wagon = { type: 'choice', values: ['random', ...WAGON_IDS], default: 'random' } as const;

/** RULES.md section 8, in the order of the form. */
export const options: OptionSpec<Options> = {
  mode: {
    type: 'choice',
    values: ['standard', 'two-bandits'],
    default: 'standard',
    onlyFor: { min: 3, max: 3 },
  },
  preset: { type: 'choice', values: ['advanced', 'basic', 'custom'], default: 'advanced', departed: 'custom' },
  abilities: { type: 'boolean', ...inPresets },
  events: { type: 'boolean', ...inPresets },
  stations: { type: 'boolean', ...inPresets, forced: withoutEvents },
  expert: { type: 'boolean', default: false, forced: withTeams, onlyFor: { min: 3, max: MAX_SEATS } },
  characterSelection: {
    type: 'choice',
    values: ['choose', 'random'],
    default: 'choose',
    onlyFor: { min: 3, max: MAX_SEATS },
  },
  teamSelection: { type: 'choice', values: ['choose', 'random'], default: 'choose', onlyFor: { min: 2, max: 3 } },
  firstPlayer: { type: 'choice', values: ['random', 'host-pick'], default: 'random' },
  firstSeat: { type: 'integer', min: 0, max: MAX_SEATS - 1, default: 0 },
  wagon1: wagon,
  wagon2: wagon,
  wagon3: wagon,
  wagon4: { ...wagon, onlyFor: { min: 3, max: MAX_SEATS } },
  wagon5: { ...wagon, onlyFor: { min: 5, max: MAX_SEATS } },
  wagon6: { ...wagon, onlyFor: { min: MAX_SEATS, max: MAX_SEATS } },
  tucoBothWays: { type: 'boolean', default: false },
  duoStartPurses: {
    type: 'choice',
    values: ['per-bandit', 'per-player'],
    default: 'per-bandit',
    onlyFor: { min: 2, max: 3 },
  },
  pileView: { type: 'choice', values: ['history', 'top-only'], default: 'history' },
  pace: { type: 'choice', values: ['live', 'correspondence', 'untimed'], default: 'live' },
  turnTimeMs: {
    type: 'integer',
    unit: 'milliseconds',
    min: 15 * SECOND,
    max: 300 * SECOND,
    default: 60 * SECOND,
    variants: [{ when: { option: 'pace', is: 'correspondence' }, min: HOUR, max: 7 * DAY, default: DAY }],
  },
};

/** The seat picked by the host must exist. */
export const problemWith = ({ firstPlayer, firstSeat }: Options, seats: number): TableProblem | undefined =>
  firstPlayer === 'random' ? undefined : seatProblem('firstSeat', firstSeat, seats);
