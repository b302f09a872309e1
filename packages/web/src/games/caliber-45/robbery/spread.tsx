import './spread.css';
import { useRef, useState } from 'preact/hooks';
import { Back } from '../../../kit/cards/card.tsx';
import { slotAfter, spotsOf } from '../logic/spread.ts';
import type { Words } from '../text/words.ts';

type SpreadProps = {
  readonly slots: readonly number[];
  readonly size: number;
  /** Small, above a robbery. */
  readonly isStrip?: boolean;
  readonly words: Words;
  /** The selected card, before it is revealed. */
  readonly chosen?: number | undefined;
  /** The slot from which this robbery's card came. */
  readonly opened?: number | undefined;
  readonly onPick?: ((slot: number) => void) | undefined;
};

/** How many lie side by side where their rows bend; narrow screens have shorter, straight rows. */
const COLUMNS = { wide: 9, strip: 18 } as const;

/** The money deck, face down: every card stays reachable, and empty places stay (C45-SETUP-7, C45-ONLINE-1). */
export function Spread({ slots, size, isStrip = false, words, chosen, opened, onPick }: SpreadProps) {
  const columns = isStrip ? COLUMNS.strip : COLUMNS.wide;
  const box = useRef<HTMLUListElement>(null);
  const [focus, setFocus] = useState<number | undefined>();
  const entry = chosen ?? (focus !== undefined && slots.includes(focus) ? focus : slots[0]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (onPick === undefined) return;
    const next = slotAfter(slots, entry ?? 0, event.key, columnsNow(box.current) ?? columns);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    box.current?.querySelector<HTMLElement>(`[data-slot="${next}"]`)?.focus();
  };
  const spots = spotsOf(size, columns);
  return (
    <ul
      ref={box}
      class={`money-spread ${isStrip ? 'as-strip' : ''} ${onPick === undefined ? '' : 'to-pick'}`}
      style={{ '--size': size } as Record<string, number>}
      aria-label={words.spread(slots.length, size)}
      onKeyDown={onKeyDown}
    >
      {spots.map(({ slot, bend }) => {
        const style = { '--bend': bend.toFixed(3) } as Record<string, string>;
        const place = `slot-${slot}`;
        if (!slots.includes(slot)) {
          const kind = slot === opened ? 'slot gone opened' : 'slot gone';
          return <li key={slot} class={kind} style={style} data-place={place} aria-hidden="true" />;
        }
        const back = { size: 'xs', kind: 'money', width: 'var(--slot)', place } as const;
        if (onPick === undefined) return <Back key={slot} {...back} tag="li" class="slot" style={style} />;
        return (
          <li key={slot} class="slot" style={style}>
            <button
              type="button"
              class={slot === chosen ? 'sel' : ''}
              data-slot={slot}
              tabIndex={slot === entry ? 0 : -1}
              aria-label={words.slot(slot, slot === chosen)}
              aria-pressed={slot === chosen}
              onFocus={() => setFocus(slot)}
              onClick={() => onPick(slot)}
            >
              <Back {...back} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** How many stand side by side on this screen: the row breaks where the width ends. */
function columnsNow(box: HTMLElement | null): number | undefined {
  const left = [...(box?.children ?? [])].map((one) => (one instanceof HTMLElement ? one.offsetLeft : 0));
  const end = left.findIndex((x, i) => i > 0 && x <= (left[i - 1] ?? 0));
  return end === -1 ? undefined : end;
}
