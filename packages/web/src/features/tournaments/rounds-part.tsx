import { list } from '@saloon/kernel';
import type { TournamentGame, TournamentPage } from '@saloon/protocol';
import { shownName } from '../../core/i18n/shown-name.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { pointsText } from './numbers.ts';
import { PersonName } from './standings-part.tsx';
import { tournamentWords } from './text/index.ts';

/** The tables of each round, the last round first. */
export function RoundsPart({ page }: { readonly page: TournamentPage }) {
  const words = tournamentWords();
  const rounds = page.roundsPlayed.map((round, i) => ({ ...round, no: i + 1 })).reverse();
  if (rounds.length === 0) return null;
  return (
    <section class="panel" aria-label={words.tables}>
      {rounds.map(({ no, games, byes }) => (
        <div key={no} class="tournament-round">
          <h2 class="sign">{words.round(no)}</h2>
          <ul class="round-games">
            {games.map((game) => (
              <Game key={game.table} game={game} />
            ))}
          </ul>
          {byes.length > 0 && (
            <p class="help">
              {words.bye(
                list(
                  settings.value.lang,
                  byes.map(({ name }) => shownName(name)),
                ),
              )}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function Game({ game: { table, isOver, isVoid, seats } }: { readonly game: TournamentGame }) {
  const words = tournamentWords();
  const isYours = seats.some(({ isYou }) => isYou);
  const names = list(
    settings.value.lang,
    seats.map(({ name }) => shownName(name)),
  );
  return (
    <li class={isYours ? 'mine' : ''}>
      <ul>
        {seats.map((person, i) => (
          <li key={i}>
            <PersonName person={person} />
            {person.hasMissed === true && <small> {words.hasMissed}</small>}
            {person.points !== undefined && <b class="num">{pointsText(person.points)}</b>}
          </li>
        ))}
      </ul>
      {isVoid === true ? (
        <small>{words.isVoid}</small>
      ) : isOver ? (
        <a class="btn small" href={pathTo('/replay/:table', { table })} aria-label={`${words.replay}: ${names}`}>
          {words.replay}
        </a>
      ) : (
        <a
          class="btn small"
          href={pathTo('/table/:table', { table })}
          aria-label={`${isYours ? words.toTable : words.watch}: ${names}`}
        >
          {isYours ? words.toTable : words.watch}
        </a>
      )}
    </li>
  );
}
