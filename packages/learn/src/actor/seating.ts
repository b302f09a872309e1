import { type Bot, findBot, sidesOf } from '@saloon/bots';
import { type AnyGame, below, itemAt, next16, type Rng } from '@saloon/kernel';

/** Who sits at a seat: the net that learns, an old copy of it, or a bot. */
export type Player =
  | { readonly type: 'learner' }
  | { readonly type: 'old'; readonly number: number }
  | { readonly type: 'bot'; readonly bot: Bot };

/** What the other side of a table can be, and how many of 100 tables it gets. */
export type Opponents = { readonly name: string; readonly percent: number };

export type Seating = {
  /** The place of the opponents in the list of kinds. */
  readonly kind: number;
  readonly players: readonly Player[];
  /** A seat of the learning side. */
  readonly learner: number;
};

const LEARNER: Player = { type: 'learner' };
/** Old copies are drawn by a byte; 0 is the net that learns. */
const OLD = 255;

/** `self` and `old`, or the name of a bot. */
function playerOf(name: string, rng: Rng): Player {
  if (name === 'self') return LEARNER;
  if (name === 'old') return { type: 'old', number: 1 + below(rng, OLD) };
  const bot = findBot(name);
  if (bot === undefined) throw new Error(`Cannot play against ${name}: it is self, old or the name of a bot`);
  return { type: 'bot', bot };
}

/** Draws the opponents and the side that learns. Against itself the net learns on every seat. */
export function seatingOf(game: AnyGame, state: unknown, kinds: readonly Opponents[], rng: Rng): Seating {
  const sides = sidesOf(game, state);
  const kind = drawn(kinds, rng);
  const opponent = playerOf(itemAt(kinds, kind).name, rng);
  const learner = below(rng, sides.length);
  const own = sides[learner];
  return { kind, learner, players: sides.map((side) => (side === own ? LEARNER : opponent)) };
}

function drawn(kinds: readonly Opponents[], rng: Rng): number {
  const total = kinds.reduce((sum, { percent }) => sum + percent, 0);
  let rest = (next16(rng) / 0x1_0000) * total;
  return Math.max(
    0,
    kinds.findIndex(({ percent }) => {
      rest -= percent;
      return rest < 0;
    }),
  );
}
