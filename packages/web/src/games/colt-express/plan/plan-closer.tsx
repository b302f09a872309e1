import './plan-closer.css';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Card } from '../../../kit/cards/card.tsx';
import { zoomOf } from '../../../kit/motion/fly.ts';
import { faceOf } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

type Near = { readonly place: number; readonly left: number; readonly bottom: number };
type PlanCloserProps = { readonly strip: RefObject<HTMLElement | null>; readonly view: View; readonly words: Words };

/** The card of the plan that the mouse is over, large, above the plan. A finger opens the whole turn instead. */
export function PlanCloser({ strip, view, words }: PlanCloserProps) {
  const [near, setNear] = useState<Near | undefined>(undefined);
  useEffect(() => {
    const plan = strip.current;
    if (plan === null) return;
    const over = (event: PointerEvent) =>
      setNear(event.pointerType === 'mouse' ? nearOf(plan, event.clientX, event.clientY) : undefined);
    const out = () => setNear(undefined);
    plan.addEventListener('pointermove', over);
    plan.addEventListener('pointerleave', out);
    return () => {
      plan.removeEventListener('pointermove', over);
      plan.removeEventListener('pointerleave', out);
    };
  }, []);
  const card = near === undefined ? undefined : view.pile[near.place]?.card;
  if (near === undefined || card === undefined || card === 'face-down' || card === 'covered') return null;
  return (
    <span class="plan-closer" aria-hidden="true" style={{ left: `${near.left}px`, bottom: `${near.bottom}px` }}>
      <Card size="l" face={faceOf(card, words)} />
    </span>
  );
}

/** The card under the mouse, though the button of its turn lies over it. */
function nearOf(plan: HTMLElement, x: number, y: number): Near | undefined {
  const slot = document.elementsFromPoint(x, y).find((one) => one.matches('.plan-slot'));
  const place = slot
    ?.querySelector('[data-place]')
    ?.getAttribute('data-place')
    ?.match(/^pile-(\d+)$/)?.[1];
  const room = plan.closest('.table-areas')?.getBoundingClientRect();
  if (slot === undefined || place === undefined || room === undefined) return undefined;
  const zoom = zoomOf(plan);
  const { left, width } = slot.getBoundingClientRect();
  const { top } = plan.getBoundingClientRect();
  return { place: Number(place), left: (left + width / 2 - room.left) / zoom, bottom: (room.bottom - top) / zoom };
}
