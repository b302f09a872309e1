import { useEffect, useState } from 'preact/hooks';
import { type Answer, ask } from '../people/api.ts';

/** The answer to a path, asked again when the path or the round changes; undefined until the first one comes. */
export function useAsked<T>(path: string, round = 0): Answer<T> | undefined {
  const [found, setFound] = useState<{ readonly path: string; readonly answer: Answer<T> } | undefined>(undefined);
  useEffect(() => {
    let isOld = false;
    void ask<T>('GET', path).then((answer) => !isOld && setFound({ path, answer }));
    return () => {
      isOld = true;
    };
  }, [path, round]);
  return found?.path === path ? found.answer : undefined;
}
