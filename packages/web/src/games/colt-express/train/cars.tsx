import { useMemo } from 'preact/hooks';
import { rails, smoke } from '../../../kit/art/desert.ts';
import { CAR_TONES, type CarKind, type CarTones, loco, wagon } from '../../../kit/art/train.ts';
import { BOTTOM, CAB, carWidth, carX } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { CarView } from '../wire.ts';

const BUILT: Readonly<Record<CarView['id'], readonly [CarTones, CarKind]>> = {
  locomotive: [CAR_TONES.red, 'coach'],
  'wagon-a': [CAR_TONES.green, 'coach'],
  'wagon-b': [CAR_TONES.violet, 'coach'],
  'wagon-c': [CAR_TONES.brown, 'mail'],
  'wagon-d': [CAR_TONES.blue, 'coach'],
  'wagon-e': [CAR_TONES.red, 'caboose'],
  'wagon-f': [CAR_TONES.gold, 'mail'],
};
/** What lies under the rails. */
const GROUND = '#2b1b12';
/** The rails go on to both sides, further than any screen. */
const BEYOND = 2600;
const SIGN_ROOM = 15;

/** The train itself: a still layer, drawn once for the cars it has. A big screen has numbers in place of its signs. */
export function Cars({ cars, words }: { readonly cars: readonly CarView[]; readonly words: Words }) {
  const ids = cars.map(({ id }) => id).join();
  const drawn = useMemo(() => {
    const n = cars.length;
    const wagons = cars.map(({ id }, car) =>
      car === 0 ? loco(carX(0, n), '') : wagon(carX(car, n), ...BUILT[id], ''),
    );
    return `<g transform="translate(${-BEYOND} 0)">${rails(2 * BEYOND + 1600)}</g><path d="M${-BEYOND} 480h${2 * BEYOND + 1600}v300H${-BEYOND}Z" fill="${GROUND}"/><ellipse cx="${carX(0, n) / 2}" cy="432" rx="${carX(0, n) / 2 + 130}" ry="9" fill="#000" fill-opacity=".5"/>${smoke(carX(0, n) + 240, 222)}${wagons.join('')}`;
  }, [ids]);
  return (
    <>
      <g class="cars" dangerouslySetInnerHTML={{ __html: drawn }} />
      <rect class="train-shade" x={-BEYOND} y={-BEYOND} width={2 * BEYOND + 1600} height={2 * BEYOND} />
      <g class="car-signs">
        {cars.map(({ id }, car) => {
          const sign = words.carSign(words.things.cars[id].name, car);
          const isLong = sign.length > (car === 0 ? 12 : 19);
          return (
            <text
              key={id}
              x={carX(car, cars.length) + carWidth(car) / 2}
              y="270.5"
              textLength={isLong ? (car === 0 ? CAB : carWidth(car)) - SIGN_ROOM : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {sign}
            </text>
          );
        })}
      </g>
      <g class="car-numbers" display="none">
        {cars.slice(1).map(({ id }, i) => {
          const x = carX(i + 1, cars.length) + carWidth(i + 1) / 2;
          return (
            <g key={id}>
              <circle cx={x} cy="418" r="21" />
              <text x={x} y="429" font-size="32" font-weight="800">
                {i + 1}
              </text>
            </g>
          );
        })}
      </g>
    </>
  );
}

/** The drawing's own window on the train. */
export const viewBoxOf = (width: number, top: number): string => `0 ${top} ${width} ${BOTTOM - top}`;
