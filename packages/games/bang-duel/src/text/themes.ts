import type { Lang } from '@saloon/kernel';
import type { Move } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** What puzzles of this game are about. */
export const THEMES = ['card', 'reload', 'defense', 'ability', 'leader', 'gear', 'stop'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    card: 'Play the right card',
    reload: 'Reload in time',
    defense: 'Survive the hit',
    ability: 'Use an ability',
    leader: 'Change the active character',
    gear: 'Take the right gear',
    stop: 'Know when to stop',
  },
  ru: {
    card: 'Сыграть верную карту',
    reload: 'Вовремя перезарядить',
    defense: 'Пережить попадание',
    ability: 'Применить способность',
    leader: 'Сменить героя',
    gear: 'Забрать нужное',
    stop: 'Вовремя закончить',
  },
};

/** The rule to read about each theme. */
export const THEME_RULES: Readonly<Record<Theme, RuleId>> = {
  card: 'BD-PLAY-1',
  reload: 'BD-RELOAD-2',
  defense: 'BD-HIT-4',
  ability: 'BD-ACT-1',
  leader: 'BD-POS-1',
  gear: 'BD-TURN-6',
  stop: 'BD-TURN-4',
};

/** The theme of a puzzle with this best move. Undefined for moves that make no puzzle. */
export function themeOf(move: Move): Theme | undefined {
  switch (move.type) {
    case 'play':
      return 'card';
    case 'reload':
      return 'reload';
    case 'take-hit':
    case 'dodge':
    case 'use-hat':
    case 'try-barrel':
    case 'try-kid':
    case 'redirect':
      return 'defense';
    case 'kitty':
    case 'kate':
    case 'sundance':
    case 'pearl':
      return 'ability';
    case 'move-token':
    case 'swap':
      return 'leader';
    case 'discard':
    case 'choose-revealed':
    case 'pick':
    case 'strip':
    case 'loot':
    case 'draw-blind':
      return 'gear';
    case 'end-phase':
    case 'decline':
      return 'stop';
    case 'choose-ap':
    case 'concede':
      return undefined;
  }
}
