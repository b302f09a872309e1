import type { ShownBandit } from '@saloon/colt-express/rules';
import { useLayoutEffect } from 'preact/hooks';
import { Standing, Tag } from '../../../kit/figures/figure.tsx';
import { ownerOf } from '../logic/owners.ts';
import { BOTTOM, middleOf, type Point, standsOf } from '../logic/places.ts';
import { Cars } from '../train/cars.tsx';
import { Figure } from '../train/figure.tsx';
import { LootPiece, LyingLoot } from '../train/loot.tsx';
import { layTrainDefs } from '../train/train-defs.ts';
import type { Place } from '../wire.ts';
import { boardOf, hasRoof, windowOf } from './board-of.ts';
import type { Drawn, Of } from './parts.tsx';

const ROOF_TOP = 96;
const CAR_TOP = 216;
const CHEST = 52;

/** A train in some position: who moved where, who shoots whom, what is won and lost. */
export function TrainPicture({ picture, words, labels }: Of<'train'>) {
  useLayoutEffect(layTrainDefs, []);
  const board = boardOf(picture);
  const cars = board.cars.length;
  const stands = standsOf(board);
  const { x, width } = windowOf(picture);
  const top =
    hasRoof(picture) || picture.bandits.some(({ got, gains, loses }) => got || gains || loses) ? ROOF_TOP : CAR_TOP;
  const at = (who: string): Point => stands.get(who as 'marshal') ?? { x: 0, y: 0 };
  const { marshal } = picture;
  return (
    <div class="rp-train">
      <svg viewBox={`${x} ${top} ${width} ${BOTTOM - 20 - top}`} aria-hidden="true">
        <rect x={x} y={top} width={width} height={BOTTOM - top} class="sky" />
        <Cars cars={board.cars} words={words} />
        <LyingLoot cars={board.cars} level="roof" words={words} />
        {picture.bandits.map(({ bandit, from }) =>
          from === undefined ? null : <Trail key={bandit} who={bandit} from={from} to={at(bandit)} cars={cars} />,
        )}
        {marshal?.from !== undefined && (
          <Trail who="marshal" from={{ car: marshal.from, level: 'inside' }} to={at('marshal')} cars={cars} />
        )}
        {[...stands].reverse().map(([who, stand]) => (
          <Figure
            key={who}
            who={who}
            stand={stand}
            cars={cars}
            manner="step"
            isYours={false}
            you=""
            mood={picture.bandits.find(({ bandit }) => bandit === who)?.mark === 'safe' ? 'shade' : undefined}
          />
        ))}
        <LyingLoot cars={board.cars} level="inside" words={words} />
        {picture.bandits.map((bandit) => (
          <Notes key={bandit.bandit} bandit={bandit} at={at(bandit.bandit)} words={words} />
        ))}
      </svg>
      {picture.supply !== undefined && <small>{labels.supply(picture.supply)}</small>}
    </div>
  );
}

type TrailProps = {
  readonly who: ShownBandit['bandit'] | 'marshal';
  readonly from: Place;
  readonly to: Point;
  readonly cars: number;
};

/** A figure's shadow where it stood, and an arrow to where it is now. */
const Trail = ({ who, from, to, cars }: TrailProps) => {
  const { x, y } = middleOf(from, cars);
  const begin = Math.abs(x - to.x) < 40 && y === to.y ? x - 40 : x;
  const [y0, y1] = [y - CHEST, to.y - CHEST];
  const side = Math.sign(to.x - begin);
  const end = to.x - side * 30;
  const bow = y0 === y1 ? y0 - 34 : (y0 + y1) / 2;
  return (
    <g class="trail">
      <g class="shadow">
        <Standing of={who} x={begin} y={y} height={100} />
      </g>
      <path
        class="arrow"
        d={
          side === 0 || Math.abs(to.x - begin) < 46
            ? `M${begin + 38} ${y0}V${y1}h-14`
            : `M${begin + side * 18} ${y0}Q${(begin + end) / 2} ${bow - 20} ${end} ${y1}`
        }
        marker-end="url(#arw)"
      />
    </g>
  );
};

type NotesProps = { readonly bandit: ShownBandit; readonly at: Point; readonly words: Drawn['words'] };

/** Marks above and around a figure for what has just happened to it. */
const Notes = ({ bandit, at, words }: NotesProps) => {
  const { got = [], gains, loses, mark, revolver } = bandit;
  const isInside = bandit.level === 'inside';
  const x = at.x - 12 * Math.max(0, got.length - 1);
  return (
    <g>
      {mark === 'target' && (
        <path
          class="aim"
          d={`M${at.x - 28} ${at.y - 82}v-20h18M${at.x + 10} ${at.y - 102}h18v20M${at.x + 28} ${at.y - 20}v20h-18M${at.x - 10} ${at.y}h-18v-20`}
        />
      )}
      {mark === 'hits' && (
        <path
          class="pow"
          d={`M${at.x + 30} ${at.y - 62}l8-14 2 13 12-8-6 13 14 1-12 7 9 10-13-4-2 13-7-11-9 9 2-13-13 1 10-8-10-7Z`}
        />
      )}
      {mark === 'shoots' && <path class="pow" d={`M${at.x + 38} ${at.y - 52}l14-8-4 8 12 2-12 3 4 8-14-7Z`} />}
      {revolver !== undefined && (
        <text class="count" x={at.x + (isInside ? 52 : 0)} y={at.y - (isInside ? 22 : 110)}>
          {words.bulletsLeft(revolver)}
        </text>
      )}
      {got.map((from, i) => (
        <g key={`${i}`} transform={`translate(${x + 26 * i} ${at.y - 116})`}>
          <path class="bullet" d="M-5 11V-5q0-8 5-12 5 4 5 12V11Z" />
          <Tag of={ownerOf(from)} x={13} y={-3} size={17} />
        </g>
      ))}
      {loses !== undefined && <Piece sign="−" kind={loses} at={at} />}
      {gains !== undefined &&
        (gains === 'ransom' ? (
          <text class="count" x={at.x} y={at.y - 110}>
            +$250
          </text>
        ) : (
          <Piece sign="+" kind={gains} at={at} />
        ))}
    </g>
  );
};

const Piece = ({ sign, kind, at }: { sign: string; kind: 'purse' | 'jewel' | 'strongbox'; at: Point }) => (
  <g>
    <text class="count" x={at.x - 22} y={at.y - 108}>
      {sign}
    </text>
    <LootPiece kind={kind} x={at.x + 4} y={at.y - 104} scale={0.85} />
  </g>
);
