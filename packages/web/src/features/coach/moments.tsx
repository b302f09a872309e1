import type { Names } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import type { GameWords } from '../../core/games/entry.ts';
import { settings } from '../../core/settings/store.ts';
import type { CoachMoment, CoachReport } from '../../local/coach-worker-contract.ts';
import { reasonsIn } from '../../table/hint/hint-words.ts';
import { marginOf, ofHundred } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = {
  readonly report: CoachReport;
  readonly words: GameWords;
  readonly names: Names;
  /** The replay at this step, from this seat. Undefined for a file, which has no address. */
  readonly linkTo: (step: number) => string | undefined;
  /** The table at a step, with the cards of a move lit. */
  readonly tablePicture: (step: number, move: unknown, text: string) => ComponentChildren;
};

/** The decisions that mattered most: the player's move, the bot's move, the chances of each, and why. */
export function Moments({ report, words, names, linkTo, tablePicture }: Props) {
  const said = coachWords();
  const { moments, points } = report;
  if (moments.length === 0) return null;
  return (
    <section class="coach-moments panel">
      <h2 class="sign">{said.moments}</h2>
      <p class="help">{said.momentsHint}</p>
      {!moments.every(({ isSecondLook }) => isSecondLook) && <p class="help">{said.firstLook}</p>}
      <ol>
        {moments.map((moment) => (
          <li key={moment.decision} class={`moment ${moment.verdict}`} id={`decision-${moment.decision + 1}`}>
            <header>
              <h3>{said.at(moment.decision + 1, points.length)}</h3>
              <Where step={moment.step} linkTo={linkTo} />
            </header>
            <p class="verdict">{verdictOf(moment)}</p>
            <div class="with-picture">
              {tablePicture(moment.step, best(moment), tellIn(words, names)(best(moment)))}
              <div>
                <Moves moment={moment} words={words} names={names} />
                <Why moment={moment} words={words} names={names} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The move that the picture lights: the bot's, or the player's own if the bot has none that is better. */
const best = ({ move, advised, verdict }: CoachMoment): unknown => (verdict === 'lost' ? advised : move);

const tellIn =
  (words: GameWords, names: Names) =>
  (move: unknown): string =>
    move === undefined ? coachWords().waited : words[settings.value.lang].describeMove(move, names);

function Where({ step, linkTo }: { readonly step: number; readonly linkTo: Props['linkTo'] }) {
  const said = coachWords();
  const link = linkTo(step);
  if (link === undefined) return <small class="num">{said.stepOf(step + 1)}</small>;
  return (
    <a class="btn small" href={link}>
      {said.show}
    </a>
  );
}

function verdictOf({ verdict, gap, gain, isOwn }: CoachMoment): string {
  const about = isOwn ? gain : gap;
  return coachWords().verdict[verdict](Math.abs(ofHundred(about.mean)), marginOf(about));
}

type OfMoment = { readonly moment: CoachMoment; readonly words: GameWords; readonly names: Names };

function Moves({ moment: { move, advised, isOwn, own, bots }, words, names }: OfMoment) {
  const said = coachWords();
  const tell = tellIn(words, names);
  const wins = (guess: typeof own) => said.wins(said.within(ofHundred(guess.mean), marginOf(guess)));
  return (
    <dl class="moves">
      <div>
        <dt>{isOwn ? said.both : said.you}</dt>
        <dd>
          <b>{tell(move)}</b> <span class="num">{wins(own)}</span>
        </dd>
      </div>
      {!isOwn && (
        <div>
          <dt>{said.bot}</dt>
          <dd>
            <b>{tell(advised)}</b> <span class="num">{wins(bots)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Why({ moment: { good, bad, verdict }, words, names }: OfMoment) {
  const said = coachWords();
  if (verdict === 'close') return null;
  const text = words[settings.value.lang];
  const lists = [
    { title: said.why, reasons: reasonsIn(text, good, names) },
    { title: said.against, reasons: reasonsIn(text, bad, names) },
  ].filter(({ reasons }) => reasons.length > 0);
  if (lists.length === 0) return <p class="help">{said.onlyGames}</p>;
  return (
    <dl class="whys">
      {lists.map(({ title, reasons }) => (
        <div key={title}>
          <dt>{title}</dt>
          {reasons.map(({ sentence }) => (
            <dd key={sentence}>{sentence}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
