import { below, choose, type Rng } from '@saloon/kernel';
import type { Offer, TableCommand, UserId } from '@saloon/protocol';
import type { TestTable } from './test-table.ts';

/** One of the moves on offer, as a client sends it. */
export function moveOf(offer: Offer, pick: (moves: readonly unknown[]) => unknown): TableCommand {
  const move = pick(offer.moves) as { readonly type: string };
  const answers = offer.questions[move.type];
  return { type: 'move', move, ...(answers === undefined ? {} : { answers }) };
}

/** Somebody who listens makes a random move, or the time passes until something happens. `true` while the game goes on. */
export function playOn(table: TestTable, rng: Rng): boolean {
  const able = [...table.clients.values()].filter(({ offer }) => offer.moves.length > 0);
  if (able.length === 0) {
    const next = table.table.nextWake();
    if (next === undefined) throw new Error('Cannot go on: nobody has a move and nothing is due');
    table.wait(Math.max(1, next - table.at));
  } else {
    const asked = able.filter(({ offer }) => offer.moves.some((move) => (move as { type: string }).type !== 'load'));
    const { user, offer } = choose(rng, asked.length > 0 && below(rng, 8) > 0 ? asked : able);
    table.wait(below(rng, 400));
    const now = table.client(user).offer;
    if (now === offer) table.must(user, { ...moveOf(offer, (moves) => choose(rng, moves)) });
  }
  return table.table.info.phase === 'playing';
}

/** Everybody listens, and random moves are made until the test has seen enough or the game is over. */
export function playUntil(table: TestTable, people: readonly UserId[], rng: Rng, isEnough: () => boolean): void {
  for (const user of people) table.attach(user);
  for (let i = 0; i < 5000 && !isEnough(); i++) if (!playOn(table, rng)) return;
}
