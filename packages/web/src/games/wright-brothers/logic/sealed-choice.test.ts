import { expect, test } from 'vitest';
import { sealedChoice } from './sealed-choice.ts';

const draft = { quick: 'six', chosen: ['two'] } as unknown as Parameters<typeof sealedChoice>[1];
const laid = { quick: 'six', load: ['two'] };
const made = { quick: 'one', load: [] };
type Shown = Parameters<typeof sealedChoice>[0];

test('[WB-SEAL-1] a choice is what is being laid out, or what was sealed; whoever chooses nothing has none', () => {
  const waiting = { phase: 'sealed', race: {} } as unknown as Shown;
  expect(sealedChoice(waiting, draft, true)).toEqual(laid);
  expect(sealedChoice(waiting, draft, false)).toBeUndefined();
  const chosen = { phase: 'sealed', race: { choice: made } } as unknown as Shown;
  expect(sealedChoice(chosen, draft, false)).toEqual(made);
  expect(sealedChoice({ ...chosen, phase: 'turn' }, draft, true)).toBeUndefined();
});
