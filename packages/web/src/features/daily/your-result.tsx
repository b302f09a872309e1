import type { DealResults } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';
import { linkHost, linkTo } from '../../net/links.ts';
import { copyLink } from '../../shell/links.tsx';
import { scoreText } from './score-text.ts';
import { shareCard } from './share-card.ts';
import { shareText } from './share-text.ts';
import { dailyWords } from './text/index.ts';

type Props = { readonly results: DealResults; readonly you: NonNullable<DealResults['you']> };

/** Your own result, and how to show it without giving anything away. */
export function YourResult({ results, you }: Props) {
  const words = dailyWords();
  const { game, finishers, rows, isOver } = results;
  const best = rows.find(({ stoodIn }) => stoodIn !== true);
  return (
    <section class="panel your-result">
      <p class="deal-score poster">{scoreText(game, you.score)}</p>
      <p>
        {you.rank !== undefined && (
          <>{you.isGuest === true ? words.guestRank(you.rank) : words.yourRank(you.rank, finishers)} · </>
        )}
        {words.yourPlace(you.place)}
      </p>
      <p>{you.percentile === undefined ? words.few(finishers) : words.beatPeople(you.percentile)}</p>
      {you.stoodIn === true && <p>{words.stoodIn}</p>}
      {you.stars !== undefined && <Stars stars={you.stars} />}
      <Sharing results={results} you={you} />
      {isOver ? (
        <p class="deal-acts">
          <a class="btn" href={pathTo('/replay/:table', { table: you.table })}>
            {words.watchOwn}
          </a>
          {best?.table !== undefined && !best.isYou && (
            <>
              <a class="btn" href={pathTo('/replay/:table', { table: best.table })}>
                {words.watchBest}
              </a>
              <a class="btn main" href={pathTo('/compare/:compared', { compared: `${you.table}-${best.table}` })}>
                {words.compareBest}
              </a>
            </>
          )}
        </p>
      ) : (
        <p class="help">{words.replaysLater}</p>
      )}
      {best?.isYou === true && <p>{words.youAreBest}</p>}
    </section>
  );
}

function Stars({ stars }: { readonly stars: readonly number[] }) {
  const words = dailyWords();
  return (
    <>
      <ol class="deal-stars">
        {stars.map((count, i) => (
          <li key={i}>
            <span class="sr">{words.stars(count)}</span>
            {[1, 2, 3].map((n) => (
              <span key={n} class={n <= count ? 'lit' : ''} aria-hidden="true">
                <Icon of={lawStar} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p class="help">{words.starsHint}</p>
    </>
  );
}

function Sharing({ results, you }: Props) {
  const words = dailyWords();
  const [shown, setShown] = useState('');
  const { game, day, number, streak } = results;
  const text = `${shareText(results, titleOf(game))}\n${linkTo(pathTo('/daily/:game/:day', { game, day }))}`;
  const copy = async () => {
    if (!(await copyLink(text, words.copied))) setShown(text);
  };
  const date = new Intl.DateTimeFormat(settings.value.lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const sharePicture = () =>
    shareCard(
      {
        words: words.card,
        heading: words.dealOf(number, titleOf(game)),
        day: date.format(Date.parse(`${day}T00:00:00Z`)),
        score: scoreText(game, you.score),
        rank: you.rank === undefined || you.isGuest === true ? undefined : words.yourRank(you.rank, results.finishers),
        percentile: you.percentile,
        streak,
        stars: you.stars,
        host: `${linkHost()}/daily`,
      },
      text,
    );
  return (
    <>
      <p class="deal-acts">
        <button type="button" class="btn" onClick={() => void sharePicture()}>
          {words.share}
        </button>
        <button type="button" class="btn" onClick={() => void copy()}>
          {words.copyText}
        </button>
      </p>
      {shown !== '' && (
        <p class="share-text">
          {words.cannotCopy} <code>{shown}</code>
        </p>
      )}
    </>
  );
}
