import type { TournamentRow } from '@saloon/protocol';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { calendar } from '../../core/i18n/time.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { tournamentWords } from './text/index.ts';

/** `Swiss, 3 rounds, live` */
export function kindOf({ format, rounds, pace, seats }: TournamentRow): string {
  const words = tournamentWords();
  const length = format === 'swiss' ? [words.rounds(rounds)] : [];
  const speed = pace === 'correspondence' ? words.byCorrespondence : words.live;
  return [words.formats[format], ...length, words.tablesOf(seats), speed].join(', ');
}

/** A tournament in a list. */
export function TournamentLine({ row }: { readonly row: TournamentRow }) {
  const words = tournamentWords();
  const { id, title, game, phase, round, rounds, players, size, startsAt, isIn, format } = row;
  const date = calendar(settings.value.lang, startsAt, 'moment');
  const state =
    phase === 'running'
      ? format === 'swiss'
        ? words.roundOf(round, rounds)
        : words.round(round)
      : phase === 'signup'
        ? words.startsAt(date)
        : `${words.phases[phase]}, ${calendar(settings.value.lang, startsAt, 'day')}`;
  return (
    <li>
      <GameMark game={game} />
      <div>
        <a href={pathTo('/tournament/:tournament', { tournament: id })}>
          <b>{title}</b>
        </a>
        <span>
          {titleOf(game)}: {kindOf(row)}
        </span>
        <span>
          {state}, {phase === 'signup' ? words.ofSize(players, size) : words.people(players)}
        </span>
      </div>
      {isIn && <span class="won">{words.yours}</span>}
    </li>
  );
}
