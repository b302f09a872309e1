import { useEffect } from 'preact/hooks';
import { useCutState } from '../../kit/motion/cut.ts';
import { play } from '../../kit/sound/sound.ts';

/**
 * Why the thing last pressed cannot be done: the action bar gives the sentence in place of its second line, until
 * `moment` (the view, the choice) changes.
 */
export function useWhy<Why>(moment: readonly unknown[]): readonly [why: Why | undefined, refuse: (why: Why) => void] {
  const [why, setWhy] = useCutState<Why | undefined>(undefined);
  useEffect(() => setWhy(undefined), [...moment]);
  return [
    why,
    (reason) => {
      setWhy(reason);
      play('nope');
    },
  ];
}
