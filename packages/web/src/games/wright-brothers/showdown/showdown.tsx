import './showdown.css';
import type { Names, Seat } from '@saloon/kernel';
import { useMemo } from 'preact/hooks';
import { Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hand as palm } from '../../../kit/icons/pages.ts';
import { StepTrack, ToEnd } from '../../../table/stage/step-track.tsx';
import { useSteps } from '../../../table/stage/use-steps.ts';
import { faceOf } from '../faces.tsx';
import { type LateSlap, lateBy, photoFinish } from '../logic/finish.ts';
import { type Row, type Step, showdownRows, showdownSteps } from '../logic/showdown.ts';
import { PhotoFinish } from '../race/photo-finish.tsx';
import type { Words } from '../text/words.ts';
import type { Event, View } from '../wire.ts';

type ShowdownProps = {
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  /** The viewer's slap that came when the race was over. */
  readonly late: LateSlap | undefined;
  /** Takes the viewer to the result, while it is still being told. */
  readonly onSkip: (() => void) | undefined;
  /** Called when the last step has been shown. */
  readonly onShown: (() => void) | undefined;
};

/** Explains the split one step at a time. It follows the view, and the player can go back to any step. */
export function Showdown({ view, events, words, names, you, late, onSkip, onShown }: ShowdownProps) {
  const known = useMemo(() => showdownSteps(view, events), [view, events]);
  const shown = useSteps(known, {
    tell: (step) => words.showdown.step(step, names),
    onEnd: known.at(-1)?.type === 'done' ? onShown : undefined,
  });
  const { steps, at: place, step } = shown;
  if (step === undefined || view.division === undefined) return null;
  const rows = showdownRows(view, steps, place);
  const finish = photoFinish(view);
  return (
    <section
      class="split-sheet"
      data-felt="amounts"
      style={{ '--lines': String(view.players.length) } as Record<string, string>}
      aria-label={words.regions.showdown}
      data-region="cloth"
    >
      <header>
        <h2 class="sign">
          {words.showdown.title} <small>{words.showdown.pot(view.division.pot)}</small>
        </h2>
        <StepTrack steps={shown} name={words.showdown.stepName} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div class="body" tabIndex={0}>
        {step.type === 'finish' && finish !== undefined ? (
          <PhotoFinish finish={finish} words={words} names={names} you={you} late={lateBy(view, late)} />
        ) : step.type === 'unsealed' ? (
          <Unsealed step={step} words={words} names={names} />
        ) : (
          <Rows rows={rows} step={step} words={words} names={names} you={you} view={view} />
        )}
      </div>
      <footer>
        <p>{words.showdown.step(step, names)}</p>
        <ToEnd steps={shown} label={words.showdown.toEnd} onSkip={onSkip} />
      </footer>
    </section>
  );
}

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
            <span class="cards" style={{ '--n': String(row.cards.length) } as Record<string, string>}>
              {row.cards.map((card, i) => {
                const at = gone.indexOf(card);
                if (at >= 0) gone.splice(at, 1);
                const face = faceOf(card, words);
                const isActing = struck?.seat === row.seat && card === 'miss';
                return (
                  <Card
                    key={`${i}`}
                    size="s"
                    width="var(--card)"
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
            <span class="share" data-place={`share-${row.seat}`}>
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

/** The closing line: ties, lost cards, and who begins the next round if the view says so. */
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
            <Card size="s" width="var(--card)" face={faceOf(quick, words)} />
          )}
          {load.length > 0 && <i class="minus">−</i>}
          {load.map((card, i) => (
            <Card key={`${i}`} size="s" width="var(--card)" face={faceOf(card, words)} class="loading" />
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
