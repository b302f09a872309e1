import { LANGS, type Lang } from '@saloon/kernel';

export const THEMES = ['system', 'night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['calm', 'normal', 'quick'] as const;
/** How fast the table shows events. Clocks and races don't depend on it. */
export type Speed = (typeof SPEEDS)[number];

/** The person's settings on this device. Plain data, saved in the browser. */
export type Settings = {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly isSoundOn: boolean;
  readonly volume: number;
  /** The volume of the background sounds, from 0 (off) to 100. */
  readonly ambience: number;
  /** True if the system asks for it and the person hasn't said otherwise. */
  readonly isMotionReduced: boolean;
  readonly speed: Speed;
  /** Large seat patterns and shapes, in addition to colors. */
  readonly hasShapes: boolean;
  readonly isLeftHanded: boolean;
  /** Ask before sending a move. If off, a single press plays. */
  readonly confirmsMoves: boolean;
  /** Against bots, play a compulsory move without a press. */
  readonly playsForced: boolean;
  readonly hasHotkeys: boolean;
  /** Bots with a personality talk at the table. */
  readonly hasBotTalk: boolean;
  /** Notify this person through the system, if the browser allows it. */
  readonly isNotified: boolean;
  /** The figure this person chose for themselves; empty if none. */
  readonly portrait: string;
};

/** What the browser says about its owner: it counts for everything they haven't chosen. */
export type Surroundings = { readonly languages: readonly string[]; readonly prefersReducedMotion: boolean };

export function defaultSettings({ languages, prefersReducedMotion }: Surroundings): Settings {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return {
    lang: spoken.map((tag) => LANGS.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? 'en',
    theme: 'system',
    isSoundOn: true,
    volume: 40,
    ambience: 0,
    isMotionReduced: prefersReducedMotion,
    speed: 'normal',
    hasShapes: false,
    isLeftHanded: false,
    confirmsMoves: true,
    playsForced: true,
    hasHotkeys: true,
    hasBotTalk: true,
    isNotified: false,
    portrait: '',
  };
}

const checks: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  lang: (value) => LANGS.some((lang) => lang === value),
  theme: (value) => THEMES.some((theme) => theme === value),
  isSoundOn: isBoolean,
  volume: isPercent,
  ambience: isPercent,
  isMotionReduced: isBoolean,
  speed: (value) => SPEEDS.some((speed) => speed === value),
  hasShapes: isBoolean,
  isLeftHanded: isBoolean,
  confirmsMoves: isBoolean,
  playsForced: isBoolean,
  hasHotkeys: isBoolean,
  hasBotTalk: isBoolean,
  isNotified: isBoolean,
  portrait: (value) => typeof value === 'string' && /^[a-z]{0,20}$/.test(value),
};

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** Settings that browsers may still have under an older name. */
const RENAMED: ReadonlyMap<string, keyof Settings> = new Map([['isCalled', 'isNotified']]);

/** Reads what the person has chosen. Unknown and broken settings are left out. */
export function readChosen(kept: string | null): Partial<Settings> {
  const chosen: Record<string, unknown> = {};
  let read: unknown;
  try {
    read = JSON.parse(kept ?? '{}');
  } catch {
    read = {};
  }
  if (typeof read === 'object' && read !== null) {
    for (const [found, value] of Object.entries(read)) {
      const name = RENAMED.get(found) ?? found;
      if (Object.hasOwn(checks, name) && checks[name as keyof Settings](value)) chosen[name] = value;
    }
  }
  return chosen;
}
