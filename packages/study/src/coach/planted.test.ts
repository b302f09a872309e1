import { findGame, games } from '@saloon/catalog';
import { positions } from '@saloon/catalog/testing';
import { type AnyGame, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { CoachRun } from './coach-run.ts';
import { workOnCoach } from './coach-task.ts';
import type { Course, OwnDecision } from './decisions.ts';

/** By game: the beginning of a position's title, a blunder there, and positions that are played well before it. */
const BLUNDERS = [
  ['colt-express', '[CE-PLAN-3] the last turn of the game and', 'play punch', ['[CE-LADDER-1]', '[CE-FIRE-1]']],
  ['wright-brothers', '[WB-SHOOT-4, WB-LOAD-3]', 'shootout', ['[WB-SHOOT-1, WB-RACE-5]']],
  ['bang-duel', '[BD-DEATH-2, BD-END-1]', 'end-phase', ['[BD-CARD-INDIANS', '[BD-CARD-HAIL']],
  ['caliber-45', '[C45-GRD-7, C45-END-1]', 'ride', ['[C45-END-1, C45-DEF-3]', '[C45-GRD-6']],
] as const;

test('a blunder is planted in every game', () => {
  expect(BLUNDERS.map(([game]) => game).toSorted()).toEqual(games.map(({ id }) => String(id)).toSorted());
});

type Laid = { readonly options: object; readonly chars?: number[]; readonly health?: number[] };

/** Is this the decisive moment? The round is the last one, or the player's last character has one health left. */
function lastChance(state: unknown): unknown {
  const laid = state as Laid;
  if ('rounds' in laid.options) return { ...laid, options: { ...laid.options, rounds: 1 } };
  if (laid.chars === undefined || laid.health === undefined) return state;
  return { ...laid, chars: laid.chars.with(1, -1), health: laid.health.with(0, 1).with(1, 0) };
}

function decisionAt(game: AnyGame, title: string, blunder: string | undefined, step: number) {
  const found = positions[game.id]?.find(([name]) => name.startsWith(title));
  if (found === undefined) throw new Error(`Cannot find the position ${title}`);
  const { state: laid, seat, best } = found[1]();
  const state = lastChance(laid);
  const move = game.parseMove(blunder ?? best[0]);
  const decision: OwnDecision = { step, state, move, owed: true };
  return { decision, seat, best };
}

test.each(BLUNDERS)('%s: a planted blunder (%s: %s) is what mattered most', (id, title, blunder, others) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  const planted = decisionAt(game, title, blunder, 20);
  const good = others.map((name, i) => decisionAt(game, name, undefined, 10 * i).decision);
  const course: Course = { seat: planted.seat, decisions: [...good, planted.decision], outcome: undefined };
  const run = new CoachRun(course, { deals: 100 });
  for (let task = run.next(); task !== undefined; task = run.next()) {
    if (task !== 'wait') run.take(workOnCoach({ game, course, seed: seedOf(4) }, task));
  }
  const [first] = run.report().moments;
  expect(first).toMatchObject({ decision: others.length, step: 20, verdict: 'lost', isOwn: false });
  expect(planted.best).toContain(game.formatMove(first?.advised));
  expect((first?.gap.mean ?? 0) - (first?.gap.margin ?? 1)).toBeGreaterThan(0);
  // And it is said why, in the words of the game.
  expect([...(first?.good ?? []), ...(first?.bad ?? [])].length).toBeGreaterThan(0);
});
