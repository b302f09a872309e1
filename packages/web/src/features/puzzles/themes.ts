import * as bangDuel from '@saloon/bang-duel/themes';
import * as caliber45 from '@saloon/caliber-45/themes';
import * as coltExpress from '@saloon/colt-express/themes';
import type { Lang } from '@saloon/kernel';
import * as wrightBrothers from '@saloon/wright-brothers/themes';

type Themes = {
  readonly THEMES: readonly string[];
  readonly THEME_NAMES: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  readonly THEME_RULES: Readonly<Record<string, string>>;
};

const THEMES: Readonly<Record<string, Themes>> = {
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
  'colt-express': coltExpress,
  'wright-brothers': wrightBrothers,
};

export const themesOf = (game: string): readonly string[] => THEMES[game]?.THEMES ?? [];
export const themeName = (game: string, theme: string, lang: Lang): string =>
  THEMES[game]?.THEME_NAMES[lang][theme] ?? theme;
/** The rule to read about a theme. */
export const themeRule = (game: string, theme: string): string | undefined => THEMES[game]?.THEME_RULES[theme];
