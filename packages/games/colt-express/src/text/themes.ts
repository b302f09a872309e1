import type { Lang } from '@saloon/kernel';
import type { Move } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** What puzzles of this game are about. */
export const THEMES = ['plan', 'reserve', 'position', 'shot', 'loot', 'marshal', 'fight'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    plan: 'Plan the round',
    reserve: 'Draw instead',
    position: 'Find the place',
    shot: 'Choose the target',
    loot: 'Take the loot',
    marshal: 'Move the Marshal',
    fight: 'Throw a punch',
  },
  ru: {
    plan: 'План раунда',
    reserve: 'Взять карты',
    position: 'Выбрать место',
    shot: 'Выбрать цель',
    loot: 'Взять добычу',
    marshal: 'Двинуть маршала',
    fight: 'Удар кулаком',
  },
};

/** The rule to read about each theme. */
export const THEME_RULES: Readonly<Record<Theme, RuleId>> = {
  plan: 'CE-PLAN-3',
  reserve: 'CE-PLAN-5',
  position: 'CE-MOVE-1',
  shot: 'CE-FIRE-2',
  loot: 'CE-ROB-1',
  marshal: 'CE-MARSHAL-1',
  fight: 'CE-PUNCH-1',
};

/** The theme of a puzzle with this best move. Undefined for moves that make no puzzle. */
export function themeOf(move: Move): Theme | undefined {
  switch (move.type) {
    case 'play-card':
    case 'keep-cards':
      return 'plan';
    case 'draw-cards':
      return 'reserve';
    case 'go':
      return 'position';
    case 'shoot':
      return 'shot';
    case 'rob':
      return 'loot';
    case 'send-marshal':
      return 'marshal';
    case 'punch':
      return 'fight';
    case 'choose-character':
    case 'choose-team':
    case 'place-bandits':
    case 'take-card':
      return undefined;
  }
}
