import { ACTIONS, CHARACTERS } from '@saloon/colt-express/wire';
import type { ActionId, Card, CharacterId, Colour } from '../wire.ts';

/** What is printed on a card, as one word: copies of a kind are identical. */
export type Kind = ActionId | `${ActionId}:${CharacterId}` | `bullet:${Colour}`;

export const kindOf = (card: Card): Kind => {
  if ('bullet' in card) return `bullet:${card.bullet}`;
  return card.bandit === undefined ? card.action : `${card.action}:${card.bandit}`;
};

export function cardOf(kind: Kind): Card {
  const [what, whose] = kind.split(':') as [ActionId | 'bullet', CharacterId | undefined];
  if (what === 'bullet') return { bullet: (whose ?? 'neutral') as Colour };
  return whose === undefined ? { action: what } : { action: what, bandit: whose };
}

/** Hands are sorted by action, bullets last; with two bandits each bandit's cards are together. */
export function rankOf(kind: Kind): number {
  const card = cardOf(kind);
  if ('bullet' in card) return 1000;
  const whose =
    card.bandit === undefined ? (card.action === 'marshal' ? CHARACTERS.length : 0) : CHARACTERS.indexOf(card.bandit);
  return ACTIONS.length * whose + ACTIONS.indexOf(card.action);
}
