import './profiles.css';
import { dollars } from '@saloon/kernel';
import type { Profile, Rival } from '@saloon/protocol';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Bust } from '../../kit/figures/bust.tsx';
import { Lazy, Shuffling } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import { keptHandle } from '../../net/kept-handle.ts';
import { server } from '../../net/server.ts';
import { useAsked } from '../../net/use-asked.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { refusalOf } from '../people/text/index.ts';
import { TournamentResults } from '../tournaments/tournament-results.tsx';
import { PlayedList } from './played-list.tsx';
import { RatingCards } from './rating-cards.tsx';
import { peopleWords } from './text/index.ts';
import { isFigure, usePersonas } from './use-personas.ts';

const loadBefriend = () => import('../friends/befriend.tsx').then(({ Befriend }) => Befriend);

/** `/u/<handle>`: who this is, how they play, and their games against you. */
export function ProfilePage({ handle }: { readonly handle: string }) {
  const words = peopleWords();
  const answer = useAsked('GET /api/people/:handle/profile', { params: { handle } });
  useEffect(() => {
    document.title = `@${handle} · ${t().name}`;
  }, [handle]);
  useEffect(() => server.start(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        {answer === undefined ? (
          <Shuffling />
        ) : answer.ok ? (
          <Shown profile={answer.body} />
        ) : (
          <Telegram
            title={t().table.telegram}
            code={answer.error.code === 'not-found' ? 'U-404' : 'U-503'}
            actions={
              <a class="btn main" href="/">
                {t().toLobby}
              </a>
            }
          >
            {answer.error.code === 'not-found'
              ? words.noSuchPlayer
              : answer.error.code === 'failed'
                ? words.unreachable
                : refusalOf(answer.error)}
          </Telegram>
        )}
      </main>
    </div>
  );
}

function Shown({ profile }: { readonly profile: Profile }) {
  const words = peopleWords();
  const { record, ratings, recent, rivals, withYou, isYou } = profile;
  const played = record.reduce((sum, one) => sum + one.played, 0);
  const won = record.reduce((sum, one) => sum + one.won, 0);
  return (
    <div class="profile">
      <div>
        <Poster profile={profile} won={won} />
        {!isYou && keptHandle.value !== undefined && (
          <Lazy
            id="befriend"
            load={loadBefriend}
            props={{ handle: profile.handle, name: profile.name }}
            fallback={null}
          />
        )}
      </div>
      <div class="profile-main">
        <RatingCards ratings={ratings} />
        <section class="panel" aria-label={words.recent}>
          <h2 class="sign">{words.recent}</h2>
          {recent.length === 0 && <p class="help">{words.noGames}</p>}
          <PlayedList games={recent} />
          {isYou && (
            <a class="btn small" href="/games">
              {words.all}
            </a>
          )}
        </section>
      </div>
      <div class="profile-side">
        <TournamentResults handle={profile.handle} />
        <section class="panel" aria-label={words.record}>
          <h2 class="sign">{words.record}</h2>
          <p class="totals">
            <span>
              <b class="num">{won}</b> {words.wins(won)}
            </span>
            <span>
              <b class="num">{played - won}</b> {words.losses(played - won)}
            </span>
            <span>
              <b class="num">{played === 0 ? '–' : `${Math.round((100 * won) / played)}%`}</b> {words.ofGames(played)}
            </span>
          </p>
          <ul class="tallies">
            {record.map((one) => (
              <Tally key={`${one.game} ${one.seats}`} {...one}>
                {titleOf(one.game)}, {words.players(one.seats)}
              </Tally>
            ))}
          </ul>
        </section>
        <Favorites favorites={profile.favorites} />
        {withYou !== undefined && <Rivals title={words.withYou} rivals={[withYou]} />}
        {rivals.length > 0 && <Rivals title={words.headToHead} rivals={rivals} />}
      </div>
    </div>
  );
}

/** The width of a letter in percent of the poster's width, at the size of the text. */
const LETTERS = 165;

function Poster({ profile, won }: { readonly profile: Profile; readonly won: number }) {
  const words = peopleWords();
  const { name, handle, portrait, since, favorites, ratings } = profile;
  const drawn = [portrait, favorites[0]?.persona].find(isFigure) ?? 'ghost';
  const best = Math.max(0, ...ratings.map(({ points }) => points));
  const longest = Math.max(...name.split(/\s/).map((word) => [...word].length));
  const day = new Intl.DateTimeFormat(settings.value.lang, { dateStyle: 'long' }).format(since);
  return (
    <section class="paper wanted">
      <p class="poster">{words.wanted}</p>
      <p>{won === 0 ? words.forNothing : words.forWins(won)}</p>
      <Bust of={drawn} size={160} />
      <h1 class="poster" style={{ fontSize: `min(2.75rem, ${LETTERS / longest}cqi)` }}>
        {name}
      </h1>
      <p>@{handle}</p>
      <p>{words.since(day)}</p>
      {best > 0 && (
        <p class="reward">
          {words.reward} <b class="num">{dollars(settings.value.lang, best)}</b>
        </p>
      )}
    </section>
  );
}

type TallyProps = { readonly won: number; readonly played: number; readonly children: preact.ComponentChildren };

const Tally = ({ won, played, children }: TallyProps) => (
  <li>
    <span>{children}</span>
    <meter min={0} max={played} value={won} aria-label={peopleWords().wonOf(won, played)} />
    <b class="num">{peopleWords().wonOf(won, played)}</b>
  </li>
);

function Favorites({ favorites }: Pick<Profile, 'favorites'>) {
  const words = peopleWords();
  const nameOf = usePersonas(favorites.map(({ game }) => game));
  if (favorites.length === 0) return null;
  return (
    <section class="panel" aria-label={words.favorites}>
      <h2 class="sign">{words.favorites}</h2>
      <ul class="tallies">
        {favorites.map(({ game, persona, played, won }) => (
          <Tally key={`${game} ${persona}`} won={won} played={played}>
            {nameOf(game, persona)}
          </Tally>
        ))}
      </ul>
    </section>
  );
}

function Rivals({ title, rivals }: { readonly title: string; readonly rivals: readonly Rival[] }) {
  return (
    <section class="panel" aria-label={title}>
      <h2 class="sign">{title}</h2>
      <ul class="tallies">
        {rivals.map(({ name, handle, won, lost }, i) => (
          <li key={`${i} ${name}`}>
            <span>
              {handle === undefined ? (
                name || peopleWords().formerPlayer
              ) : (
                <a href={pathTo('/u/:handle', { handle })}>{name}</a>
              )}
            </span>
            <meter min={0} max={Math.max(1, won + lost)} value={won} aria-label={`${won} : ${lost}`} />
            <b class="num">
              {won} : {lost}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
