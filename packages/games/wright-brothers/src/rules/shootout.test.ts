import { seatsOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { discard, legal, load, pass, picture, startShootout } from '../testing/orders.ts';
import { ann, bob, cal, dot, play, refusal, slap, table } from '../testing/table.ts';

const SIX = { hand: '1 1 2 2 4 4' };

describe('starting a shootout', () => {
  test.each([2, 3])('[WB-SHOOT-1] with %i sheriffs out: the starter’s hand is first, before any slap', (sheriffs) => {
    const state = table([SIX, { hand: '3 3 5 5 6 6' }, SIX, { hand: '7 7 7 7 7 7' }], { active: bob, sheriffs });
    expect(play(state, bob, startShootout).find((e) => e.type === 'race-started')).toMatchObject({
      cause: 'shootout',
      starter: bob,
    });
    expect(wrightBrothers.view(state, cal).players.map(({ isHandDown }) => isHandDown)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(wrightBrothers.toAct(state)).toEqual([ann, cal, dot]);
    expect(refusal(state, bob, { type: 'slap' })).toBe('ALREADY_DONE');
    expect(slap(state, cal, 120).find((e) => e.type === 'slapped')).toEqual({
      type: 'slapped',
      seat: cal,
      at: state.at,
    });
    slap(state, ann, 300);
    slap(state, dot, 400);
    expect(state.division).toMatchObject({ order: [bob, cal, ann], excluded: [dot] });
  });

  test.each([0, 1])('[WB-SHOOT-1] with %i sheriffs out it is refused', (sheriffs) => {
    expect(refusal(table([SIX, SIX, SIX], { sheriffs }), ann, startShootout)).toBe('TOO_FEW_SHERIFFS');
  });

  test('[WB-SHOOT-1] it is the action of the turn: no other action before or after it', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 2, deck: '5' });
    play(state, ann, discard('1'));
    expect(refusal(state, ann, startShootout)).toBe('NOT_YOUR_TURN');
    play(state, bob, startShootout);
    for (const move of [pass, discard('1'), startShootout]) expect(refusal(state, bob, move)).toBe('WRONG_PHASE');
  });

  test('[WB-SHOOT-2] the loot may be empty, and the starter’s revolver too', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 2 });
    play(state, ann, startShootout);
    slap(state, bob, 300);
    slap(state, cal, 400);
    expect(state.division).toMatchObject({ pot: 0, order: [ann, bob], shares: [0, 0] });
    expect(picture(state)).toMatchObject({ phase: 'round-over', scores: [0, 0, 0] });
  });

  test('[WB-SHOOT-2, WB-LOAD-10] a player with an empty revolver takes part and gets a share', () => {
    const state = table([SIX, { hand: '1 1 2', revolver: '5 5 5' }, SIX], { sheriffs: 2, loot: '1 2 3 4 5 6 7' });
    play(state, ann, startShootout);
    slap(state, bob, 300);
    slap(state, cal, 400);
    // Bob has three fives: four of seven; Ann half of the other three, rounded up.
    expect(picture(state).scores).toEqual([2, 4, 0]);
  });

  test('[WB-SHOOT-3] no draw follows even if everyone is short; the split comes right after the race', () => {
    const state = table([{ hand: '1' }, { hand: '2' }, { hand: '3' }], { sheriffs: 2, loot: '7 7' });
    const before = picture(state);
    play(state, ann, startShootout);
    expect(picture(state)).toEqual({ ...before, phase: 'race' });
    slap(state, bob, 300);
    const events = slap(state, cal, 400);
    expect(events.map(({ type }) => type)).toEqual(['slapped', 'race-closed', 'revealed', 'divided', 'round-ended']);
    expect(picture(state)).toEqual({ ...before, phase: 'round-over', scores: [1, 1, 0] });
  });

  test('[WB-SHOOT-4] from then on only the starter’s revolver is locked', () => {
    const state = table([SIX, SIX, SIX], { sheriffs: 2 });
    play(state, ann, load('1'));
    play(state, ann, startShootout);
    expect(refusal(state, ann, load('1'))).toBe('LOCKED_HAND_DOWN');
    expect(legal(state, ann)).toEqual([]);
    for (const by of [bob, cal]) play(state, by, load('1'));
    expect(picture(state).held).toEqual(['1 2 2 4 4 | 1', '1 2 2 4 4 | 1', '1 2 2 4 4 | 1']);
  });

  test.each([3, 4, 5])(
    '[WB-SHOOT-5] at the sheriff’s arrival all %i race, and the active player may be the slowest',
    (count) => {
      const hands = ['1 1 1 1 1 1', '2 2 2 2 2 2', '3 3 3 3 3 3', '4 4 4 4 4 4', '5 5 5 5 5 5'];
      const state = table(
        seatsOf(count).map((by) => ({ hand: hands[by] ?? '' })),
        { sheriffs: 3, deck: '*' },
      );
      play(state, ann, discard('1'));
      expect(wrightBrothers.toAct(state)).toEqual(seatsOf(count));
      expect(state.race?.starter).toBeUndefined();
      for (const by of seatsOf(count)) expect(legal(state, by)).toContain('slap');
      const others = seatsOf(count).slice(1);
      for (const by of others) {
        expect(slap(state, by, 200 + 50 * by)[0]).toEqual({ type: 'slapped', seat: by, at: state.at });
      }
      slap(state, ann, 900);
      expect(state.division).toMatchObject({ order: others, excluded: [ann] });
    },
  );
});
