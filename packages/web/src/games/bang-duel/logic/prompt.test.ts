import { LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { FIXTURES, situation } from '../testing/fixture.ts';
import { wordsIn } from '../text/index.ts';
import { answersFor } from './answers.ts';
import { NO_DRAFT, narrow, pressed } from './narrow.ts';
import { promptFor } from './prompt.ts';
import { isAsked } from './situation.ts';

const names = (seat: number): string => ['Vera', 'Anna'][seat] ?? '';

describe.each(FIXTURES)('%s', (name) => {
  test.each(LANGS)('[BD-TURN-4] has a question, a consequence and a label for every answer in %s', (lang) => {
    const given = situation(name);
    const words = wordsIn(lang);
    const prompt = promptFor(given, NO_DRAFT, narrow(given, NO_DRAFT));
    const { title, line } = words.prompt(prompt, given.view, names);
    expect(title).not.toMatch(/undefined|^$/);
    expect(line).not.toMatch(/undefined|^$/);
    const labels = answersFor(given, NO_DRAFT).map(({ saying }) => words.answer(saying, given.view));
    for (const label of labels) expect(label).not.toMatch(/undefined|^$/);
    expect(words.board(given.view, names, given.you).join(' ')).not.toMatch(/undefined|NaN/);
    expect(prompt.type).toBe(
      given.view.ending !== undefined
        ? 'over'
        : isAsked(given)
          ? 'ask'
          : given.view.asked === undefined
            ? 'pause'
            : 'wait',
    );
  });
});

test('[BD-HIT-4] a hit names its card and its target', () => {
  const given = situation('barrel-and-hat');
  const { hit } = given.view.asked ?? {};
  const words = wordsIn('en');
  const { title } = words.prompt(promptFor(given, NO_DRAFT, narrow(given, NO_DRAFT)), given.view, names);
  expect(hit).toBeDefined();
  if (hit !== undefined) expect(title).toContain(words.labels.characters[hit.target].name);
});

test('[BD-HIT-10] what is asked changes with what was pressed: the payment, then the move', () => {
  const given = situation('tex');
  const dodge = given.moves.find((move) => move.type === 'dodge' && move.extra !== undefined);
  if (dodge?.type !== 'dodge' || dodge.extra === undefined) throw new Error('no such move');
  const one = pressed(given, NO_DRAFT, { type: 'hand', card: dodge.card }, 1) ?? NO_DRAFT;
  const narrowed = narrow(given, one);
  const next = promptFor(given, one, narrowed);
  expect(next).toEqual(
    narrowed.left.length === 1 ? { type: 'ready', move: dodge } : { type: 'aim', card: dodge.card, isPaying: true },
  );
});
