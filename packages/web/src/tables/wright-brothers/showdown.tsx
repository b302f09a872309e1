import type { Names, Seat } from '@saloon/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Brand } from '../../kit/brand.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { fastForwardButton } from '../../kit/icons/fast-forward-button.ts';
import { hand as palm } from '../../kit/icons/hand.ts';
import { announce } from '../../kit/live.tsx';
import { faceOf } from './faces.tsx';
import { photoFinish } from './logic/finish.ts';
import { type Row, type Step, showdownRows, showdownSteps, stepTime } from './logic/showdown.ts';
import { PhotoFinish } from './photo-finish.tsx';
import type { Words } from './text/words.ts';
import type { Event, View } from './wire.ts';

type ShowdownProps = {
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly isStill: boolean;
  /** The division was there before this page: it opens at its end. */
  readonly isOld: boolean;
};

const BEAT_MS = 600;
const STILL_BEAT_MS = 900;

/** The division explained: one thing at a time, by itself or by hand, and any step can be looked at again. */
export function Showdown({ view, events, words, names, you, isStill, isOld }: ShowdownProps) {
  const steps = useMemo(() => showdownSteps(view, events), [view, events]);
  const end = steps.length - 1;
  const [at, setAt] = useState(isOld ? Math.max(0, end) : 0);
  const [isPaused, setPaused] = useState(false);
  const place = Math.min(at, Math.max(0, end));
  const step = steps[place];
  const last = steps.at(-1);
  const isAsked = last?.type === 'aiming' && last.owner === you;
  // Whoever has to aim a Miss sees the revolvers at once; the photo finish is one press away.
  useEffect(() => {
    if (isAsked) setAt(end);
  }, [isAsked, end]);
  useEffect(() => {
    if (step === undefined || isPaused || place >= end) return;
    const wait = stepTime(step, isStill ? STILL_BEAT_MS : BEAT_MS);
    if (wait === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setAt(place + 1), wait);
    return () => clearTimeout(timer);
  }, [place, end, isPaused, step]);
  if (step === undefined || view.division === undefined) return null;
  const go = (to: number) => {
    const next = Math.min(end, Math.max(0, to));
    const shown = steps[next];
    setPaused(next < end);
    setAt(next);
    // The log has told all of it as it happened; a step looked at again is told again.
    if (shown !== undefined) announce(words.showdown.step(shown, names));
  };
  const rows = showdownRows(view, steps, place);
  const finish = photoFinish(view);
  return (
    <section class="wb-show" aria-label={words.regions.showdown} data-region="cloth">
      <header>
        <h2 class="sign">
          {words.showdown.title} <small>{words.showdown.pot(view.division.pot)}</small>
        </h2>
        <Track {...{ steps, place, words }} onGo={go} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div class="body" tabIndex={0}>
        {step.type === 'finish' && finish !== undefined ? (
          <PhotoFinish {...{ finish, words, names, you }} />
        ) : step.type === 'unsealed' ? (
          <Unsealed {...{ step, words, names }} />
        ) : (
          <Rows {...{ rows, step, words, names, you, view }} />
        )}
      </div>
      <footer>
        <p>{words.showdown.step(step, names)}</p>
        {place < end && (
          <button type="button" class="btn small pap" onClick={() => go(end)}>
            <Icon of={fastForwardButton} />
            {words.showdown.toEnd}
          </button>
        )}
      </footer>
    </section>
  );
}

type TrackProps = {
  readonly steps: readonly Step[];
  readonly place: number;
  readonly words: Words;
  readonly onGo: (to: number) => void;
};

/** The steps as a row of stations. */
const Track = ({ steps, place, words, onGo }: TrackProps) => (
  <ol class="track">
    {steps.map((step, i) => (
      <li key={`${step.type}-${i}`}>
        <button
          type="button"
          class={i === place ? 'now' : i < place ? 'past' : ''}
          aria-current={i === place ? 'step' : undefined}
          aria-label={`${i + 1}. ${words.showdown.stepName(step)}`}
          onClick={() => onGo(i)}
        >
          <i aria-hidden="true" />
          {step.type !== steps[i - 1]?.type && <span>{words.showdown.stepName(step)}</span>}
        </button>
      </li>
    ))}
  </ol>
);

