import type { CardName, CharacterId, HitView, View } from '../wire.ts';

/** What is being answered, in the middle of the street: a shot on its way, or the card that asks. */
export type Pending = {
  readonly hit: HitView | undefined;
  /** The card that flies, or who shoots without one. */
  readonly card: CardName | undefined;
  readonly by: CharacterId | undefined;
};

export function pendingIn(view: View): Pending | undefined {
  const hit = view.asked?.hit ?? view.stack.findLast((frame) => frame.hit !== undefined)?.hit;
  if (hit !== undefined) {
    const card = hit.origin === 'return-fire' ? 'return-fire' : hit.origin === 'card' ? hit.card : undefined;
    return { hit, card, by: hit.shooter };
  }
  const card = view.asked?.card;
  return card === undefined ? undefined : { hit: undefined, card, by: view.asked?.character };
}
