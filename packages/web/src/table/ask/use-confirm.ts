import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/live.tsx';
import { play } from '../../kit/sound/sound.ts';
import type { SharedWords } from '../text/index.ts';

export type Confirm = {
  /** What was pressed once and waits for the second press. */
  readonly armed: string | undefined;
  /** Does it, or arms it first where the person wants moves confirmed. */
  press(id: string, label: string, act: () => void): void;
  /** Cancels the first press. Returns whether there was one. */
  back(): boolean;
};

/**
 * The second press before a move that one press would send: pass, a target, an answer. What was laid out before and is
 * sent by its own button was seen already and needs none. It is forgotten when `moment` changes.
 */
export function useConfirm(isWanted: boolean, moment: unknown, words: SharedWords): Confirm {
  const [armed, setArmed] = useState<string | undefined>(undefined);
  useEffect(() => setArmed(undefined), [moment]);
  return {
    armed,
    press(id, label, act) {
      if (!isWanted || armed === id) {
        setArmed(undefined);
        return act();
      }
      setArmed(id);
      play('slide');
      announce(words.armed(label));
    },
    back() {
      setArmed(undefined);
      return armed !== undefined;
    },
  };
}
