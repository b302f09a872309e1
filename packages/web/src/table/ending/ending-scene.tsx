import '../../core/games/ending.css';
import type { Names } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ending, EndingAt, GameEnding } from '../../core/games/ending.ts';
import { Icon } from '../../kit/icon.tsx';
import { nextButton } from '../../kit/icons/tables.ts';
import { Poster } from './poster.tsx';
import type { TurningPoint } from './turning-points.ts';
import { useEndingStep } from './use-ending-step.ts';
import { ENDING_WORDS } from './words.ts';

type EndingSceneProps = EndingAt & {
  readonly ending: Ending;
  readonly Stage: GameEnding['Stage'];
  readonly view: unknown;
  readonly open: unknown;
  readonly turned: readonly TurningPoint[];
  /** By the character, where the game has one for each seat. */
  readonly called: Names;
  /** The replay at a time on the game's clock. */
  readonly replayAt: (at: number) => string;
  /** The score of a rematch series. */
  readonly series: ComponentChildren;
  readonly onSettled?: (() => void) | undefined;
  /** The places, folded below. */
  readonly children: ComponentChildren;
};

const percentOf = (chance: number): number => Math.round(100 * chance);

/** How the game ended: its scene, the poster of the winner, why, what turned the game, and all places. */
export function EndingScene({
  ending,
  Stage,
  view,
  open,
  turned,
  called,
  replayAt,
  series,
  onSettled,
  children,
  ...at
}: EndingSceneProps) {
  const words = ENDING_WORDS[at.lang];
  const { step, skip } = useEndingStep(ending.steps);
  const isSettled = step === ending.steps.length - 1;
  const why = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSettled) onSettled?.();
    // The button that skips the scene goes with it, and the focus with the button.
    if (isSettled && document.activeElement === document.body) why.current?.focus({ preventScroll: true });
  }, [isSettled]);
  return (
    <div class="ending" data-settled={isSettled ? 'yes' : 'no'}>
      <div class="ending-stage">
        <Stage {...at} view={view} open={open} step={step} />
        {!isSettled && <button type="button" class="ending-skip" aria-label={words.skip} onClick={skip} />}
      </div>
      {step >= ending.posterAt && <Poster poster={ending.poster} />}
      <div class="ending-why" ref={why} tabIndex={-1}>
        <div class="ending-because">
          {isSettled && <p class="sign">{ending.why}</p>}
          {isSettled && ending.more !== undefined && <p class="more">{ending.more}</p>}
          {isSettled && series}
        </div>
        {isSettled && turned.length > 0 && (
          <section aria-label={words.turned}>
            <h3 class="sign">{words.turned}</h3>
            <ol>
              {turned.map(({ at: moment, text, chance }) => (
                <li key={`${moment} ${text}`}>
                  <a href={replayAt(moment)} title={words.watch}>
                    <span>
                      {text}
                      {chance !== undefined && (
                        <small class="help num">
                          {words.chance(
                            chance.seat === at.you ? undefined : called(chance.seat),
                            percentOf(chance.before),
                            percentOf(chance.after),
                          )}
                        </small>
                      )}
                    </span>
                    <Icon of={nextButton} />
                  </a>
                </li>
              ))}
            </ol>
          </section>
        )}
        <details>
          <summary>{words.places}</summary>
          {children}
        </details>
      </div>
    </div>
  );
}
