import type { HistoryPage } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../kit/toast.tsx';
import { ask } from '../../net/api.ts';
import { peopleWords } from '../profiles/text/index.ts';
import type { GameFilter, Loaded } from './merge.ts';

/** Typing a name doesn't ask for every letter. */
const TYPING_MS = 300;
const NOTHING: Loaded = { games: [], isComplete: true };

const read = (filter: GameFilter, before = '') => {
  const given = Object.entries({ ...filter, before }).filter(([, value]) => value !== '');
  return ask('GET /api/me/games', { query: Object.fromEntries(given) });
};

/** The server's history, a page at a time: what is loaded, and a function that loads the next page if there is one. */
export function useHistory(filter: GameFilter): { readonly loaded: Loaded; readonly more?: () => Promise<void> } {
  const [loaded, setLoaded] = useState(NOTHING);
  const [next, setNext] = useState<string | undefined>(undefined);
  const show = ({ games, next: rest }: HistoryPage, before: Loaded['games']) => {
    setLoaded({ games: [...before, ...games], isComplete: rest === undefined });
    setNext(rest);
  };
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await read(filter);
      if (!isOld && answer.ok) show(answer.body, []);
    }, TYPING_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [filter]);
  if (next === undefined) return { loaded };
  const more = async () => {
    const answer = await read(filter, next);
    if (answer.ok) show(answer.body, loaded.games);
    else toast(peopleWords().unreachable, 'harm');
  };
  return { loaded, more };
}
