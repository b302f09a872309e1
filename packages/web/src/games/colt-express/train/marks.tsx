import './marks.css';
import type { Answer, Spot } from '../logic/answer.ts';
import { carWidth, carX, FEET, lootAt, type Point, type TrainBoard } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { Place } from '../wire.ts';

export type Mark = Answer & { readonly spot: Spot };
type MarksProps = {
  readonly board: TrainBoard;
  readonly stands: ReadonlyMap<string, Point>;
  readonly marks: readonly Mark[];
  /** Which of them waits for its second press. */
  readonly armed: string | undefined;
  readonly words: Words;
  readonly onPress: (mark: Mark) => void;
};

/** The legal answers in the picture: lit, and pressed there. */
export function Marks({ board, stands, marks, armed, words, onPress }: MarksProps) {
  const cars = board.cars.length;
  return (
    <g>
      {marks.map((mark) => {
        const box = boxOf(mark.spot, board, stands, cars);
        if (box === undefined) return null;
        const press = () => onPress(mark);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
          <g
            key={mark.id}
            role="button"
            tabIndex={0}
            class={`train-mark ${mark.spot.type} ${mark.id === armed ? 'armed' : ''}`}
            data-mark={mark.id}
            aria-label={words.answer(mark.saying)}
            onClick={press}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              press();
            }}
          >
            <rect {...box} rx="9" class="hit" />
            <path d={bracketsOf(box)} class="edge" />
            {mark.spot.type === 'place' && (
              <path class="way" d={`M${box.x + box.width / 2 - 11} ${box.y + 12}h22l-11 13Z`} />
            )}
          </g>
        );
      })}
    </g>
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function boxOf(spot: Spot, board: TrainBoard, stands: ReadonlyMap<string, Point>, cars: number): Box | undefined {
  switch (spot.type) {
    case 'place':
      return roomOf(spot.place, cars);
    case 'bandit': {
      const at = stands.get(spot.bandit);
      return at === undefined ? undefined : { x: at.x - 30, y: at.y - 106, width: 60, height: 112 };
    }
    case 'loot': {
      const there = board.cars[spot.place.car]?.[spot.place.level];
      if (there === undefined) return undefined;
      const pieces = lootAt(spot.place, there, cars).filter(({ kind }) => kind === spot.kind);
      const xs = pieces.map(({ x }) => x);
      const left = Math.min(...xs) - 22;
      return { x: left, y: FEET[spot.place.level] - 36, width: Math.max(...xs) + 22 - left, height: 44 };
    }
  }
}

export function roomOf({ car, level }: Place, cars: number): Box {
  const x = carX(car, cars);
  const width = carWidth(car);
  return level === 'inside'
    ? { x: x + 4, y: 278, width: width - 8, height: 110 }
    : { x: x - 2, y: 132, width: width + 4, height: 118 };
}

/** Four corners, so that lit places also have a shape. */
function bracketsOf({ x, y, width, height }: Box): string {
  const arm = Math.min(18, width / 3);
  const [r, b] = [x + width, y + height];
  return `M${x} ${y + arm}V${y + 8}q0-8 8-8H${x + arm}M${r - arm} ${y}H${r - 8}q8 0 8 8V${y + arm}M${r} ${b - arm}V${b - 8}q0 8-8 8H${r - arm}M${x + arm} ${b}H${x + 8}q-8 0-8-8V${b - arm}`;
}
