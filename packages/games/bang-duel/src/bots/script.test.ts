import { choose, defaultOptions, moveInput, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, does, type SideSpec, table } from '../testing/index.ts';
import { script } from './script.ts';

const habit = (state: State, by: Seat = ann): string | undefined => {
  const move = script(state, by, bangDuel.legalMoves(state, by), rngFrom(seedOf(1)));
  return move && bangDuel.formatMove(move);
};
const ofLaw = (law: SideSpec, outlaw: SideSpec = {}) => habit(table({ law, outlaw }));

test('[BD-TURN-4] it draws and puts on first, shoots then, and ends the phase when nothing good is left', () => {
  const hand = ['colt', 'bank', 'wagon:law:barrel'] as const;
  expect(ofLaw({ hand })).toBe('play card=wagon:law:barrel');
  expect(ofLaw({ hand: hand.slice(0, 2) })).toBe('play card=bank:law:barrel target=lone-ranger');
  expect(ofLaw({ hand: hand.slice(0, 1) })).toBe('play card=colt:law:dynamite target=cattle-kate');
  expect(ofLaw({ hand: ['missed'] })).toBe('end-phase');
});

test('[BD-PLAY-5, BD-CARD-HAIL] it shoots the weakest, and fires no Hail at a character without equipment', () => {
  const hurt = { id: 'dalton-brothers', health: 1 } as const;
  expect(ofLaw({ hand: ['winchester'] }, { pp: hurt })).toBe(
    'play card=winchester:law:horseshoe target=dalton-brothers',
  );
  expect(ofLaw({ hand: ['winchester'] }, { ap: { id: 'cattle-kate', health: 1 } })).toBe(
    'play card=winchester:law:horseshoe target=cattle-kate',
  );
  expect(ofLaw({ hand: ['hail-of-bullets:law:barrel'] })).toBe('end-phase');
  expect(ofLaw({ hand: ['hail-of-bullets:law:barrel'] }, { ap: { id: 'cattle-kate', gear: ['sight'] } })).toBe(
    'play card=hail-of-bullets:law:barrel target=cattle-kate',
  );
});

test('[BD-PLAY-3, BD-CARD-ALE] bad equipment goes to the opponent, good equipment to its own side', () => {
  expect(ofLaw({ hand: ['herd'] })).toBe('play card=herd:law:barrel target=cattle-kate');
  expect(ofLaw({ hand: ['hat'] })).toBe('play card=hat:law:horseshoe target=lone-ranger');
  expect(ofLaw({ hand: ['strong-ale'] }, { ap: 'bill-anderson' })).toBe(
    'play card=strong-ale:law:barrel target=bill-anderson',
  );
  expect(ofLaw({ ap: { id: 'pat-garrett', health: 1 }, hand: ['strong-ale'] })).toBe(
    'play card=strong-ale:law:barrel target=pat-garrett',
  );
});

test('[BD-TURN-5] a nearly dead AP goes into cover, a healthy one doesn’t', () => {
  expect(ofLaw({ ap: { id: 'pat-garrett', health: 2 } })).toBe('move-token');
  expect(ofLaw({ ap: { id: 'pat-garrett', health: 3 } })).toBe('end-phase');
});

test('[BD-HIT-4, BD-HIT-10] it dodges whatever it can, and pays for it only when health is short', () => {
  const shotBy = (ap: 'tex-willer' | 'pat-garrett', target: SideSpec) => {
    const state = table({ law: { ap, hand: ['colt'] }, outlaw: target });
    does(state, ann, { type: 'play', card: 'colt' });
    return habit(state, bob);
  };
  const hand = ['missed:outlaw:snake', 'dynamite'] as const;
  expect(shotBy('pat-garrett', { hand })).toBe('dodge card=missed:outlaw:snake');
  expect(shotBy('tex-willer', { hand })).toBe('take-hit');
  expect(shotBy('tex-willer', { ap: { id: 'cattle-kate', health: 1 }, hand })).toBe(
    'dodge card=missed:outlaw:snake extra=dynamite:outlaw:barrel',
  );
  const withBarrel = { id: 'cattle-kate', gear: ['barrel:outlaw:snake'] } as const;
  expect(shotBy('pat-garrett', { ap: withBarrel, hand })).toBe('try-barrel');
});

test('[BD-TURN-6] it discards what it can spare and picks the best card', () => {
  const state = table({ law: { ap: { id: 'pat-garrett', health: 2 }, hand: ['herd', 'missed', 'return-fire'] } });
  does(state, ann, { type: 'end-phase' });
  expect(habit(state)).toBe('discard card=herd:law:barrel');
});

test('a habit is a legal move at every moment of a game', () => {
  for (let number = 0; number < 6; number++) {
    const rng = rngFrom(seedOf(number));
    const state = bangDuel.setup(defaultOptions(bangDuel.options), 2, seedOf(number));
    for (let moves = 0; bangDuel.outcome(state) === undefined && moves < 500; moves++) {
      const by = bangDuel.toAct(state)[0] ?? expect.fail('somebody acts');
      const legal = bangDuel.legalMoves(state, by);
      const move = script(state, by, legal, rng) ?? expect.fail('there is a habit');
      if (!legal.includes(move)) expect.fail(`${bangDuel.formatMove(move)} is not legal`);
      // Every other move is any move, so that strange positions come up too.
      const made = moves % 2 === 0 ? move : choose(rng, legal);
      bangDuel.apply(state, moveInput(bangDuel, state, { at: state.at, seat: by, move: made }));
    }
  }
});
