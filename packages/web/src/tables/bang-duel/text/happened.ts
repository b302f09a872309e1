import type { Lang } from '@saloon/kernel';

type HappenedText = {
  readonly card: (name: string) => string;
  readonly oneCard: string;
  readonly blocked: string;
};

/** Words about what happened to the viewer, beside the game's own sentences. */
export const HAPPENED: Readonly<Record<Lang, HappenedText>> = {
  en: { card: (name) => name, oneCard: '−1 card', blocked: 'blocked' },
  ru: { card: (name) => `«${name}»`, oneCard: '−1 карта', blocked: 'мимо' },
};
