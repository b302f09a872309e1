import './train.css';
import type { Seat } from '@saloon/kernel';
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Frame } from '../logic/frames.ts';
import { standsOf, TOP, type TrainBoard, widthOf } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { CharacterId, Event, Place } from '../wire.ts';
import { Cars, viewBoxOf } from './cars.tsx';
import { Effects } from './effects.tsx';
import { Figure } from './figure.tsx';
import { LyingLoot } from './loot.tsx';
import { type Mark, Marks, roomOf } from './marks.tsx';
import { layTrainDefs } from './train-defs.ts';
import { useSignSize } from './use-sign-size.ts';

type TrainProps = {
  readonly board: TrainBoard;
  readonly words: Words;
  readonly you: Seat | undefined;
  /** The frame of the heist being shown, if any. */
  readonly frame?: Frame | undefined;
  readonly marks?: readonly Mark[];
  readonly armed?: string | undefined;
  readonly onMark?: (mark: Mark) => void;
  /** Called for a press on a place or figure that isn't an answer. */
  readonly onDark?: ((what: Place | CharacterId) => void) | undefined;
};

const NONE: readonly Mark[] = [];

/** The train from the side, cut away: figures inside and on the roofs, and loot. */
export function Train({ board, words, you, frame, marks = NONE, armed, onMark, onDark }: TrainProps) {
  useLayoutEffect(layTrainDefs, []);
  const cars = board.cars.length;
  const stands = useMemo(() => standsOf(board), [board]);
  const events: readonly Event[] = frame?.events ?? [];
  const width = widthOf(cars);
  const box = useRef<HTMLDivElement>(null);
  useSignSize(box, width);
  const drawing = {
    viewBox: viewBoxOf(width, TOP),
    preserveAspectRatio: 'xMidYMax meet',
    'data-shakes': isBraking(events) ? 'yes' : undefined,
  };
  return (
    <div class="train" ref={box} style={{ '--train-width': String(width) } as CSSProperties}>
      <svg class="still" {...drawing} aria-hidden="true">
        <g class="rock">
          <Cars cars={board.cars} words={words} />
        </g>
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the window around it has the name, and a title would pop up over it */}
      <svg {...drawing} aria-hidden={onMark === undefined ? 'true' : undefined}>
        <g class="rock">
          {onDark !== undefined && (
            <g>
              {board.cars.flatMap((_, car) =>
                (['roof', 'inside'] as const).map((level) => (
                  // biome-ignore lint/a11y/noStaticElementInteractions: only says why the place is no answer
                  <rect
                    key={`${car}-${level}`}
                    class="train-room"
                    {...roomOf({ car, level }, cars)}
                    onClick={() => onDark({ car, level })}
                  />
                )),
              )}
            </g>
          )}
          <LyingLoot cars={board.cars} level="roof" words={words} />
          {[...stands].reverse().map(([who, stand]) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: only says why somebody is no answer
            <g key={who} onClick={onDark === undefined || who === 'marshal' ? undefined : () => onDark(who)}>
              <Figure
                who={who}
                stand={stand}
                cars={cars}
                manner={mannerOf(events, who)}
                isYours={board.bandits.some(
                  ({ character, seat }) => character === who && seat !== undefined && seat === you,
                )}
                you={words.you}
                mood={moodOf(events, who)}
              />
            </g>
          ))}
          <LyingLoot cars={board.cars} level="inside" words={words} />
          <Effects key={keyOf(frame)} events={events} stands={stands} />
          {onMark !== undefined && (
            <Marks board={board} stands={stands} marks={marks} armed={armed} words={words} onPress={onMark} />
          )}
        </g>
      </svg>
    </div>
  );
}

const isBraking = (events: readonly Event[]): boolean =>
  events.some((event) => event.type === 'moved' && event.cause === 'braking');

let drawn = 0;
const keys = new WeakMap<Frame, number>();
/** A new frame restarts its flashes even if its events are the same. */
function keyOf(frame: Frame | undefined): number {
  if (frame === undefined) return -1;
  const known = keys.get(frame) ?? ++drawn;
  keys.set(frame, known);
  return known;
}

function mannerOf(events: readonly Event[], who: string): Parameters<typeof Figure>[0]['manner'] {
  for (const event of events) if (event.type === 'moved' && event.bandit === who) return event.cause;
  return 'move';
}

function moodOf(events: readonly Event[], who: string): 'hit' | 'shoots' | undefined {
  for (const event of events) {
    if ((event.type === 'shot' || event.type === 'punched') && event.target === who) return 'hit';
    if (event.type === 'bullet-received' && event.bandit === who) return 'hit';
    if ((event.type === 'shot' || event.type === 'punched') && event.bandit === who) return 'shoots';
  }
  return undefined;
}
