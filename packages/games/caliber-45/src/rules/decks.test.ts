import { below, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { ann, bankOf, bob, census, handOf, play, rob, table, types } from '../testing/index.ts';
import { TAKEN } from './state.ts';

test('[C45-DECK-1, C45-DECK-2, C45-RULING-15] the weapons deck is refilled at the end of the action that emptied it, including the card just discarded', () => {
  const state = table([{ hand: '1 2 3 4 5 6' }, {}], { isShort: true, deck: 'M' });
  const cards = census(state);
  const events = play(state, ann, 'exchange bullet-1');
  expect(types(events)).toEqual(['exchanged', 'drew', 'refilled', 'turn-started']);
  expect(handOf(state, ann)).toBe('2 3 4 5 6 M');
  expect([state.weapons.length, state.weaponsDiscard.length]).toEqual([56, 0]);
  expect(census(state)).toBe(cards);
});

test('[C45-DECK-5] a deck that has not run out is not shuffled', () => {
  const state = table([{ hand: '1' }, {}], { isShort: true, deck: 'M M' });
  const rng = [...state.rng];
  expect(types(play(state, ann, 'draw'))).toEqual(['drew', 'turn-started']);
  expect(state.rng).toEqual(rng);
});

test('[C45-DECK-4] the cowboy deck is refilled after keep or reject, including a rejected card', () => {
  const seated = [{ cowboy: 'none' }, ...['billy', 'jesse', 'butch', 'sundance', 'pat'].map((cowboy) => ({ cowboy }))];
  const cowboyDiscard = 'wyatt cole doc calamity john';
  const rejected = table(seated, { cowboys: 'belle', cowboyDiscard: `${cowboyDiscard} wild` });
  play(rejected, ann, 'hire');
  expect(rejected.cowboys.length).toBe(0);
  expect(types(play(rejected, ann, 'reject'))).toEqual(['rejected', 'refilled', 'turn-started']);
  expect([rejected.cowboys.length, rejected.cowboyDiscard.length]).toEqual([7, 0]);
  const kept = table(seated, { cowboys: 'belle', cowboyDiscard: `${cowboyDiscard} wild` });
  play(kept, ann, 'hire');
  expect(types(play(kept, ann, 'keep'))).toEqual(['kept', 'refilled', 'turn-started']);
  expect(kept.cowboys.length).toBe(6);
});

test('[C45-DECK-3, C45-DECK-7, C45-INV-7] the money deck is spread again only after a robbery has taken its last card', () => {
  const state = table([{ money: '200', debt: 50 }, {}]);
  // All cards but one stagecoach are on the discard.
  const at = state.spread.indexOf(1);
  state.moneyDiscard = state.spread.filter((_, slot) => slot !== at);
  state.spread = state.spread.map((money, slot) => (slot === at ? money : TAKEN));
  const cards = census(state);
  const events = rob(state, ann, [], at);
  expect(types(events).slice(-5)).toEqual(['loot-taken', 'paid', 'refilled', 'robbery-ended', 'turn-started']);
  expect(bankOf(state)).toBe('');
  expect(state.spread.length).toBe(33 - 1 + 0);
  expect(census(state)).toBe(cards);
});

test('[C45-ONLINE-1] slots keep their places until the cards are spread again', () => {
  const state = table([{}, {}], { spread: 'stagecoach-50 stagecoach-100 sheriff' });
  rob(state, ann, [], 0);
  const { money } = caliber45.view(state, bob);
  expect([money.size, money.slots[0], money.slots.length]).toEqual([34, 1, 33]);
  rob(state, bob, [], 2);
  const after = caliber45.view(state, bob).money;
  expect([after.size, after.slots[0], after.slots.length]).toEqual([33, 0, 33]);
});

test('[C45-INV-7] in random games no deck is ever empty at the start of an arming turn', () => {
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 8);
    const options = { ...table([{}, {}]).options, seating: 'auto', idleRoundLimit: 3, maxRobberies: 20 } as const;
    const state = caliber45.setup(options, seats, seedOf(game));
    const rng = rngFrom(seedOf(game + 100));
    while (caliber45.outcome(state) === undefined) {
      if (state.phase === 'arming') {
        expect(state.weapons.length).toBeGreaterThan(0);
        expect(state.cowboys.length).toBeGreaterThan(0);
        expect(state.spread.some((money) => money !== TAKEN)).toBe(true);
      }
      const by = caliber45.toAct(state)[0] ?? ann;
      const moves = caliber45.legalMoves(state, by);
      const move = moves[below(rng, moves.length)];
      if (move === undefined) throw new Error('Cannot go on: nobody has a move');
      caliber45.apply(state, { type: 'move', at: state.at, seat: by, move });
    }
  }
});
