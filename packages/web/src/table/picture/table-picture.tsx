import './table-picture.css';
import { signal } from '@preact/signals';
import type { Names, Seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable, GameTableProps } from '../../core/games/contract.ts';
import { settings } from '../../core/settings/store.ts';
import { Chairs } from '../../kit/figures/program-mark.tsx';
import { NOTHING } from '../happened/to-you.ts';
import { HintContext } from '../hint/hint-context.ts';

/** What a picture shows: the table as this seat saw it, and a move whose cards are lit. */
export type Pictured = {
  readonly table: GameTable;
  readonly info: TableInfo;
  readonly view: unknown;
  readonly you: Seat;
  readonly names: Names;
  readonly called: Names;
  readonly move: unknown;
  /** The move in words. */
  readonly text: string;
};

/** As in the style sheet. */
const DRAWN_AT = 0.25;

/** A small picture of the table. Decoration: the text beside it says what matters. It is drawn when it comes near. */
export function TablePicture({ table, info, view, you, names, called, move, text }: Pictured) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const seen = new IntersectionObserver((found) => found.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    });
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  const still = useMemo(() => ({ now: signal(0), events: signal([]) }), []);
  const hint = { move, text, play: () => undefined, more: () => undefined };
  const props: GameTableProps = {
    info,
    view,
    names,
    called,
    offer: { moves: [], questions: {} },
    you: { seat: you, isHost: false },
    now: still.now,
    clock: () => 0,
    events: still.events,
    send: () => Promise.resolve({ ok: false, code: 'game-over' }),
    sending: undefined,
    tell: () => undefined,
    lang: settings.value.lang,
    settings: settings.value,
    closed: text,
    story: { now: [], waiting: 0, skip: () => undefined },
    toYou: NOTHING,
    onFinale: () => undefined,
    openRule: () => undefined,
  };
  return (
    <div class="table-picture" data-drawn-at={DRAWN_AT} ref={box} inert aria-hidden="true">
      <div>
        {isNear && view !== undefined && (
          <HintContext.Provider value={hint}>
            <Chairs.Provider value={info.seats}>
              <table.Scene {...props} />
            </Chairs.Provider>
          </HintContext.Provider>
        )}
      </div>
    </div>
  );
}
