import type { DealResults } from '@saloon/protocol';
import { pathTo } from '../../core/router/paths.ts';
import { reasonText } from './score-text.ts';
import { dailyWords } from './text/index.ts';

/** Everybody's results, the best first. */
export function ResultRows({ results: { game, rows, finishers } }: { readonly results: DealResults }) {
  const words = dailyWords();
  return (
    <section class="panel">
      <h2 class="sign">{words.everybody}</h2>
      {rows.length === 0 && <p>{words.nobody}</p>}
      {rows.length < finishers && <p class="help">{words.topOnly(rows.length)}</p>}
      <ol class="deal-rows">
        {rows.map(({ rank, name, handle, score, decisions, table, isYou, stoodIn }, i) => (
          <li key={i} class={isYou ? 'mine' : ''} value={rank}>
            <b class="num">{rank ?? '—'}</b>
            <span class="who">
              {handle === undefined ? name : <a href={pathTo('/u/:handle', { handle })}>{name}</a>}{' '}
              {isYou && <span class="you">{words.you}</span>}
              {stoodIn === true && <small>{words.byStandIn}</small>}
            </span>
            <span class="num">{reasonText(game, { score, ...(decisions === undefined ? {} : { decisions }) })}</span>
            {table !== undefined && (
              <a class="btn small" href={pathTo('/replay/:table', { table })}>
                {words.watch}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
