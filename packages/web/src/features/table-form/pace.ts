import type { GameEntry } from '../../core/games/entry.ts';
import type { Asked } from './option-form.ts';

export const PACES = ['live', 'relaxed', 'letter'] as const;
export type Pace = (typeof PACES)[number];
export const PRESETS = ['standard', 'quick', 'calm'] as const;
export type Preset = (typeof PRESETS)[number];

type Offers = Pick<GameEntry, 'paces' | 'presets'>;

/** Is this option about time? Pace and presets both set such options. */
const isTime = (name: string): boolean => name === 'pace' || name === 'timed' || name.endsWith('TimeMs');
const only = (asked: Asked, isWanted: (name: string) => boolean): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => isWanted(name)));
const timesIn = (asked: Asked): Asked => only(asked, isTime);
const rulesIn = (asked: Asked): Asked => only(asked, (name) => !isTime(name));

/** Are these the same choices? */
export const isSame = (a: Asked, b: Asked): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);

/** The pace of these choices. Times that no pace offers are still those of a live game. */
export const paceOf = ({ paces }: Offers, asked: Asked): Pace =>
  asked.pace === 'correspondence' ? 'letter' : (PACES.find((one) => isSame(timesIn(asked), paces[one])) ?? 'live');

export const withPace = ({ paces }: Offers, asked: Asked, pace: Pace): Asked => ({ ...rulesIn(asked), ...paces[pace] });

/** A preset's rules. Its times replace the current ones, except by letter. */
export function withPreset(entry: Offers, asked: Asked, preset: Preset): Asked {
  const wanted = preset === 'standard' ? {} : entry.presets[preset];
  const keepsTimes = paceOf(entry, asked) === 'letter' || isSame(timesIn(wanted), {});
  return keepsTimes ? { ...rulesIn(wanted), ...timesIn(asked) } : wanted;
}

export const presetOf = (entry: Offers, asked: Asked): Preset | undefined =>
  PRESETS.find((one) => isSame(asked, withPreset(entry, asked, one)));
