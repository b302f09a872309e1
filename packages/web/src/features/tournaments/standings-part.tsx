import type { TournamentPage, TournamentPerson, TournamentStanding } from '@saloon/protocol';
import { shownName } from '../../core/i18n/shown-name.ts';
import { pathTo } from '../../core/router/paths.ts';
import { pointsText } from './numbers.ts';
import { tournamentWords } from './text/index.ts';

export function PersonName({ person }: { readonly person: TournamentPerson }) {
  const { name, handle, isYou } = person;
  return (
    <>
      {handle === undefined ? shownName(name) : <a href={pathTo('/u/:handle', { handle })}>{name}</a>}
      {isYou && (
        <>
          {' '}
          <span class="you">{tournamentWords().you}</span>
        </>
      )}
    </>
  );
}

/** Everybody in order, and for each what put them ahead of the next. */
export function StandingsPart({ page }: { readonly page: TournamentPage }) {
  const words = tournamentWords();
  const { standings, phase, format } = page;
  const hasBegun = phase === 'running' || phase === 'over';
  const title = hasBegun ? words.standings : words.signedUpPeople;
  return (
    <section class="panel" aria-label={title}>
      <h2 class="sign">{title}</h2>
      {standings.length === 0 && <p class="help">{words.nobody}</p>}
      <ol class="standings">
        {standings.map((one, i) => (
          <li key={one.rank} class={one.isYou ? 'mine' : ''}>
            <b class="num">{hasBegun ? one.rank : '·'}</b>
            <span>
              <PersonName person={one} /> <small>{remarkOf(one)}</small>
            </span>
            {hasBegun && (
              <>
                <span class="num standing-points" title={words.points}>
                  <b>{pointsText(one.points)}</b>
                </span>
                <small class="standing-why">{whyOf(one, standings[i + 1])}</small>
              </>
            )}
          </li>
        ))}
      </ol>
      {hasBegun && (
        <details>
          <summary class="unfold">{words.why}</summary>
          {format === 'knockout' && <p class="help">{words.knockoutRule}</p>}
          {words.rules.map((rule) => (
            <p key={rule} class="help">
              {rule}
            </p>
          ))}
        </details>
      )}
    </section>
  );
}

function remarkOf({ state, missed }: TournamentStanding): string {
  const words = tournamentWords();
  return [words.states[state], ...(missed > 0 ? [words.missed(missed)] : [])].filter((text) => text !== '').join(', ');
}

/** Nothing where points alone decide: everybody sees those. */
function whyOf({ ahead }: TournamentStanding, next: TournamentStanding | undefined): string {
  if (ahead === undefined || next === undefined || ahead.by === 'points') return '';
  return tournamentWords().ahead[ahead.by](shownName(next.name), pointsText(ahead.own), pointsText(ahead.other));
}
