import type { LootKind, MoveOf, Place } from '../wire.ts';
import type { Answer, Punching } from './answer.ts';

type Punch = MoveOf<'punch'>;
const PUNCH_PARTS = ['target', 'loot', 'keep', 'direction'] as const;
export type PunchPart = (typeof PUNCH_PARTS)[number];

const fits = (move: Punch, { target, loot, keep, isDropped, direction }: Punching): boolean =>
  (target === undefined || move.target === target) &&
  (loot === undefined || move.loot === loot) &&
  (keep === undefined || move.keep === true) &&
  (isDropped === undefined || move.keep === undefined) &&
  (direction === undefined || move.direction === direction);

const unique = <T>(things: readonly T[]): readonly T[] => [...new Set(things)];

/** Which part is asked next: what leaves no choice is not asked. */
export function punchPart(moves: readonly Punch[], punching: Punching): PunchPart | undefined {
  const left = moves.filter((move) => fits(move, punching));
  return PUNCH_PARTS.find((part) => unique(left.map((move) => move[part])).length > 1);
}

/** The answers to the part that is asked; the last one sends the move. */
export function punchAnswers(moves: readonly Punch[], punching: Punching, place: Place): readonly Answer[] {
  const left = moves.filter((move) => fits(move, punching));
  const part = punchPart(moves, punching);
  if (part === undefined) return [];
  const answer = (id: string, more: Punching, rest: Pick<Answer, 'saying' | 'spot'>): Answer => {
    const then = { ...punching, ...more };
    const meant = left.filter((move) => fits(move, then));
    const isLast = punchPart(moves, then) === undefined;
    const move = meant[0];
    return {
      id,
      look: 'can',
      act: isLast && move !== undefined ? { type: 'send', move } : { type: 'punch', part: then },
      isFinal: isLast,
      ...rest,
    };
  };
  switch (part) {
    case 'target':
      return unique(left.map(({ target }) => target)).map((target, i) =>
        answer(`hit-${i}`, { target }, { saying: { type: 'hit', target }, spot: { type: 'bandit', bandit: target } }),
      );
    case 'loot':
      return unique(left.flatMap(({ loot }) => loot ?? [])).map((loot, i) =>
        answer(`drop-${i}`, { loot }, { saying: { type: 'drop', loot } }),
      );
    case 'keep': {
      const loot: LootKind = left[0]?.loot ?? 'purse';
      return [
        answer('keep-purse', { keep: true }, { saying: { type: 'keep-purse', loot } }),
        answer('drop-0', { isDropped: true }, { saying: { type: 'drop', loot } }),
      ];
    }
    case 'direction':
      return unique(left.map(({ direction }) => direction)).map((direction, i) => {
        const car = place.car + (direction === 'forward' ? -1 : 1);
        return answer(
          `push-${i}`,
          { direction },
          {
            saying: { type: 'push', car, direction },
            spot: { type: 'place', place: { car, level: place.level } },
          },
        );
      });
  }
}
