import './profiles.css';
import type { HistoryPage, PlayedGame } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../kit/toast.tsx';
import { playable, titleOf } from '../pages/lobby/games.ts';
import { ask, credentials } from './ask.ts';
import { PlayedList } from './played-list.tsx';
import { peopleWords } from './text/index.ts';

type Filter = {
  readonly game: string;
  readonly result: string;
  readonly opponent: string;
  readonly from: string;
  readonly until: string;
};
const ALL: Filter = { game: '', result: '', opponent: '', from: '', until: '' };
/** Typing a name doesn't ask for every letter. */
const TYPING_MS = 300;

const pathOf = (filter: Filter, before: string | undefined): string => {
  const given = Object.entries({ ...filter, before: before ?? '' }).filter(([, value]) => value !== '');
  return `/api/me/games?${new URLSearchParams(given)}`;
};

/** All finished games of this person on this server, filtered, a page at a time. */
export function GameHistory() {
  const words = peopleWords();
  const [filter, setFilter] = useState(ALL);
  const [games, setGames] = useState<readonly PlayedGame[] | undefined>(undefined);
  const [next, setNext] = useState<string | undefined>(undefined);
  const show = ({ games: found, next: rest }: HistoryPage, before: readonly PlayedGame[]) => {
    setGames([...before, ...found]);
    setNext(rest);
  };
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await ask<HistoryPage>(pathOf(filter, undefined));
      if (!isOld && answer.ok) show(answer.value, []);
    }, TYPING_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [filter]);
  const more = async () => {
    const answer = await ask<HistoryPage>(pathOf(filter, next));
    if (answer.ok) show(answer.value, games ?? []);
    else toast(words.unreachable, 'harm');
  };
  const isEverything = Object.values(filter).every((value) => value === '');
  if (games === undefined || (games.length === 0 && isEverything)) return null;
  const change = (name: keyof Filter) => (event: { readonly currentTarget: { readonly value: string } }) =>
    setFilter({ ...filter, [name]: event.currentTarget.value });
  return (
    <section class="panel" aria-label={words.history}>
      <h2 class="sign">{words.history}</h2>
      <fieldset class="history-filter" aria-label={words.filters}>
        <select class="field" aria-label={words.anyGame} value={filter.game} onChange={change('game')}>
          <option value="">{words.anyGame}</option>
          {playable().map((game) => (
            <option key={game} value={game}>
              {titleOf(game)}
            </option>
          ))}
        </select>
        <select class="field" aria-label={words.anyResult} value={filter.result} onChange={change('result')}>
          <option value="">{words.anyResult}</option>
          <option value="won">{words.results.won}</option>
          <option value="lost">{words.results.lost}</option>
        </select>
        <label>
          {words.opponent} <input class="field" value={filter.opponent} maxLength={40} onInput={change('opponent')} />
        </label>
        <label>
          {words.from} <input class="field" type="date" value={filter.from} onChange={change('from')} />
        </label>
        <label>
          {words.until} <input class="field" type="date" value={filter.until} onChange={change('until')} />
        </label>
      </fieldset>
      {games.length === 0 && <p class="help">{words.nothingFound}</p>}
      <PlayedList games={games} />
      {next !== undefined && (
        <button type="button" class="btn small" onClick={more}>
          {words.more}
        </button>
      )}
      <button type="button" class="btn small ghost" onClick={download}>
        {words.download}
      </button>
    </section>
  );
}

/** Saves all games as one file with a recording per line. */
async function download(): Promise<void> {
  try {
    const response = await fetch('/api/me/games.jsonl', { headers: credentials() });
    if (!response.ok) throw new Error('refused');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = 'saloon-games.jsonl';
    link.click();
    URL.revokeObjectURL(link.href);
  } catch {
    toast(peopleWords().unreachable, 'harm');
  }
}
