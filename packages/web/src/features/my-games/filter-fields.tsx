import { playable, titleOf } from '../../core/games/titles.ts';
import { peopleWords } from '../profiles/text/index.ts';
import type { GameFilter } from './merge.ts';

type FilterFieldsProps = { readonly filter: GameFilter; readonly onChange: (filter: GameFilter) => void };

/** Which of the finished games are listed. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const words = peopleWords();
  const change = (name: keyof GameFilter) => (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value });
  return (
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
  );
}
