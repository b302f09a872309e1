import type { Millis } from '@saloon/kernel';

/** A press that counts once it has been held for a while. Times are those of its events. */
export type Hold = {
  down(at: Millis): void;
  /** Answers whether it had been held for long enough. */
  up(at: Millis): boolean;
  /** The press became something else: a drag, a scroll. */
  cancel(): void;
};

/** Does something after a while and after all events that came before it; the answer calls it off. */
export type Later = (milliseconds: Millis, act: () => void) => () => void;

/**
 * Calls `onHeld` once a press has lasted for `length`. A busy page may run a timer late and hand over the release even
 * later: what decides is when finger and key say they were lifted, so that a short tap never counts as a hold.
 *
 * @example
 * const hold = holdOf(500, inspect);
 * hold.down(event.timeStamp);
 * if (!hold.up(later.timeStamp)) choose();
 */
export function holdOf(length: Millis, onHeld: () => void, later: Later = afterInput): Hold {
  let downAt: Millis | undefined;
  let isHeld = false;
  let callOff = () => {};
  const end = () => {
    callOff();
    callOff = () => {};
    downAt = undefined;
  };
  return {
    down(at) {
      end();
      isHeld = false;
      downAt = at;
      callOff = later(length, () => {
        if (downAt === undefined) return;
        isHeld = true;
        onHeld();
      });
    },
    up(at) {
      const isLate = downAt !== undefined && !isHeld && at - downAt >= length;
      end();
      if (isLate) {
        isHeld = true;
        onHeld();
      }
      const was = isHeld;
      isHeld = false;
      return was;
    },
    cancel() {
      end();
      isHeld = false;
    },
  };
}

/** A timer, and then a frame: browsers hand input over before they draw. */
function afterInput(milliseconds: Millis, act: () => void): () => void {
  let frame = 0;
  const timer = setTimeout(() => {
    frame = requestAnimationFrame(act);
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
