import { useMemo } from 'preact/hooks';
import type { Story } from '../../core/games/contract.ts';
import { type Frame, frameOf } from './logic/frames.ts';
import type { Event, View } from './wire.ts';

export type Playback = {
  /** The frame of the heist on screen, if there is one. */
  readonly frame: Frame | undefined;
  readonly waiting: number;
  /** Only at a live table: pause and one card back. */
  readonly live: Story['live'];
  /** Takes the viewer to the end of the heist. */
  skip(): void;
};

/** The heist as the frame of the page tells it: one moment at a time. */
export function usePlayback({ now, waiting, skip, live }: Story<Event>, view: View): Playback {
  const frame = useMemo(() => frameOf(now, view), [now]);
  return { frame, waiting, live, skip };
}
