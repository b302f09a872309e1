import type { Teller } from '../../core/games/contract.ts';
import './middle.css';
import type { Names, Seat } from '@saloon/kernel';
import { Card, type Face } from '../../kit/cards/card.tsx';
import type { Paced } from '../../table/story/paced.ts';
import { cowboyFace, moneyFace } from './faces.tsx';
import { hasHeadStart, seatingNotes } from './logic/seating.ts';
import { Piles } from './piles/piles.tsx';
import { Price, payerOf } from './robbery/price.tsx';
import { Robbery } from './robbery/robbery.tsx';
import { Spread } from './robbery/spread.tsx';
import { Story } from './robbery/story.tsx';
import type { Words } from './text/words.ts';
import { asPrinted, type Event, type View } from './wire.ts';

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
      class={`felt-middle ${isStrip ? 'robbed' : 'spread-out'}`}
      aria-label={words.regions.table}
      data-region="cloth"
      data-price={shownPrice === undefined ? 'no' : 'yes'}
      data-shot={robbery?.shot === undefined && robbery?.repelled === undefined ? 'no' : 'yes'}
    >
      {ended !== undefined && <p class="gang-won poster">{words.won(ended.winners)}</p>}
      {notes.length > 0 && onPick === undefined && <p class="felt-note">{notes.join(' ')}</p>}
      <div class="spread-room">
        <Spread
          slots={view.money.slots}
          size={view.money.size}
          opened={robbery?.slot}
          words={words}
          chosen={chosen}
          onPick={onPick}
          isStrip={isStrip}
        />
        {view.phase === 'hire' && <Hired view={view} you={you} words={words} />}
      </div>
      <Robbery
        view={view}
        names={names}
        words={words}
        you={you}
        onInspect={(card) => onInspect(moneyFace(card, words))}
      />
      <div class="felt-foot">
        {onPick === undefined && <Story words={words} tell={tell} {...story} />}
        {shownPrice !== undefined && <Price price={shownPrice} name={payerOf(shownPrice, names, you)} words={words} />}
        <Piles view={view} words={words} onLook={onLook} />
      </div>
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
    <div class="hired-cowboy">
      <Card size="m" width="var(--robbed)" face={cowboyFace(hired, words)} place="hired" />
      <p>
        <b>{words.labels.cowboyRule(asPrinted(hired))}</b> {view.active === you && words.onlyYouSee}
      </p>
    </div>
  );
}
