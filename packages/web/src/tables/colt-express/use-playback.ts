import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { beat } from '../../kit/pace.ts';
import { play } from '../../kit/sound.ts';
import type { EventBatch } from '../contract.ts';
import { useNewEvents } from '../shared/use-new-events.ts';
import { heistCue } from './logic/cues.ts';
import { afterEvent } from './logic/fold.ts';
import { beatsOf, type Frame, framesOf, rushOf } from './logic/frames.ts';
import type { Event, View } from './wire.ts';

export type Playback = {
  /** The frame on screen. Undefined when the train shows the current state. */
  readonly frame: Frame | undefined;
  readonly waiting: number;
  /** Drops the queue: the train shows the current state. */
  skip(): void;
};

/**
 * Shows the heist frame by frame, though the view is already at its end. Playback starts from the view before the step,
 * so it never depends on frames that are still queued.
 */
export function usePlayback(events: ReadonlySignal<readonly EventBatch<Event>[]>, view: View): Playback {
  const [frames, setFrames] = useState<readonly Frame[]>(NONE);
  const before = useRef(view);
  useLayoutEffect(() => {
    before.current = view;
  }, [view]);

  useNewEvents(events, (batch: EventBatch<Event>) => {
    // The view comes with it and is correct at once.
    if (batch.isCatchUp) return setFrames(NONE);
    const came = framesOf(before.current, batch.events);
    // Two steps may arrive before the first one renders.
    before.current = batch.events.reduce(afterEvent, before.current);
    if (came.length > 0) setFrames((waiting) => [...waiting, ...came]);
  });

  const frame = frames[0];
  useEffect(() => {
    if (frame === undefined) return;
    const cue = heistCue(frame.events[0]);
    if (cue !== undefined) play(cue);
    const left = frames.reduce((sum, one) => sum + beatsOf(one), 0);
    const timer = setTimeout(
      () => setFrames((waiting) => (waiting[0] === frame ? waiting.slice(1) : waiting)),
      (beatsOf(frame) * beat()) / rushOf(left),
    );
    return () => clearTimeout(timer);
  }, [frame]);

  return { frame, waiting: Math.max(0, frames.length - 1), skip: () => setFrames(NONE) };
}

const NONE: readonly Frame[] = [];
