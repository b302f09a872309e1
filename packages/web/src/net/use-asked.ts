import type { AnswerOf, RouteKey } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Answer, type Arguments, ask } from './api.ts';

/** The answer of a route, asked again when the request or the round changes; undefined until the first one comes. */
export function useAsked<Key extends RouteKey>(
  route: Key,
  ...[given, round = 0]: Arguments<Key, number>
): Answer<AnswerOf<Key>> | undefined {
  const request = `${route} ${JSON.stringify(given)}`;
  const [found, setFound] = useState<{ readonly request: string; readonly answer: Answer<AnswerOf<Key>> } | undefined>(
    undefined,
  );
  useEffect(() => {
    let isOld = false;
    void ask(route, ...([given] as Arguments<Key, string>)).then((answer) => !isOld && setFound({ request, answer }));
    return () => {
      isOld = true;
    };
  }, [request, round]);
  return found?.request === request ? found.answer : undefined;
}
