import './effects.css';
import { Tag } from '../../../kit/figures/figure.tsx';
import { ownerOf } from '../logic/owners.ts';
import type { Point } from '../logic/places.ts';
import type { Event, LootKind } from '../wire.ts';
import { LootPiece } from './loot.tsx';

type EffectsProps = { readonly events: readonly Event[]; readonly stands: ReadonlyMap<string, Point> };

/** Short effects: a shot, a bullet received, loot picked up, dropped or lost. Decoration. */
export const Effects = ({ events, stands }: EffectsProps) => (
  <g class="train-effects">
    {events.map((event, i) => (
      <Effect key={`${event.type}-${i}`} event={event} stands={stands} />
    ))}
  </g>
);

const GUN = 46;

function Effect({ event, stands }: { readonly event: Event; readonly stands: ReadonlyMap<string, Point> }) {
  switch (event.type) {
    case 'shot': {
      const [from, to] = [stands.get(event.bandit), stands.get(event.target)];
      if (from === undefined || to === undefined) return null;
      const side = to.x > from.x ? 1 : to.x < from.x ? -1 : 0;
      const muzzle = { x: from.x + side * 30, y: from.y - GUN };
      return (
        <g>
          <line class="tracer" x1={muzzle.x} y1={muzzle.y} x2={to.x - side * 14} y2={to.y - GUN} pathLength="1" />
          <path class="muzzle" d={burst(muzzle.x, muzzle.y, 17)} />
          <path class="impact" d={burst(to.x - side * 10, to.y - GUN, 12)} />
          <Bullet at={to} from={event.bandit} />
        </g>
      );
    }
    case 'bullet-received': {
      const at = stands.get(event.bandit);
      return at === undefined ? null : <Bullet at={at} from="neutral" />;
    }
    case 'robbed': {
      const at = stands.get(event.bandit);
      return at === undefined ? null : <Rising at={at} kind={event.loot} />;
    }
    case 'punched': {
      const at = stands.get(event.bandit);
      if (at === undefined) return null;
      return (
        <g>
          <path class="impact big" d={burst(at.x + 30, at.y - 62, 20)} />
          {event.loot !== undefined &&
            (event.isKept ? <Rising at={at} kind={event.loot} /> : <Falling at={at} kind={event.loot} />)}
        </g>
      );
    }
    case 'purse-lost': {
      const at = stands.get(event.bandit);
      return at === undefined ? null : <Falling at={at} kind="purse" />;
    }
    case 'ransom-paid': {
      const at = stands.get(event.bandit);
      return at === undefined ? null : (
        <text class="plus" x={at.x} y={at.y - 112}>
          +${event.amount}
        </text>
      );
    }
    case 'fizzled': {
      const at = stands.get(event.bandit);
      return at === undefined ? null : (
        <text class="shrug" x={at.x} y={at.y - 108}>
          ?
        </text>
      );
    }
    default:
      return null;
  }
}

const Bullet = ({ at, from }: { readonly at: Point; readonly from: Parameters<typeof ownerOf>[0] }) => (
  <g class="got" style={{ transform: `translate(${at.x}px, ${at.y - 108}px)` }}>
    <g class="rise">
      <path d="M-5 11V-5q0-8 5-12 5 4 5 12V11Z" />
      <Tag of={ownerOf(from)} x={15} y={-2} size={16} />
    </g>
  </g>
);

const Rising = ({ at, kind }: { readonly at: Point; readonly kind: LootKind }) => (
  <g style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
    <g class="taken">
      <LootPiece kind={kind} x={0} y={0} />
    </g>
  </g>
);
const Falling = ({ at, kind }: { readonly at: Point; readonly kind: LootKind }) => (
  <g style={{ transform: `translate(${at.x + 24}px, ${at.y}px)` }}>
    <g class="dropped">
      <LootPiece kind={kind} x={0} y={0} />
    </g>
  </g>
);

function burst(x: number, y: number, r: number): string {
  const points = Array.from({ length: 16 }, (_, k) => {
    const a = (k / 16) * 2 * Math.PI;
    const length = k % 2 === 0 ? r : r * 0.45;
    return `${(x + length * Math.cos(a)).toFixed(1)} ${(y + length * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
