import type { Lang } from '@saloon/kernel';
import type { Move } from '../rules/moves.ts';

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
