import { describe, expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import { answersFor } from './answers.ts';
import { NO_DRAFT, narrow, pressed } from './narrow.ts';
import { isAsked } from './situation.ts';
import { spotsOf } from './spots.ts';

const sent = (answers: ReturnType<typeof answersFor>) =>
  answers.flatMap(({ act }) => (act.type === 'send' ? [act.move] : []));

describe.each(FIXTURES)('%s', (name) => {
  test('answers have names of their own, send only what was offered, and leave nothing out', () => {
    const given = situation(name);
    const answers = answersFor(given, NO_DRAFT);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const move of sent(answers)) expect(given.moves).toContain(move);
    // What no button says is begun with a card of the hand, or with equipment that wants one.
    const left = given.moves.filter((move) => !sent(answers).includes(move));
    for (const move of left) expect(spotsOf(move, given.view).some(({ type }) => type === 'hand')).toBe(true);
    if (!isAsked(given)) expect(answers).toEqual([]);
  });
});

test('a decision that can be declined has exactly one answer that gives something up', () => {
  for (const name of FIXTURES) {
    const given = situation(name);
    if (!isAsked(given)) continue;
    const ghosts = answersFor(given, NO_DRAFT).filter(({ look }) => look === 'ghost');
    expect(ghosts.length, name).toBe(given.view.asked?.canDecline ? 1 : 0);
  }
});

test('[BD-HIT-4] the hand stands in the list of ways out, and the picked card stays in it beside the brass button', () => {
  const given = situation('barrel-and-hat');
  const open = answersFor(given, NO_DRAFT);
  expect(open.map(({ id }) => id.replace(/-\d.*/, ''))).toEqual(
    expect.arrayContaining(['card', 'try-barrel', 'use-hat', 'take-hit']),
  );
  const dodge = given.moves.find((move) => move.type === 'dodge');
  if (dodge?.type !== 'dodge') throw new Error('no such move');
  const draft = pressed(given, NO_DRAFT, { type: 'hand', card: dodge.card }, 1);
  if (draft === undefined) throw new Error('cannot be picked');
  const picked = answersFor(given, draft);
  expect(picked.find(({ look }) => look === 'main')?.act).toEqual({ type: 'send', move: dodge });
  expect(picked.filter(({ id }) => id.startsWith('chosen'))).toHaveLength(1);
});

test('[BD-HIT-10] the Hat against Tex is one answer, and the card to pay with comes next', () => {
  const given = situation('tex-hat');
  const hats = answersFor(given, NO_DRAFT).filter(({ id }) => id.startsWith('gear'));
  expect(hats).toHaveLength(1);
  const [hat] = hats;
  if (hat?.act.type !== 'press') throw new Error('no such answer');
  const draft = pressed(given, NO_DRAFT, hat.act.spot);
  if (draft === undefined) throw new Error('cannot be pressed');
  const pays = answersFor(given, draft).filter(({ saying }) => saying.type === 'pay');
  expect(pays).toHaveLength(narrow(given, draft).left.length);
});

test('[BD-CHAR-TUCO] a card with many moves is asked for its way first', () => {
  const given = situation('tuco');
  const cards = [...new Set(given.moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])))];
  const asked = cards.map((card) => {
    const draft = pressed(given, NO_DRAFT, { type: 'hand', card }, 1);
    if (draft === undefined) throw new Error('cannot be picked');
    const { left } = narrow(given, draft);
    return { n: left.length, ways: answersFor(given, draft).filter(({ act }) => act.type === 'way').length };
  });
  for (const { n, ways } of asked) {
    if (n <= 5) expect(ways).toBe(0);
    else expect(ways).toBeGreaterThan(1);
  }
});
