import type { OptionSpec } from '@saloon/kernel';
import { CHARACTERS_OF_A_SIDE } from './data.ts';

/** The options of versions 1 to 3. */
export type OptionsV3 = {
  readonly sides: 'random' | 'host-law' | 'host-outlaw';
  readonly charactersPerSide: number;
  readonly pace: 'live' | 'correspondence';
  readonly timed: boolean;
  /** 0 when `timed` is off. */
  readonly moveTimeMs: number;
  readonly limitTurns: boolean;
  /** Single turns; 0 when `limitTurns` is off (BD-RULING-26). */
  readonly turnLimit: number;
  readonly sundanceAlwaysActive: boolean;
  readonly tokenMoveTrigger: 'any' | 'own-move';
  readonly tucoInDuels: boolean;
  readonly wildBillOnForcedDiscard: boolean;
};

export type Options = OptionsV3 & { readonly rangerDrawsForHazards?: boolean };

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const off = (option: 'timed' | 'limitTurns') => ({ when: { option, is: false }, min: 0, max: 0, default: 0 }) as const;

/** RULES.md section 8, in the order in which the form asks. */
export const optionsV3: OptionSpec<OptionsV3> = {
  sides: { type: 'choice', values: ['random', 'host-law', 'host-outlaw'], default: 'random' },
  charactersPerSide: { type: 'integer', min: 4, max: CHARACTERS_OF_A_SIDE, default: 4 },
  pace: { type: 'choice', values: ['live', 'correspondence'], default: 'live' },
  timed: { type: 'boolean', default: false },
  moveTimeMs: {
    type: 'integer',
    unit: 'milliseconds',
    min: 15 * SECOND,
    max: 300 * SECOND,
    default: 60 * SECOND,
    variants: [off('timed'), { when: { option: 'pace', is: 'correspondence' }, min: HOUR, max: 7 * DAY, default: DAY }],
  },
  limitTurns: { type: 'boolean', default: false },
  turnLimit: { type: 'integer', min: 40, max: 400, default: 200, variants: [off('limitTurns')] },
  sundanceAlwaysActive: { type: 'boolean', default: false },
  tokenMoveTrigger: { type: 'choice', values: ['any', 'own-move'], default: 'own-move' },
  tucoInDuels: { type: 'boolean', default: true },
  wildBillOnForcedDiscard: { type: 'boolean', default: true },
};

export const options: OptionSpec<Options> = {
  ...optionsV3,
  rangerDrawsForHazards: { type: 'boolean', default: false },
};
