import { isLegal, LEVELS, randomWalk, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { botRng } from './bot-rng.ts';
import { bots, findBot } from './bots.ts';
import { SeatInformationSet } from './information-set.ts';
import { quickHands } from './testing/index.ts';

/** The bot's decisions in every seat, in some states from random games. */
function* decisions(id: string, games: number) {
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`Cannot find the bot ${id}`);
  for (let number = 0; number < games; number++) {
    const state = quickHands.setup({ prize: 5 }, 3, seedOf(number));
    const walk = rngFrom(seedOf(number));
    const rng = botRng(seedOf(number), seatsOf(1)[0] ?? expect.fail('there is a seat'));
    while (randomWalk(quickHands, state, walk, 1) > 0) {
      for (const by of seatsOf(3)) {
        const info = new SeatInformationSet(quickHands, by, state, rng);
        const owed = quickHands.toAct(state).includes(by);
        info.renew(owed);
        const before = JSON.stringify(state);
        yield { state, before, by, owed, decision: bot.decide(info, rng) };
      }
    }
  }
}

test('every bot is found by its id, and unknown ids are not', () => {
  expect(bots.map(({ id }) => id)).toEqual(['random', 'scripted', 'greedy', 'tag', 'easy', 'normal', 'hard', 'legend']);
  for (const id of ['hard-1', 'legend-1', 'hard+bold']) expect(findBot(id)?.id).toBe(id);
  for (const bot of bots) expect(findBot(bot.id)).toBe(bot);
  for (const id of [
    'clever',
    'clever@hard',
    'hard@clever',
    'hard@easy@easy',
    'random@easy',
    'hard+shy',
    'greedy+bold',
    '',
  ]) {
    expect(findBot(id)).toBeUndefined();
  }
});

test('a policy can have the manners of any level', () => {
  for (const level of LEVELS)
    expect(findBot(`greedy@${level}`)?.id).toBe(level === 'normal' ? 'greedy' : `greedy@${level}`);
});

/** Searching bots are slow, so they play fewer games. `legend` plays like the level below it, only slower. */
const asked = bots
  .map(({ id }) => ({ id, games: ['tag', 'normal', 'hard'].includes(id) ? 1 : 10 }))
  .filter(({ id }) => id !== 'legend');

test.each(asked)('$id always moves when it owes a move, and always legally', ({ id, games }) => {
  for (const { state, by, owed, decision } of decisions(id, games)) {
    if (owed) expect(decision).toBeDefined();
    if (decision === undefined) continue;
    expect(isLegal(quickHands, state, by, decision.move)).toBe(true);
    expect(Number.isInteger(decision.after) && decision.after >= 0).toBe(true);
  }
});

test.each(asked)('$id decides the same with the same seed', ({ id }) => {
  const all = () => Array.from(decisions(id, 1), ({ decision }) => decision);
  expect(all()).toEqual(all());
});

test.each(asked)('$id does not change the state', ({ id }) => {
  for (const { state, before } of decisions(id, 1)) expect(JSON.stringify(state)).toBe(before);
});

test('the bots of two seats draw from different generators', () => {
  const [ann, bob] = seatsOf(2).map((by) => botRng(seedOf(7), by));
  expect(ann).not.toEqual(bob);
});
