import { GameMark } from '../../core/games/game-mark.tsx';
import { calendar } from '../../core/i18n/time.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { useAsked } from '../../net/use-asked.ts';
import { tournamentWords } from './text/index.ts';

/** A person's last tournaments, on their profile. Renders nothing without one. */
export function TournamentResults({ handle }: { readonly handle: string }) {
  const words = tournamentWords();
  const answer = useAsked('GET /api/people/:handle/tournaments', { params: { handle } });
  if (answer === undefined || !answer.ok || answer.body.results.length === 0) return null;
  return (
    <section class="panel" aria-label={words.results}>
      <h2 class="sign">{words.results}</h2>
      <ul class="tallies">
        {answer.body.results.map(({ id, title, game, endedAt, place, players }) => (
          <li key={id}>
            <GameMark game={game} />
            <a href={pathTo('/tournament/:tournament', { tournament: id })}>{title}</a>
            <span>
              {words.resultOf(place, players)}, {calendar(settings.value.lang, endedAt, 'day')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