type RowsProps = {
  readonly rows: readonly Row[];
  readonly step: Step;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly view: View;
};

function Rows({ rows, step, words, names, you, view }: RowsProps) {
  const struck = step.type === 'missed' ? step.miss : undefined;
  return (
    <ol class="guns">
      {rows.map((row) => {
        const gone = [...row.cancelled];
        const isHit = struck?.target === row.seat;
        return (
          <li key={row.seat} class={`${row.isOut ? 'out' : ''} ${isHit ? 'hit' : ''} ${row.rank === 1 ? 'first' : ''}`}>
            <span class="rank">
              {row.rank ??
                (row.order !== undefined && (
                  <small role="img" aria-label={words.showdown.hand(row.order)}>
                    <Icon of={palm} />
                    {row.order}
                  </small>
                ))}
            </span>
            <span class="who">
              <Brand of={row.seat} />
              <b class="sign">{names(row.seat)}</b>
              {row.seat === you && <span class="you">{words.you}</span>}
              {view.division?.bonusTo === row.seat && <em>{words.showdown.bonus}</em>}
            </span>
            <span class="cards">
              {row.cards.map((card, i) => {
                const at = gone.indexOf(card);
                if (at >= 0) gone.splice(at, 1);
                const face = faceOf(card, words);
                const isActing = struck?.seat === row.seat && card === 'miss';
                return (
                  <Card
                    key={`${i}`}
                    size="s"
                    width="var(--sw)"
                    face={face}
                    class={`${at >= 0 ? 'void' : ''} ${isActing ? 'acting' : ''}`}
                    {...(at >= 0 ? { label: words.showdown.cancelled(face.name) } : {})}
                  />
                );
              })}
            </span>
            <span class="reads">
              {row.isOut ? <em class="shut">{words.showdown.out}</em> : <b>{words.reading(row.reading)}</b>}
            </span>
            <span class="share">
              {row.share !== undefined && <b class="sign">{words.showdown.share(row.share)}</b>}
              {step.type === 'done' && <small>{words.points(view.players[row.seat]?.score ?? 0)}</small>}
            </span>
          </li>
        );
      })}
      {step.type === 'done' && <li class="lost">{afterwards(view, words, names)}</li>}
    </ol>
  );
}

/** What is left to say: what was lost, and who begins the next round where the view tells. */
function afterwards({ division, phase }: View, words: Words, names: Names): string {
  const lost = division?.lost ?? 0;
  const next = division?.excluded.length === 1 && phase === 'round-over' ? division.excluded[0] : undefined;
  const places = division?.places ?? [];
  const isTied = places.some((one, i) => one.size === places[i + 1]?.size && one.value === places[i + 1]?.value);
  return [
    isTied ? words.showdown.tie : '',
    lost > 0 ? words.showdown.lost(lost) : '',
    next === undefined ? '' : words.showdown.begins(names(next)),
  ]
    .filter(Boolean)
    .join(' ');
}

type UnsealedProps = {
  readonly step: Extract<Step, { type: 'unsealed' }>;
  readonly words: Words;
  readonly names: Names;
};

const Unsealed = ({ step, words, names }: UnsealedProps) => (
  <ol class="guns">
    {step.choices.map(({ seat, quick, load, key }) => (
      <li key={seat}>
        <span class="rank" />
        <span class="who">
          <Brand of={seat} />
          <b class="sign">{names(seat)}</b>
        </span>
        <span class="cards">
          {quick === undefined ? (
            <small>{words.seal.none}</small>
          ) : (
            <Card size="s" width="var(--sw)" face={faceOf(quick, words)} />
          )}
          {load.length > 0 && <i class="minus">−</i>}
          {load.map((card, i) => (
            <Card key={`${i}`} size="s" width="var(--sw)" face={faceOf(card, words)} class="loading" />
          ))}
        </span>
        <span class="reads">
          <b>{words.seal.speed(key)}</b>
        </span>
        <span class="share" />
      </li>
    ))}
  </ol>
);
