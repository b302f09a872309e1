import type { Lang } from '@saloon/kernel';
import type { Move } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** What puzzles of this game are about. */
export const THEMES = ['arms', 'gang', 'robbery', 'guards', 'shootout', 'answer', 'loot', 'law'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    arms: 'Arm yourself',
    gang: 'Build the gang',
    robbery: 'Rob or wait',
    guards: 'Face the guards',
    shootout: 'Win the shootout',
    answer: 'Answer a shot',
    loot: 'Divide the loot',
    law: 'Deal with the law',
  },
  ru: {
    arms: 'Вооружиться',
    gang: 'Собрать банду',
    robbery: 'Грабить или ждать',
    guards: 'Против охраны',
    shootout: 'Выиграть перестрелку',
    answer: 'Ответить на выстрел',
    loot: 'Поделить добычу',
    law: 'Поладить с законом',
  },
};

/** The rule to read about each theme. */
export const THEME_RULES: Readonly<Record<Theme, RuleId>> = {
  arms: 'C45-ARM-2',
  gang: 'C45-HIRE-1',
  robbery: 'C45-CALL-2',
  guards: 'C45-GRD-3',
  shootout: 'C45-SHOOT-4',
  answer: 'C45-DEF-1',
  loot: 'C45-DIV-1',
  law: 'C45-SHER-1',
};

/** The theme of a puzzle with this best move. Undefined for moves that make no puzzle. */
export function themeOf(move: Move): Theme | undefined {
  switch (move.type) {
    case 'draw':
    case 'exchange':
      return 'arms';
    case 'hire':
    case 'work-off':
    case 'keep':
    case 'reject':
      return 'gang';
    case 'announce':
    case 'join':
    case 'decline':
    case 'pass':
      return 'robbery';
    case 'repel':
    case 'ride':
    case 'fall':
      return 'guards';
    case 'shoot':
      return 'shootout';
    case 'defend':
    case 'flee':
      return 'answer';
    case 'pick':
    case 'vote':
      return 'loot';
    case 'pay-fine':
    case 'go-to-jail':
      return 'law';
  }
}
