import type { Names } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { settings } from '../../core/settings/store.ts';
import { dayAt } from '../../kit/day.ts';
import { Icon } from '../../kit/icon.tsx';
import { lightBulb } from '../../kit/icons/tables.ts';
import { campfire, puzzle as puzzleIcon } from '../../kit/icons/today.ts';
import { announce } from '../../kit/live.tsx';
import { namesAt } from '../../table/frame/names.ts';
import { reasonsIn } from '../../table/hint/hint-words.ts';
import { calledAt } from '../../table/telling/called.ts';
import { dailyPuzzle, difficultyOf, type ListedPuzzle } from './catalog.ts';
import type { PanelProps } from './panel-props.ts';
import { keyOf, progress, streakOn } from './progress.ts';
import { puzzleWords } from './text/index.ts';
import { themeName } from './themes.ts';
import { Verdict } from './verdict.tsx';

/** Beside the table: the task, then whether the move was right, and why. */
export function Panel(props: PanelProps) {
  const { puzzle, state, store, table, words } = props;
  const said = puzzleWords();
  const { lang } = settings.value;
  const at = store.state.value;
  const called = useMemo<Names>(() => {
    if (at === undefined) return String;
    return calledAt({ table, view: at.view, lang, names: namesAt(at.info) });
  }, [at, table, lang]);
  const card = useRef<HTMLElement>(null);
  const { verdict, hint } = state;
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (verdict !== undefined && verdict.type !== 'open') card.current?.focus({ preventScroll: true });
  }, [verdict?.type]);
  const [reason] = hint === undefined ? [] : reasonsIn(words[lang], hint.good, called);
  const hinted = hint && `${said.hintOf(themeName(puzzle.game, hint.theme, lang))} ${reason?.sentence ?? said.noHint}`;
  useEffect(() => {
    if (hinted !== undefined) announce(hinted, 'now');
  }, [hinted]);
  return (
    <section
      ref={card}
      class={`puzzle-panel${verdict === undefined ? '' : isWhole ? ' told' : ' told short'}`}
      data-region="guide"
      aria-label={said.panel}
      tabIndex={-1}
    >
      <Head puzzle={puzzle}>
        {verdict !== undefined && verdict.type !== 'open' && (
          <button type="button" class="btn small fold" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? said.position : said.reasons}
          </button>
        )}
      </Head>
      {verdict === undefined ? (
        <div class="puzzle-task">
          <h2 class="sign">{said.find}</h2>
          <p>{progress.value.tried[keyOf(puzzle)] === undefined ? said.rule : said.retry}</p>
          {hinted === undefined ? (
            <button type="button" class="btn small" onClick={props.onHint}>
              <Icon of={lightBulb} />
              {said.hint}
            </button>
          ) : (
            <p class="puzzle-hint">
              <Icon of={lightBulb} />
              {hinted}
            </p>
          )}
        </div>
      ) : (
        <Verdict {...props} verdict={verdict} called={called} />
      )}
    </section>
  );
}

function Head({ puzzle, children }: { readonly puzzle: ListedPuzzle; readonly children: ComponentChildren }) {
  const said = puzzleWords();
  const day = dayAt(Date.now());
  const daily = dailyPuzzle(day);
  const isDaily = daily !== undefined && keyOf(daily) === keyOf(puzzle);
  const streak = streakOn(progress.value, day);
  return (
    <header>
      <a class="ib" href="/puzzles" aria-label={said.toPuzzles} title={said.toPuzzles}>
        <span class="gi">
          <Icon of={puzzleIcon} />
        </span>
      </a>
      <div>
        <b class="sign">{isDaily ? said.daily : said.panel}</b>
        <small>
          {titleOf(puzzle.game)} · {said.difficulties[difficultyOf(puzzle)]}
        </small>
      </div>
      {isDaily && streak > 0 && (
        <small class="streak">
          <Icon of={campfire} />
          {said.streak(streak)}
        </small>
      )}
      {children}
    </header>
  );
}
