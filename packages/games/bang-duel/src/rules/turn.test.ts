import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, ap, bob, discarded, does, feed, hand, may, offers, refusal, table, timeOut } from '../testing/index.ts';
import { isReloadOpen } from './spots.ts';
import { NOBODY } from './state.ts';

describe('phase 2 and 3', () => {
  test('[BD-TURN-4, BD-TURN-5] one free token move a turn, and the end is always legal', () => {
    const state = table();
    expect(offers(state, ann)).toEqual(['move-token', 'end-phase']);
    does(state, ann, { type: 'move-token' });
    expect(ap(state, ann)).toBe('lone-ranger');
    expect(offers(state, ann)).toEqual(['end-phase']);
    expect(refusal(state, ann, { type: 'move-token' })).toBe('TOKEN_MOVED');
  });

  test('[BD-TURN-5, BD-POS-3] a sole character never swaps', () => {
    const state = table({ law: { pp: 'nobody' } });
    expect(refusal(state, ann, { type: 'move-token' })).toBe('SOLE_CHARACTER');
  });

  test.each([
    [1, 4, 2],
    [3, 4, 1],
    [3, 3, 0],
  ])('[BD-EX-15, BD-TURN-6, BD-TURN-7] with %i health and %i cards discard %i', (health, cards, over) => {
    const names = ['missed', 'missed', 'missed', 'missed'] as const;
    const state = table({ law: { ap: { id: 'django', health }, hand: names.slice(0, cards) } });
    does(state, ann, { type: 'end-phase' });
    for (let n = 0; n < over; n++) {
      expect(state.decision).toBe('phase/discard');
      does(state, ann, { type: 'discard' });
    }
    expect(state.active).toBe(bob);
    expect(discarded(state)).toHaveLength(over);
    expect(hand(state, ann)).toHaveLength(cards - over);
  });

  test('[BD-TURN-8] no hand limit at any other moment', () => {
    const state = table(
      { law: { ap: { id: 'django', health: 1 }, hand: ['missed', 'missed', 'missed'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'end-phase' });
    expect(hand(state, ann)).toHaveLength(5);
    expect(state.decision).toBe('play/main');
  });

  test('[BD-RULING-26] the turn limit ends the game: more characters, then more health, then a draw', () => {
    const end = (pp: 'lone-ranger' | 'nobody', health: number) => {
      const state = table(
        { law: { ap: { id: 'wyatt-earp', health }, pp }, outlaw: { pp: pp === 'nobody' ? 'nobody' : 'tom-horn' } },
        { turn: 40, options: { limitTurns: true, turnLimit: 40 } },
      );
      does(state, ann, { type: 'end-phase' });
      return bangDuel.outcome(state)?.ranks;
    };
    expect(end('lone-ranger', 4)).toEqual([1, 2]);
    expect(end('nobody', 3)).toEqual([2, 1]);
    expect(end('nobody', 4)).toEqual([1, 1]);
  });
});

test('[BD-CARD-HOLSTER, BD-PLAY-6] a Holster on the PP doesn’t help the AP, even while the PP is the target', () => {
  const state = table({ law: { pp: { id: 'lone-ranger', gear: ['holster'] }, hand: ['indians', 'colt'] } });
  const bangsLeft = () => bangDuel.view(state, ann).bangsLeft;
  expect(bangsLeft()).toBe(1);
  does(state, ann, { type: 'play', card: 'indians' });
  const seen = new Set<number | 'unlimited'>();
  while (state.decision === 'indians/respond') {
    seen.add(bangsLeft());
    does(state, state.decider, { type: 'decline' });
  }
  expect([...seen, bangsLeft()]).toEqual([1, 1]);
});

describe('reload', () => {
  const state = () =>
    table(
      {
        law: { pp: 'nobody' },
        outlaw: {
          ap: { id: 'tom-horn', gear: ['pocket-watch'] },
          pp: { id: 'kid-curry', gear: ['sight'] },
          hand: ['water', 'beer'],
        },
      },
      { active: 'outlaw' },
    );

  test('[BD-RELOAD-1, BD-RELOAD-2, BD-RELOAD-3, BD-EX-24] from hand or your AP, but not from the PP', () => {
    const open = state();
    expect(may(open, bob, { type: 'reload', card: 'sight' })).toBe(false);
    does(open, bob, { type: 'reload', card: 'pocket-watch', from: 'play' });
    does(open, bob, { type: 'reload', card: 'water', from: 'hand' });
    expect(hand(open, bob)).toHaveLength(3);
    expect(refusal(open, bob, { type: 'reload', card: 'beer:outlaw:barrel', from: 'hand' })).toBe('NOT_RELOADABLE');
  });

  test.each([0, 1, 2, 3])('[BD-RELOAD-1] open for both once the character at place %i is gone', (spot) => {
    const sole = table();
    sole.chars[spot] = NOBODY;
    expect([isReloadOpen(sole), isReloadOpen(table())]).toEqual([true, false]);
  });

  test('[BD-RELOAD-1] closed while both players have two characters', () => {
    const closed = table({ law: { hand: ['water'] } });
    expect(refusal(closed, ann, { type: 'reload', card: 'water:law:barrel', from: 'hand' })).toBe('RELOAD_CLOSED');
  });
});

describe('time, leaving, conceding', () => {
  const timed = { timed: true, moveTimeMs: 15_000 } as const;

  test('[BD-HIT-6] after a timeout the player takes the hit, or ends the phase', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { hand: ['missed'] } }, { options: timed });
    does(state, ann, { type: 'play', card: 'colt' });
    expect(bangDuel.deadline(state)?.at).toBe(15_000);
    const events = timeOut(state);
    expect(events.find(({ type }) => type === 'hit-taken')).toMatchObject({ seat: bob, why: 'time' });
    timeOut(state);
    expect(state.active).toBe(bob);
  });

  test('[BD-TURN-6] compulsory choices are made by the engine: the first that is legal', () => {
    const state = table(
      { law: { ap: { id: 'django', health: 1 }, hand: ['colt', 'missed', 'hat'] } },
      { options: timed },
    );
    does(state, ann, { type: 'end-phase' });
    timeOut(state);
    expect(discarded(state)).toEqual(['colt']);
    expect(state.active).toBe(bob);
  });

  test('[BD-SETUP-4] a player who leaves during the setup gets the first character', () => {
    const state = bangDuel.setup(table().options, 2, 'ab'.repeat(32) as Parameters<typeof bangDuel.setup>[2]);
    feed(state, { type: 'leave', at: 5, seat: bob });
    expect(bangDuel.deadline(state)?.at).toBe(5);
    timeOut(state);
    expect(state.token[bob]).toBe(0);
    expect(bangDuel.toAct(state)).toEqual([ann]);
  });

  test('[BD-TURN-4] nobody waits for a seat that has left, and it may come back', () => {
    const state = table();
    feed(state, { type: 'leave', at: 10, seat: ann });
    expect(bangDuel.toAct(state)).toEqual([]);
    expect(refusal(state, ann, { type: 'end-phase' })).toBe('AWAY');
    feed(state, { type: 'return', at: 20, seat: ann });
    expect(bangDuel.deadline(state)).toBeUndefined();
    does(state, ann, { type: 'end-phase' });
    feed(state, { type: 'leave', at: 30, seat: bob });
    timeOut(state);
    expect(state.active).toBe(ann);
  });

  test('[BD-END-1] if both players stay away, the remaining characters decide the game', () => {
    const state = table();
    feed(state, { type: 'leave', at: 1, seat: ann });
    feed(state, { type: 'leave', at: 1, seat: bob });
    for (let n = 0; n < 200 && bangDuel.outcome(state) === undefined; n++) timeOut(state);
    expect(state.ending).toMatchObject({ why: 'abandoned' });
  });

  test('[BD-END-1] conceding has to be said twice in a row', () => {
    const state = table();
    feed(state, { type: 'move', at: 1, seat: ann, move: { type: 'concede' } });
    expect(bangDuel.view(state, bob).players[ann]?.wantsToConcede).toBe(true);
    does(state, ann, { type: 'move-token' });
    feed(state, { type: 'move', at: 2, seat: ann, move: { type: 'concede' } });
    expect(bangDuel.outcome(state)).toBeUndefined();
    feed(state, { type: 'move', at: 3, seat: ann, move: { type: 'concede' } });
    expect(bangDuel.outcome(state)).toEqual({ ranks: [2, 1], scores: [0, 1] });
  });
});
