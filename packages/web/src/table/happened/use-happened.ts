import type { ReadonlySignal } from '@preact/signals';
import type { Lang, Names, Seat } from '@saloon/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { EventBatch, GameTable, ToYou } from '../../core/games/contract.ts';
import { play } from '../../kit/sound/sound.ts';
import { useNewEvents } from '../story/use-new-events.ts';
import { NOTHING, toYouAfter } from './to-you.ts';

export type HappenedOptions = {
  readonly table: GameTable;
  readonly events: ReadonlySignal<readonly EventBatch[]>;
  /** The view that is drawn, and the view after the batch that is handed over. */
  readonly view: unknown;
  readonly newView: () => unknown;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly lang: Lang;
};

/** Lets the event's own sound start first. */
const AFTER_MS = 140;
const SHAKES = { harm: [50, 60, 90], good: [30] };

/** Collects what happens to the viewer. Harm and gains have a sound of their own, and phones shake. */
export function useHappened(options: HappenedOptions): ToYou {
  const [toYou, setToYou] = useState(NOTHING);
  const latest = useRef(options);
  latest.current = options;
  const before = useRef(options.view);
  useLayoutEffect(() => {
    before.current = options.view;
  }, [options.view]);
  const kept = useRef(NOTHING);
  useNewEvents(options.events, ({ events, isCatchUp }) => {
    const { table, you, names, lang, newView } = latest.current;
    if (you === undefined || table.happened === undefined) return;
    const at = { before: before.current, after: newView(), you, names, lang };
    const counted = events.map((event) => ({
      isStop: table.past?.stop(event) !== undefined,
      happened: at.before === undefined || at.before === null ? undefined : table.happened?.(event, at),
    }));
    before.current = at.after;
    kept.current = toYouAfter(kept.current, counted, isCatchUp);
    setToYou(kept.current);
    const { now } = kept.current;
    if (now.length > 0) feel(now.some(({ kind }) => kind !== 'gain'));
  });
  return toYou;
}

function feel(isHarm: boolean): void {
  setTimeout(() => play(isHarm ? 'hurt' : 'gain'), AFTER_MS);
  navigator.vibrate?.(isHarm ? SHAKES.harm : SHAKES.good);
}
