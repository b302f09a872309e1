import type { Lang } from '@saloon/kernel';
import type { Role } from '../../../core/games/role.ts';

type HappenedText = {
  /** A card, and whose it is. */
  readonly card: (name: string, by: Role | undefined) => string;
  readonly oneCard: string;
  readonly blocked: string;
};

/** Words about what happened to the viewer, beside the game's own sentences. */
export const HAPPENED: Readonly<Record<Lang, HappenedText>> = {
  en: {
    card: (name, by) => (by === undefined ? name : `${by.name}${by.isPlural ? '’' : '’s'} ${name}`),
    oneCard: '−1 card',
    blocked: 'blocked',
  },
  ru: {
    card: (name, by) => `«${name}»${by?.cases === undefined ? '' : ` ${by.cases.genitive}`}`,
    oneCard: '−1 карта',
    blocked: 'мимо',
  },
};
