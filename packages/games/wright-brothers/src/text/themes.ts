import type { Lang } from '@saloon/kernel';
import type { Move } from '../rules/moves.ts';
import type { RuleId } from './rule-book.ts';

/** What puzzles of this game are about. */
export const THEMES = ['hand', 'event', 'revolver', 'shootout', 'patience', 'miss'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Readonly<Record<Lang, Readonly<Record<Theme, string>>>> = {
  en: {
    hand: 'Keep the right cards',
    event: 'Play the event',
    revolver: 'Load the revolver',
    shootout: 'Start the shootout',
    patience: 'Know when to pass',
    miss: 'Place the Miss',
  },
  ru: {
    hand: 'Оставить нужные карты',
    event: 'Сыграть событие',
    revolver: 'Зарядить револьвер',
    shootout: 'Начать перестрелку',
    patience: 'Вовремя пасовать',
    miss: 'Кому промах',
  },
};

/** The rule to read about each theme. */
export const THEME_RULES: Readonly<Record<Theme, RuleId>> = {
  hand: 'WB-DISC-1',
  event: 'WB-EVT-1',
  revolver: 'WB-LOAD-1',
  shootout: 'WB-SHOOT-1',
  patience: 'WB-TURN-3',
  miss: 'WB-MISS-1',
};

/** The theme of a puzzle with this best move. Undefined for moves that make no puzzle. */
export function themeOf(move: Move): Theme | undefined {
  switch (move.type) {
    case 'discard':
    case 'return-cards':
      return 'hand';
    case 'play-event':
      return 'event';
    case 'load':
    case 'sealed-choice':
      return 'revolver';
    case 'start-shootout':
    case 'call-duel':
      return 'shootout';
    case 'pass':
      return 'patience';
    case 'miss-target':
      return 'miss';
    case 'slap':
    case 'press':
    case 'ready':
      return undefined;
  }
}
