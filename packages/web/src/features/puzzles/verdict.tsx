import type { Names } from '@saloon/kernel';
import type { CSSProperties } from 'preact';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { bookCover, cancel, lightBulb } from '../../kit/icons/tables.ts';
import { checkMark } from '../../kit/icons/today.ts';
import { signed } from '../../kit/signed.ts';
import type { PuzzleVerdict, WeighedAnswer } from '../../local/puzzle-worker-contract.ts';
import { reasonsIn } from '../../table/hint/hint-words.ts';
import { nextPuzzle, puzzlesOf } from './catalog.ts';
import { puzzleRating } from './note-attempt.ts';
import type { PanelProps } from './panel-props.ts';
import { keyOf, progress, puzzlePath } from './progress.ts';
import { puzzleWords } from './text/index.ts';
import { themeName, themeRule } from './themes.ts';

type Props = PanelProps & { readonly verdict: PuzzleVerdict; readonly called: Names };

const percent = (share: number): number => Math.round(100 * share);
/** Twice the standard error, in points. At least one: no estimate here is more exact. */
const range = (error: number): number => Math.max(1, Math.round(200 * error));

/** The answer: right or how much worse, the reasons, the odds of each move, and where to go from here. */
export function Verdict(props: Props) {
  const { puzzle, theme, verdict, words, called, state, gained, onShow, onAgain, onPlayOn } = props;
  const said = puzzleWords();
  const { lang } = settings.value;
  const text = words[lang];
  const say = (move: unknown) => text.describeMove(move, called);
  const [best] = verdict.answers;
  const own = verdict.answers.find(({ isYours }) => isYours);
  const isOpen = verdict.type === 'open';
  const isRight = verdict.type === 'right';
  const rival = best?.isYours === true ? verdict.answers[1] : own;
  const otherMove = rival === undefined ? '' : say(rival.move);
  const points = percent((best?.mean ?? 0) - (rival?.mean ?? 0));
  const title = isOpen
    ? said.weighing
    : isRight
      ? best?.isYours === true
        ? said.right
        : said.rightToo
      : said.wrong(points);
  const good = reasonsIn(text, verdict.good, called);
  const bad = reasonsIn(text, verdict.bad, called);
  const whyTitle = best?.isYours === true ? said.whyBetter(otherMove) : isRight ? said.why : said.whyBetterYours;
  const rule = themeRule(puzzle.game, verdict.theme);
  const rating = puzzleRating(progress.value, puzzle.game);
  const list = puzzlesOf(puzzle.game).filter((one) => theme === undefined || one.theme === theme);
  const next = nextPuzzle(list, (one) => progress.value.tried[keyOf(one)] !== undefined, rating.mu, verdict.theme);
  return (
    <>
      <div class={`puzzle-verdict ${verdict.type}`} role="status" data-verdict={verdict.type}>
        {!isOpen && <Icon of={isRight ? checkMark : cancel} />}
        <div>
          <h2 class="sign">
            {title} {state.hint !== undefined && <Icon of={lightBulb} />}
          </h2>
          {own !== undefined && <p>{said.was(say(own.move))}</p>}
          {best !== undefined && !best.isYours && !isOpen && <p>{said.best(say(best.move))}</p>}
          {isOpen && <p>{said.weighingHint}</p>}
          {gained !== undefined && <p>{said.ratingNow(Math.round(rating.mu), signed(gained))}</p>}
        </div>
      </div>
      {!isOpen && (
        <>
          <Reasons title={whyTitle} of={good.map(({ sentence }) => sentence)} />
          <Reasons
            title={best?.isYours === true ? said.whyNot(otherMove) : said.against}
            of={bad.map(({ sentence }) => sentence)}
          />
          {good.length + bad.length === 0 && !verdict.isPartial && (
            <p class="help">{said.onlyGames(points, otherMove)}</p>
          )}
        </>
      )}
      <h3 class="sign">{said.odds}</h3>
      <p class="help">{said.oddsHint}</p>
      <ul class="puzzle-odds">
        {verdict.answers
          .filter(({ isYours }) => !isOpen || !isYours)
          .toSorted((a, b) => b.mean - a.mean)
          .map((answer) => (
            <Odds key={say(answer.move)} answer={answer} text={say(answer.move)} isBest={answer === best} />
          ))}
      </ul>
      <p class="puzzle-theme">
        {said.theme}: <b>{themeName(puzzle.game, verdict.theme, lang)}</b>
        {rule !== undefined && (
          <a href={pathTo('/rules/:game#:rule', { game: puzzle.game, rule })}>
            <Icon of={bookCover} />
            {said.readRule}
          </a>
        )}
      </p>
      <footer>
        {!isOpen && !isRight && (
          <>
            <button type="button" class="btn small" onClick={onShow}>
              {said.show}
            </button>
            <button type="button" class="btn small" onClick={onAgain}>
              {said.tryAgain}
            </button>
          </>
        )}
        <button type="button" class="btn small" onClick={onPlayOn}>
          {said.playOn}
        </button>
        <a class="btn small main" href={next === undefined ? '/puzzles' : puzzlePath(next, theme)}>
          {next === undefined ? said.toPuzzles : said.next}
        </a>
      </footer>
    </>
  );
}

const Reasons = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) =>
  of.length === 0 ? null : (
    <>
      <h3 class="sign">{title}</h3>
      <ol class="puzzle-why">
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </>
  );

type OddsProps = { readonly answer: WeighedAnswer; readonly text: string; readonly isBest: boolean };

const Odds = ({ answer: { mean, error, isYours }, text, isBest }: OddsProps) => (
  <li class={isBest ? 'best' : ''}>
    <span>
      {text} {isYours && <small class="chip">{puzzleWords().yours}</small>}
    </span>
    <b class="num">{puzzleWords().share(percent(mean), range(error))}</b>
    <i style={{ '--share': `${100 * mean}%`, '--error': `${200 * error}%` } as CSSProperties} />
  </li>
);
