import type { EventBatch, Teller } from '../../../core/games/contract.ts';
import { Card } from '../../../kit/cards/card.tsx';
import { characterFaceOf } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { Event, View } from '../wire.ts';

type LastDeedProps = { readonly view: View; readonly words: Words; readonly deed: string };

/** While the viewer waits and nothing else is on: who acts now, and the last thing that happened. */
export function LastDeed({ view, words, deed }: LastDeedProps) {
  const { left, right } = view.players[view.active]?.characters ?? {};
  const attacker = [left, right].find((one) => one?.isAp);
  if (attacker === undefined) return null;
  return (
    <div class="street-moment" aria-hidden="true">
      <Card size="m" width="var(--shown)" face={characterFaceOf(attacker.id, words)} />
      <p>
        <span>{deed}</span>
      </p>
    </div>
  );
}

/** The sentence about the last event that has one. */
export function lastDeed(batches: readonly EventBatch<Event>[], tell: Teller): string | undefined {
  for (const { events } of batches.toReversed()) {
    const said = events.map(tell).findLast((sentence) => sentence !== undefined);
    if (said !== undefined) return said;
  }
  return undefined;
}
