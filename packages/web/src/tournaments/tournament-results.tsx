import type { TournamentResult } from '@saloon/protocol';
import { calendar } from '../i18n/time.ts';
import { GameMark } from '../pages/lobby/game-mark.tsx';
import { useAsked } from '../profiles/use-asked.ts';
import { settings } from '../settings/store.ts';
import { tournamentWords } from './text/index.ts';

/** A person's last tournaments, on their profile. Renders nothing without one. */
export function TournamentResults({ handle }: { readonly handle: string }) {
  const words = tournamentWords();
  const answer = useAsked<{ readonly results: readonly TournamentResult[] }>(
    `/api/people/${encodeURIComponent(handle)}/tournaments`,
  );
  if (answer === undefined || !answer.ok || answer.body.results.length === 0) return null;
  return (
    <section class="panel" aria-label={words.results}>
      <h2 class="sign">{words.results}</h2>
      <ul class="tallies">
        {answer.body.results.map(({ id, title, game, endedAt, place, players }) => (
          <li key={id}>
            <GameMark game={game} />
            <a href={`/tournament/${id}`}>{title}</a>
            <span>
              {words.resultOf(place, players)}, {calendar(settings.value.lang, endedAt, 'day')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
