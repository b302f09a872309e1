import {
  type AnyGame,
  canonicalJson,
  cloneRng,
  type Input,
  isLegal,
  type Rng,
  rngFrom,
  type Seat,
  seedOf,
} from '@saloon/kernel';
import { differences } from './differences.ts';
import { NOTES, OPEN_SIGHTS, revealsOf } from './reveals.ts';

/** All redeals that are compared use the same random numbers. */
const MEASURE: Rng = rngFrom(seedOf(45));

/**
 * Everything the seat knows of this state, as text. A redeal depends only on what the seat can see (a law of the
 * conformance suite) and does not use views, so a leaking view can't mislead this.
 */
function knownTo(game: AnyGame, state: unknown, seat: Seat): string {
  const dealt = game.redeal(state, seat, cloneRng(MEASURE)) as Readonly<Record<string, unknown>>;
  const notes = NOTES[game.id] ?? [];
  const rest = Object.entries(dealt).filter(([name]) => !notes.includes(name));
  return canonicalJson(Object.fromEntries(rest));
}

/** Does the seat see no difference between these two? */
export const isAlike = (game: AnyGame, one: unknown, other: unknown, seat: Seat): boolean =>
  knownTo(game, one, seat) === knownTo(game, other, seat);

/**
 * Compares two worlds after the same input that looked the same to the seat before. Returns what leaked, or
 * undefined.
 */
export function leakAt(
  game: AnyGame,
  one: unknown,
  other: unknown,
  input: Input<unknown>,
  seat: Seat,
): string | undefined {
  const [left, right] = [seen(game, one, input, seat), seen(game, other, input, seat)];
  const most = Math.max(left.events.length, right.events.length);
  for (let i = 0; i < most; i++) {
    const [a, b] = [left.events[i], right.events[i]];
    if (canonicalJson(a) === canonicalJson(b)) continue;
    const kinds = [a, b].flatMap((event) => kindOf(event) ?? []);
    if (kinds.every((kind) => !revealsOf(game.id).has(kind))) {
      return `event ${i} is ${JSON.stringify(a)} or ${JSON.stringify(b)}, and neither shows anything by REVEALS of tools/leak/reveals.ts`;
    }
    return undefined;
  }
  if (game.outcome(left.state) !== undefined) return undefined;
  const open = OPEN_SIGHTS[game.id] ?? [];
  const sights = differences(left.view, right.view).filter((path) => !open.includes(path));
  if (sights.length > 0) return `the view differs with no event for it, in ${sights.slice(0, 3).join(', ')}`;
  const isOpen = differences(left.view, right.view).length > 0;
  const pauses = [left.state, right.state].map((state) => game.deadline(state)?.at);
  if (!isOpen && pauses[0] !== pauses[1])
    return `the next pause ends at ${pauses[0]} or at ${pauses[1]}, with no event for it`;
  if (!isOpen && !isAlike(game, left.state, right.state, seat)) {
    return `the states part without a word, in ${parted(game, left.state, right.state, seat)}`;
  }
  return undefined;
}

function parted(game: AnyGame, one: unknown, other: unknown, seat: Seat): string {
  const [a, b] = [one, other].map((state) => JSON.parse(knownTo(game, state, seat)) as unknown);
  return differences(a, b).slice(0, 3).join(', ');
}

function seen(game: AnyGame, from: unknown, input: Input<unknown>, seat: Seat) {
  const state = game.clone(from);
  const events: unknown[] = [];
  game.apply(state, input, (event) => {
    const told = game.redact(event, seat);
    if (told !== undefined) events.push(told);
  });
  return { state, events, view: game.view(state, seat) };
}

const kindOf = (event: unknown): string | undefined =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : undefined;

/** Is this input possible in this state? A timer only if it is the running one, at its time. */
export function canCome(game: AnyGame, state: unknown, input: Input<unknown>): boolean {
  if (input.type === 'timer') {
    const deadline = game.deadline(state);
    return deadline?.id === input.id && deadline.at === input.at;
  }
  if (input.type !== 'move') return true;
  return isLegal(game, state, input.seat, input.move) && game.question(state, input.move) === input.answers;
}
