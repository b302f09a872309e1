import type { Seat } from '@saloon/kernel';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AroundProps } from '../../../core/games/around.ts';
import { play } from '../../../kit/sound/sound.ts';
import { isSuspense, openRace } from '../logic/race-state.ts';
import type { Move, View } from '../wire.ts';
import { seatAt } from './sides.ts';
import { slapsOf } from './touches.ts';

type Slapping = Pick<AroundProps<View, Move>, 'view' | 'act'> & {
  /** A hand of this player was sent. */
  readonly onSlap: (seat: Seat) => void;
};

const SLAP = 'slap';

/**
 * Reads slaps from the glass. In a race and before its signal, every touch is a slap of the player in
 * whose area it is; at other times only a touch of a player's palm is, and it may be a false start.
 */
export function useSlaps(root: RefObject<HTMLElement | null>, props: Slapping): void {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const glass = root.current;
    if (glass === null) return;
    const slap = (seat: Seat, touchedAt: number) => {
      const { view, act, onSlap } = latest.current;
      const race = openRace(view);
      const move: Move = race === undefined ? { type: 'press' } : { type: 'slap' };
      const startedAt = race === undefined ? undefined : view.race?.startedAt;
      void act(seat, move, { answers: race, touchedAt, ...(startedAt === undefined ? {} : { startedAt }) });
      // From the touch to this line, for the browser's profiler: whose hand it is and when it fell is decided here.
      performance.measure(SLAP, { start: touchedAt - performance.timeOrigin });
      play('slap');
      onSlap(seat);
    };
    const isTense = () => openRace(latest.current.view) !== undefined || isSuspense(latest.current.view);
    const palmAt = (target: EventTarget | null): Seat | undefined => {
      const palm = target instanceof Element ? target.closest<HTMLElement>('[data-palm]') : null;
      return palm === null ? undefined : (Number(palm.dataset.palm) as Seat);
    };
    const onTouch = (event: TouchEvent) => {
      const { timeStamp, changedTouches } = event;
      const origin = performance.timeOrigin;
      if (isTense()) {
        event.preventDefault();
        const box = glass.getBoundingClientRect();
        const players = latest.current.view.players.length;
        for (const { seat, touchedAt } of slapsOf(changedTouches, timeStamp, origin, box, players)) {
          slap(seat, touchedAt);
        }
        return;
      }
      for (const touch of changedTouches) {
        const seat = palmAt(touch.target);
        if (seat === undefined) continue;
        event.preventDefault();
        slap(seat, origin + timeStamp);
      }
    };
    const onMouse = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const box = glass.getBoundingClientRect();
      const { players } = latest.current.view;
      const { clientX: x, clientY: y, timeStamp } = event;
      const seat = isTense()
        ? seatAt(players.length, x - box.left, y - box.top, box.width, box.height)
        : palmAt(event.target);
      if (seat !== undefined) slap(seat, performance.timeOrigin + timeStamp);
    };
    glass.addEventListener('touchstart', onTouch, { passive: false });
    glass.addEventListener('pointerdown', onMouse);
    return () => {
      glass.removeEventListener('touchstart', onTouch);
      glass.removeEventListener('pointerdown', onMouse);
    };
  }, []);
}
