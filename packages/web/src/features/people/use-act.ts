import { useState } from 'preact/hooks';
import type { Answer } from '../../net/api.ts';
import { refusalOf } from './text/index.ts';

export type Act = {
  readonly isBusy: boolean;
  /** What came of the last act: an error, or a note about its success. */
  readonly error: string;
  readonly note: string;
  /** Runs a request. Resolves with its body, or undefined if it was refused. */
  readonly run: <T>(request: () => Promise<Answer<T>>, note?: string | ((body: T) => string)) => Promise<T | undefined>;
  readonly say: (note: string) => void;
};

/** One request at a time, with what came of it. */
export function useAct(): Act {
  const [state, setState] = useState({ isBusy: false, error: '', note: '' });
  return {
    ...state,
    say: (note) => setState({ isBusy: false, error: '', note }),
    async run(request, note = '') {
      setState({ isBusy: true, error: '', note: '' });
      const answer = await request();
      if (!answer.ok) {
        setState({ isBusy: false, error: refusalOf(answer.error), note: '' });
        return undefined;
      }
      setState({ isBusy: false, error: '', note: typeof note === 'string' ? note : note(answer.body) });
      return answer.body;
    },
  };
}
