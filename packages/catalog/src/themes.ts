import * as bangDuel from '@saloon/bang-duel/themes';
import * as caliber45 from '@saloon/caliber-45/themes';
import * as coltExpress from '@saloon/colt-express/themes';
import type { Lang } from '@saloon/kernel';
import * as wrightBrothers from '@saloon/wright-brothers/themes';

/** What the puzzles of a game are about, and what each theme is called. */
export type Themes = {
  readonly THEMES: readonly string[];
  readonly THEME_NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** The rule to read about each theme. */
  readonly THEME_RULES: Readonly<Record<string, string>>;
  themeOf(move: unknown): string | undefined;
};

// Each function only gets moves of its own game.
const themes = {
  'bang-duel': bangDuel as Themes,
  'caliber-45': caliber45 as Themes,
  'colt-express': coltExpress as Themes,
  'wright-brothers': wrightBrothers as Themes,
} satisfies Readonly<Record<string, Themes>>;

export const findThemes = (game: string): Themes | undefined =>
  Object.hasOwn(themes, game) ? themes[game as keyof typeof themes] : undefined;
