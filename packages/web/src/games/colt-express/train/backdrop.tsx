import './backdrop.css';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { desert } from '../../../kit/art/desert.ts';
import { layTrainDefs } from './train-defs.ts';

const WIDTH = 1144;
const HEIGHT = 470;

/** The desert the train runs through, and the rock of the tunnel that comes over it: still layers. */
export function Backdrop({ isDark }: { readonly isDark: boolean }) {
  useLayoutEffect(layTrainDefs, []);
  const land = useMemo(() => desert(WIDTH, HEIGHT), []);
  return (
    <svg
      class="desert-land"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-dark={isDark ? 'yes' : 'no'}
    >
      <g dangerouslySetInnerHTML={{ __html: land }} />
      <rect class="noon" width={WIDTH} height={HEIGHT} />
      <g class="rock">
        <rect width={WIDTH} height={HEIGHT} fill="#0d0b10" />
        <path d={STONES} fill="none" stroke="#2a2530" stroke-width="3" />
        <path d={ARCHES} fill="none" stroke="#39323f" stroke-width="14" />
      </g>
    </svg>
  );
}

/** Courses of hewn stone, each shifted against the one below. */
const STONES = Array.from({ length: 11 }, (_, row) => {
  const y = row * 44;
  const joints = Array.from({ length: 15 }, (_, k) => `M${k * 88 + (row % 2) * 44} ${y}v44`).join('');
  return `M0 ${y}h${WIDTH}${joints}`;
}).join('');
const ARCHES = [150, 572, 994].map((x) => `M${x - 190} 470V190q0-170 190-170t190 170V470`).join('');
