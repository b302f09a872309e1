import type { Seat } from '@saloon/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { motionSpeed } from '../../kit/motion/pace.ts';
import { namesAt } from '../../table/frame/names.ts';
import { Frame } from '../table-page/frame.tsx';
import { Curtain } from './curtain.tsx';
import { passLink, type SeenTable } from './pass-link.ts';
import { passWords } from './text/index.ts';
import { useHiding } from './use-hiding.ts';

const TICK_MS = 250;
/** Players see the end of their turn this long before the doors close. */
const LAST_LOOK_MS = 900;

type PassedTableProps = {
  readonly seen: SeenTable | undefined;
  readonly table: GameTable;
  readonly words: GameWords;
};

/** The table of the player who holds the device, or the public one behind the doors. */
export function PassedTable({ seen, table, words }: PassedTableProps) {
  const link = passLink();
  const hide = useCallback(() => link.hide(), [link]);
  const isOpen = seen?.holder !== undefined;
  useHiding(isOpen, hide);
  const lastHolder = useRef<Seat | undefined>(undefined);
  if (seen?.holder !== undefined) lastHolder.current = seen.holder;
  if (seen === undefined) return <ClosedDoors />;
  return (
    <Held
      key={seen.store.id + (seen.holder ?? 'all')}
      seen={seen}
      table={table}
      words={words}
      lastHolder={lastHolder.current}
      onHide={hide}
    />
  );
}

const ClosedDoors = () => (
  <div class="pass-curtain" aria-hidden="true">
    <div class="door left" />
    <div class="door right" />
  </div>
);

type HeldProps = {
  readonly seen: SeenTable;
  readonly table: GameTable;
  readonly words: GameWords;
  readonly lastHolder: Seat | undefined;
  readonly onHide: () => void;
};

function Held({ seen: { store, holder }, table, words, lastHolder, onHide }: HeldProps) {
  const link = passLink();
  const asked = link.asked.value;
  const state = store.state.value;
  const info = state?.info;
  const names = useMemo(() => (info === undefined ? undefined : namesAt(info)), [info]);
  const isTold = state !== undefined && store.shown.value >= state.version;
  // Spectators don't report what they have seen, but here the bots wait for everyone at the table.
  useEffect(() => {
    if (holder === undefined && isTold) link.shown(store.id, store.shown.value);
  }, [holder, isTold, store.shown.value]);
  useEffect(() => {
    const tick = setInterval(() => store.tick(), TICK_MS);
    return () => clearInterval(tick);
  }, [store]);
  const isOver = info?.phase === 'over';
  const isDone = holder !== undefined && isTold && (isOver || (asked !== undefined && asked.seat !== holder));
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onHide, LAST_LOOK_MS / motionSpeed());
    return () => clearTimeout(timer);
  }, [isDone, onHide]);
  const { hide: label } = passWords();
  const pass = useMemo(() => {
    const isHeld = holder !== undefined && !isOver;
    return { again: () => link.again(), hide: isHeld ? { label, act: onHide } : undefined };
  }, [link, holder, isOver, label, onHide]);
  const [isLowered, setLowered] = useState(false);
  const isCurtain = holder === undefined && asked !== undefined && isTold && !isOver && names !== undefined;
  return (
    <>
      <div class="passed-table" inert={isCurtain && !isLowered}>
        <Frame key={holder ?? 'all'} store={store} isSolo={true} table={table} words={words} pass={pass} />
      </div>
      {isCurtain && (
        <Curtain
          key={asked.seat}
          store={store}
          asked={asked}
          names={names}
          table={table}
          words={words}
          isLowered={isLowered}
          onLower={setLowered}
          isSame={lastHolder === asked.seat}
          onShow={(seat) => link.show(seat)}
        />
      )}
    </>
  );
}
