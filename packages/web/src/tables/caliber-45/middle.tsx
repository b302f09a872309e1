import type { Names, Seat } from '@saloon/kernel';
import { Card, type Face } from '../../kit/card.tsx';
import type { Paced } from '../shared/paced.ts';
import type { Teller } from '../shared/telling/teller.ts';
import { cowboyFace, moneyFace } from './faces.tsx';
import { hasHeadStart, seatingNotes } from './logic/seating.ts';
import { Piles } from './piles.tsx';
import { Price, payerOf } from './price.tsx';
import { Robbery } from './robbery.tsx';
import { Spread } from './spread.tsx';
import { Story } from './story.tsx';
import type { Words } from './text/words.ts';
import { asPrinted, type Event, type View } from './wire.ts';

/** How many money cards lie side by side: all of the felt, or a strip above the robbery. */
const COLUMNS = { wide: 12, strip: 17 } as const;

type MiddleProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  readonly tell: Teller;
  readonly story: Paced<Event>;
  readonly chosen: number | undefined;
  readonly onPick: ((slot: number) => void) | undefined;
  readonly onInspect: (face: Face) => void;
  readonly onLook: () => void;
};

/** The middle of the table: the spread, the robbery on it, what it would cost, what just happened, the piles. */
export function Middle({ view, you, names, words, tell, story, chosen, onPick, onInspect, onLook }: MiddleProps) {
  const { robbery, price, ended } = view;
  const isStrip = robbery?.card !== undefined;
  const notes = notesOf(view, words);
  const shownPrice = price !== undefined && (view.phase !== 'arming' || price.seat === you) ? price : undefined;
  return (
    <section
      class={`c45-middle ${isStrip ? 'c45-strip' : 'c45-wide'}`}
      aria-label={words.regions.table}
      data-region="cloth"
      data-price={shownPrice === undefined ? 'no' : 'yes'}
      data-shot={robbery?.shot === undefined && robbery?.repelled === undefined ? 'no' : 'yes'}
    >
      <Spread
        slots={view.money.slots}
        size={view.money.size}
        columns={isStrip ? COLUMNS.strip : COLUMNS.wide}
        opened={robbery?.slot}
        {...{ words, chosen, onPick }}
      />
      <Robbery {...{ view, names, words, you }} onInspect={(card) => onInspect(moneyFace(card, words))} />
      {view.phase === 'hire' && <Hired {...{ view, you, words }} />}
      {shownPrice !== undefined && <Price price={shownPrice} name={payerOf(shownPrice, names, you)} words={words} />}
      {ended !== undefined && <p class="c45-won poster">{words.won(ended.winners)}</p>}
      {notes.length > 0 && <p class="c45-note">{notes.join(' ')}</p>}
      {onPick === undefined && <Story {...{ words, tell }} {...story} />}
      <Piles {...{ view, words, onLook }} />
    </section>
  );
}

/** High noon; and in the first round who sits badly (C45-SEAT-3, C45-ONLINE-9). */
function notesOf(view: View, words: Words): readonly string[] {
  const isFirstRound = view.turn < view.players.length && view.robberies === 0;
  const seating = isFirstRound
    ? seatingNotes(
        view.players.map(({ team }) => team),
        hasHeadStart(view),
      )
    : [];
  return [...(view.isHighNoon ? [words.noon] : []), ...seating.map((note) => words.seating[note])];
}

/** The cowboy card being looked at; a back for everybody who may not see it. */
function Hired({ view, you, words }: Pick<MiddleProps, 'view' | 'you' | 'words'>) {
  const { hired } = view;
  if (hired === undefined || hired === 'face-down') return null;
  return (
    <div class="c45-hired">
      <Card size="m" width="var(--tw)" face={cowboyFace(hired, words)} place="hired" />
      <p>
        <b>{words.labels.cowboyRule(asPrinted(hired))}</b> {view.active === you && words.onlyYouSee}
      </p>
    </div>
  );
}
