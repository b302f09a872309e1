import './round-summary.css';
import type { Names, Seat } from '@saloon/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTableProps } from '../../../core/games/contract.ts';
import { useHotkeys } from '../../../kit/hotkeys.ts';
import { useCut } from '../../../kit/motion/cut.ts';
import { amountsOf, eventsOfRound } from '../logic/round-summary.ts';
import { PublicCounts } from '../people/public-counts.tsx';
import { RoundCard } from '../plan/round-card.tsx';
import type { Words } from '../text/words.ts';
import type { Event, Move, View } from '../wire.ts';

/** With other people at the table it goes without a press: their clocks run. */
const CLOSES_MS = 8000;
const MOST_CAUSES = 6;

type RoundSummaryProps = {
  readonly table: GameTableProps<View, Move, Event>;
  readonly words: Words;
  readonly shown: Shown;
};

type Shown = {
  /** The round that the card is about, while it lies on the table. */
  readonly round: number | undefined;
  readonly close: () => void;
};

/**
 * The card at the end of a round: what it did to you, with causes. While it lies there the next question waits, and against
 * bots the story too.
 */
export function useRoundSummary({ view, you, toYou, info, closed, story }: RoundSummaryProps['table']): Shown {
  const [ended, setEnded] = useState<number | undefined>(undefined);
  const before = useRef(view.round);
  const cut = useCut();
  useEffect(() => {
    const last = before.current;
    before.current = view.round;
    setEnded(last > 0 && view.round === last + 1 && closed === undefined ? last : undefined);
  }, [view.round, cut]);
  const hasPeople = info.seats.filter(({ type }) => type === 'person').length > 1;
  const round = you.seat === undefined || toYou.lastRound.length === 0 ? undefined : ended;
  const close = () => {
    setEnded(undefined);
    story.live?.setPaused(false);
  };
  useEffect(() => {
    if (round === undefined || !hasPeople) return;
    const timer = setTimeout(close, CLOSES_MS);
    return () => clearTimeout(timer);
  }, [round, hasPeople]);
  // The queue goes on without a press when the player is asked.
  const isRunning = round !== undefined && !hasPeople && story.live?.isPaused === false;
  useEffect(() => {
    if (isRunning) story.live?.setPaused(true);
  }, [isRunning, view]);
  return { round, close };
}

export function RoundSummary({ table, words, shown: { round, close } }: RoundSummaryProps) {
  const { view, you, events, toYou } = table;
  if (round === undefined || you.seat === undefined) return null;
  return (
    <Summary
      round={round}
      seat={you.seat}
      words={words}
      view={view}
      names={table.names}
      told={events.value.flatMap((batch) => batch.events)}
      causes={toYou.lastRound.map(({ sentence }) => sentence)}
      onClose={close}
    />
  );
}

type SummaryProps = {
  readonly round: number;
  readonly seat: Seat;
  readonly words: Words;
  /** The table of the next round. */
  readonly view: View;
  readonly names: Names;
  readonly told: readonly Event[];
  readonly causes: readonly string[];
  readonly onClose: () => void;
};

function Summary({ round, seat, words, view, names, told, causes, onClose }: SummaryProps) {
  const said = words.roundOver;
  useHotkeys({ escape: onClose });
  const { gained, lost, bullets } = useMemo(() => amountsOf(eventsOfRound(told, round), seat), [round]);
  const more = causes.length - MOST_CAUSES;
  return (
    <section class="round-summary" aria-label={said.title(round)}>
      <h3 class="sign">{said.title(round)}</h3>
      <p class="amounts sign">
        <span>{words.you}:</span>
        {gained > 0 && <b class="gained">+{words.dollars(gained)}</b>}
        {lost > 0 && <b class="lost">−{words.dollars(lost)}</b>}
        {bullets > 0 && <b>{said.bullets(bullets)}</b>}
        {gained + lost + bullets === 0 && <b>{said.nothing}</b>}
      </p>
      <ul class="causes">
        {causes.slice(0, MOST_CAUSES).map((cause, i) => (
          <li key={`${i}`}>{cause}</li>
        ))}
        {more > 0 && <li>{said.more(more)}</li>}
      </ul>
      <PublicCounts view={view} names={names} words={words} />
      <footer>
        {view.roundCard !== undefined && <RoundCard card={view.roundCard} words={words} />}
        <button type="button" class="btn main" onClick={onClose}>
          {said.on(round + 1)}
        </button>
      </footer>
    </section>
  );
}
