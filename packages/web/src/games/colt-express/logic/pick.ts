import type { ActionId, CharacterId, Move, MoveOf } from '../wire.ts';
import { cardOf, type Kind } from './kinds.ts';
import { isAsked, movesOf, own, type Situation } from './situation.ts';
import type { Why } from './why.ts';

/** How a card before the player stands, with those that are picked already. */
export type Standing =
  | { readonly type: 'can'; readonly as: 'card' | 'bonus' | 'kept' }
  | { readonly type: 'idle'; readonly why: Why }
  | { readonly type: 'off'; readonly why: Why };

export function standingOf(situation: Situation, picked: readonly Kind[], kind: Kind): Standing {
  const card = cardOf(kind);
  const { phase } = situation.view;
  if ('bullet' in card) return { type: 'off', why: phase === 'keeping' ? 'bullet-kept' : 'bullet' };
  if (!isAsked(situation)) return { type: 'idle', why: notAsked(situation) };
  if (phase === 'keeping') return { type: 'can', as: 'kept' };
  if (picked.length > 0 && playMove(situation, [picked[0] as Kind, kind]) !== undefined)
    return { type: 'can', as: 'bonus' };
  if (phase === 'taking') return { type: 'can', as: 'card' };
  return playMove(situation, [kind]) === undefined ? { type: 'off', why: 'not-asked' } : { type: 'can', as: 'card' };
}

const notAsked = (situation: Situation): Why => {
  if (own(situation)?.hasChosen) return 'chosen-already';
  return situation.view.phase === 'heist' ? 'heist-on' : 'not-asked';
};

/**
 * What is picked once this card has been pressed. The second card of a play is the bonus of the other bandit
 * (CE-DUO-11); any other card takes the place of the first.
 */
export function picksAfter(
  situation: Situation,
  picked: readonly { readonly key: number; readonly kind: Kind }[],
  pressed: { readonly key: number; readonly kind: Kind },
): readonly number[] {
  const keys = picked.map(({ key }) => key);
  if (keys.includes(pressed.key)) {
    // A bonus card cannot stay without the card that brings it.
    return situation.view.phase === 'keeping' || pressed.key !== keys[0]
      ? keys.filter((key) => key !== pressed.key)
      : [];
  }
  const standing = standingOf(
    situation,
    picked.map(({ kind }) => kind),
    pressed.kind,
  );
  if (standing.type !== 'can') return keys;
  if (standing.as === 'kept') return [...keys, pressed.key];
  return standing.as === 'bonus' ? [...keys.slice(0, 1), pressed.key] : [pressed.key];
}

/** The offered move that plays these cards: the card itself, then its bonus. */
export function playMove(
  situation: Situation,
  [main, bonus]: readonly Kind[],
  isHidden = false,
): MoveOf<'play-card'> | undefined {
  const card = main === undefined ? undefined : cardOf(main);
  const more = bonus === undefined ? undefined : cardOf(bonus);
  if (card === undefined || 'bullet' in card || (more !== undefined && 'bullet' in more)) return undefined;
  if (more !== undefined && !isPartner(card, more)) return undefined;
  return movesOf(situation, 'play-card').find(
    (move) =>
      move.card === card.action &&
      move.bandit === card.bandit &&
      move.bonus === more?.action &&
      (move.faceDown === true) === isHidden,
  );
}

type Named = { readonly action: ActionId; readonly bandit?: CharacterId | undefined };
/** A bonus names only its action: it is the other bandit's. */
const isPartner = (card: Named, bonus: Named): boolean =>
  bonus.bandit !== undefined && card.bandit !== undefined && bonus.bandit !== card.bandit;

export function takeMove(situation: Situation, kind: Kind | undefined): MoveOf<'take-card'> | undefined {
  const card = kind === undefined ? undefined : cardOf(kind);
  if (card === undefined || 'bullet' in card) return undefined;
  return movesOf(situation, 'take-card').find((move) => move.card === card.action && move.bandit === card.bandit);
}

/** The offered move that keeps exactly these cards. */
export function keepMove(situation: Situation, kinds: readonly Kind[]): Move | undefined {
  const wanted = sorted(kinds);
  return movesOf(situation, 'keep-cards').find(({ cards }) => sorted(cards) === wanted);
}
const sorted = (cards: readonly string[]): string => [...cards].sort().join();
