import './ring.css';
import { useRef } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { hand as palm } from '../../kit/icons/pages.ts';
import { HOLD_MS } from './logic/press.ts';
import { Pile } from './pile.tsx';
import type { Racing } from './race/use-race.ts';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

const HOLD_LENGTH = 2 * Math.PI * 98;

type RingProps = {
  readonly view: View;
  readonly words: Words;
  readonly racing: Racing;
  /** Pressed while there is nothing to slap and nothing to start. */
  readonly onIdle?: () => void;
};

/** The loot in its brass ring, which is the slap control: one place in every state, counted on the press. */
export function Ring({ view, words, racing, onIdle }: RingProps) {
  const { ring, isHolding, release, giveUp } = racing;
  const press = (at: number) => {
    racing.press(at);
    if (ring === 'idle') onIdle?.();
  };
  const pressedAt = useRef(0);
  const { n, noun } = words.lootCount(view.loot.length);
  const isDead = ring === 'closed' || ring === 'watching-race';
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    pressedAt.current = event.timeStamp;
    press(event.timeStamp);
  };
  return (
    <button
      type="button"
      class={`loot-ring ${ring}`}
      data-drop="pile"
      data-part="ring"
      data-hold={isHolding ? 'on' : 'off'}
      style={{ '--hold': `${HOLD_MS}ms` } as Record<string, string>}
      aria-label={`${words.ring[ring].label}. ${n} ${noun}`}
      aria-disabled={isDead ? 'true' : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        pressedAt.current = event.timeStamp;
        press(event.timeStamp);
      }}
      onPointerUp={(event) => {
        // The click that follows belongs to the press that ends here, however long it was held.
        pressedAt.current = event.timeStamp;
        release(event.timeStamp);
      }}
      onPointerLeave={giveUp}
      onPointerCancel={giveUp}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKey}
      onKeyUp={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        release(event.timeStamp);
      }}
      // Assistive technology clicks without a press: then the click is one.
      onClick={(event) => {
        if (event.timeStamp - pressedAt.current > 1500) press(event.timeStamp);
      }}
    >
      <svg class="rim" viewBox="0 0 220 220" aria-hidden="true">
        <circle class="well" cx="110" cy="110" r="106" />
        <circle cx="110" cy="110" r="104" fill="none" stroke="url(#gBrass)" stroke-width="6" />
        <circle class="groove" cx="110" cy="110" r="98" fill="none" stroke-width="2" />
        <circle
          class="may"
          cx="110"
          cy="110"
          r="92"
          fill="none"
          stroke-width="3"
          stroke-dasharray="3 8"
          stroke-linecap="round"
        />
        <circle
          class="hold"
          cx="110"
          cy="110"
          r="98"
          fill="none"
          stroke-width="9"
          stroke-dasharray={HOLD_LENGTH}
          stroke-dashoffset={isHolding ? 0 : HOLD_LENGTH}
          transform="rotate(-90 110 110)"
        />
      </svg>
      <Pile loot={view.loot} words={words} />
      <span class="palm">
        <Icon of={palm} class="shade" />
        <Icon of={palm} />
      </span>
      <span class="pot">
        <b>{n}</b> {noun}
      </span>
    </button>
  );
}
