import { useEffect, useState } from 'preact/hooks';
import { play } from '../../kit/sound.ts';

/**
 * Why the thing last pressed cannot be done: the action bar gives the sentence in place of its second line, until
 * `moment` (the view, the choice) changes.
 */
export function useWhy<Why>(moment: readonly unknown[]): readonly [why: Why | undefined, refuse: (why: Why) => void] {
  const [why, setWhy] = useState<Why | undefined>();
  useEffect(() => setWhy(undefined), [...moment]);
  return [
    why,
    (reason) => {
      setWhy(() => reason);
      play('nope');
    },
  ];
}
