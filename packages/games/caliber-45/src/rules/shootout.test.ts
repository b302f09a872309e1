import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import {
  ann,
  bob,
  cal,
  dot,
  handOf,
  inWords,
  lootOf,
  offers,
  play,
  refusal,
  rob,
  table,
  types,
  whoIsIn,
} from '../testing/index.ts';
import { NO_COWBOY } from './box.ts';

const stagecoach = { spread: 'stagecoach-50' };

test('[C45-EX-1, C45-COW-2, C45-COW-3, C45-DEF-3, C45-SHOOT-5] two sixes from a cap of 7 are 7, five bullets are lost, and a cap of 6 cannot answer', () => {
  const state = table(
    [
      { cowboy: 'pat', hand: '6 6 2' },
      { cowboy: 'billy', hand: '6 6 4' },
    ],
    { ...stagecoach, discard: 'Ca' },
  );
  rob(state, ann, [bob]);
  const [shot] = play(state, ann, 'shoot 1 bullet-6 bullet-6');
  expect(shot).toMatchObject({ type: 'shot', target: bob, sum: 12, strength: 7, lost: 5 });
  expect(inWords(state.weaponsDiscard)).toBe('Ca 6 6');
  expect(offers(state, bob)).toEqual(['fall']);
  expect(refusal(state, bob, 'defend bullet-6 bullet-6')).toBe('OVER_CAP');
  play(state, bob, 'fall');
  expect(state.players[bob]?.cowboy).toBe(NO_COWBOY);
});

test('[C45-EX-1, C45-SHOOT-10, C45-DEF-1, C45-DEF-2] a cap of 7 can answer a 7 exactly, and then has the turn', () => {
  const state = table(
    [
      { cowboy: 'pat', hand: '6 6 2' },
      { cowboy: 'wyatt', hand: '4 3 1' },
    ],
    stagecoach,
  );
  rob(state, ann, [bob]);
  play(state, ann, 'shoot 1 bullet-6 bullet-6');
  expect(offers(state, bob)).toEqual(['defend bullet-3 bullet-4', 'defend bullet-1 bullet-3 bullet-4', 'fall']);
  const [defended] = play(state, bob, 'defend bullet-3 bullet-4');
  expect(defended).toMatchObject({ type: 'defended', shooter: ann, sum: 7, strength: 7, needed: 7, lost: 0 });
  expect(handOf(state, bob)).toBe('1');
  expect([state.phase, state.active]).toEqual(['shootout', bob]);
  expect(whoIsIn(state)).toEqual([ann, bob]);
});

test('[C45-EX-13, C45-SHOOT-4, C45-SHOOT-11, C45-RULING-22, C45-DIV-3] a whole shootout: the turn continues from the player who fell, and the last shooter takes the loot', () => {
  const state = table(
    [
      { cowboy: 'billy', hand: '4 3' },
      { cowboy: 'butch', hand: '4 2 M' },
      { cowboy: 'wyatt', hand: '1' },
      { cowboy: 'sundance', hand: '5' },
    ],
    stagecoach,
  );
  rob(state, ann, [bob, cal, dot]);
  play(state, ann, 'shoot 1 bullet-4');
  play(state, bob, 'defend bullet-4');
  play(state, bob, 'shoot 2 bullet-2');
  expect(offers(state, cal)).toEqual(['fall']);
  play(state, cal, 'fall');
  expect(state.active).toBe(dot);
  play(state, dot, 'shoot 0 bullet-5');
  const events = play(state, ann, 'fall');
  expect(types(events)).toEqual(['fell', 'loot-taken', 'robbery-ended', 'turn-started']);
  expect(lootOf(state, dot)).toBe('50');
  expect(state.active).toBe(ann);
});

test('[C45-SHOOT-1, C45-SHOOT-3, C45-SHOOT-6] on your turn: shoot any set of bullets at any player of another team who is in, arm, or flee', () => {
  const state = table([{ hand: '1 1 2' }, {}, {}, {}], stagecoach);
  rob(state, ann, [bob, cal]);
  const sets = ['1', '1 bullet-1', '2', '1 bullet-2', '1 bullet-1 bullet-2'].map((set) => `shoot 1 bullet-${set}`);
  expect(offers(state, ann).toSorted()).toEqual([...sets, 'draw', 'flee'].toSorted());
  expect(refusal(state, ann, 'shoot 2 bullet-1')).toBe('OWN_TEAM');
  expect(refusal(state, ann, 'shoot 3 bullet-1')).toBe('BAD_TARGET');
  expect(refusal(state, ann, 'shoot 1 bullet-5')).toBe('NOT_IN_HAND');
  expect(refusal(state, ann, 'shoot 1')).toBe('NO_CARDS');
});

test.each(['fall', 'ride'])(
  '[C45-SHOOT-11, C45-RULING-22] after a %s the next turn is counted from the target, even if not next to the shooter',
  (answer) => {
    const state = table([{ hand: '6' }, {}, {}, { hand: 'M' }], stagecoach);
    rob(state, ann, [bob, cal, dot]);
    play(state, ann, 'shoot 3 bullet-6');
    play(state, dot, answer);
    expect([state.phase, state.active]).toEqual(['shootout', ann]);
  },
);

test('[C45-SHOOT-1, C45-DIV-1] with one team there is no shootout', () => {
  const state = table([{}, {}, {}, {}], stagecoach);
  expect(types(rob(state, ann, [cal]))).not.toContain('shootout-started');
  expect(lootOf(state, ann)).toBe('50');
});

test('[C45-SHOOT-7, C45-SHOOT-9] arming in a shootout: draw below six, exchange at six, and the turn goes to the next player who is in', () => {
  const fight = table([{ team: 'A', hand: '1' }, { team: 'A' }, { team: 'B', hand: '1 2 3 M Ca Co' }], {
    ...stagecoach,
    deck: '6 5',
  });
  rob(fight, ann, [cal]);
  expect(types(play(fight, ann, 'draw'))).toEqual(['drew']);
  expect([handOf(fight, ann), fight.active]).toEqual(['1 6', cal]);
  expect(refusal(fight, cal, 'draw')).toBe('HAND_FULL');
  expect(refusal(fight, cal, 'exchange coyote')).toBe('COYOTE_NEEDS_BULLET');
  play(fight, cal, 'exchange coyote bullet-1');
  expect([handOf(fight, cal), fight.active]).toEqual(['2 3 5 M Ca', ann]);
});

test('[C45-EX-24, C45-SHOOT-8, C45-SHOOT-9, C45-CARD-3] fleeing needs no card and keeps the cowboy; teammates fight on', () => {
  const state = table([{ hand: 'M' }, {}, { hand: '6' }], stagecoach);
  rob(state, ann, [bob, cal]);
  expect(play(state, ann, 'flee')).toEqual([{ type: 'fled', seat: ann }]);
  expect(handOf(state, ann)).toBe('M');
  expect(caliber45.view(state, bob).players[ann]).toMatchObject({ part: 'fled', cowboy: { isFaceUp: false } });
  expect(state.active).toBe(bob);
  play(state, bob, 'draw');
  play(state, cal, 'shoot 1 bullet-6');
  play(state, bob, 'fall');
  expect([lootOf(state, ann), lootOf(state, cal)]).toEqual(['', '50']);
  expect(caliber45.view(state, ann).teams[0]?.total).toBe(50_000);
});

test('[C45-EX-20, C45-SHOOT-12] with three teams the shootout continues until one is left', () => {
  const state = table([{ team: 'A', hand: '6' }, { team: 'B' }, { team: 'C' }], stagecoach);
  rob(state, ann, [bob, cal]);
  play(state, ann, 'shoot 1 bullet-6');
  play(state, bob, 'fall');
  expect([state.phase, state.active]).toEqual(['shootout', cal]);
});

test('[C45-EX-19, C45-SHOOT-13, C45-SHOOT-14, C45-RULING-23, C45-DECK-2] an empty weapons deck stays empty until the end of the robbery, and a player without bullets must flee', () => {
  const state = table([{ hand: 'M Ca' }, { hand: '1 2 3 4 5 6' }], { ...stagecoach, isShort: true, deck: '1' });
  rob(state, ann, [bob]);
  play(state, ann, 'draw');
  expect(state.weapons.length).toBe(0);
  expect(offers(state, bob).some((move) => move.startsWith('exchange'))).toBe(false);
  expect(refusal(state, bob, 'exchange bullet-1')).toBe('DECK_EMPTY');
  play(state, bob, 'shoot 0 bullet-1');
  play(state, ann, 'defend bullet-1');
  expect(offers(state, ann)).toEqual(['flee']);
  const events = play(state, ann, 'flee');
  expect(types(events)).toEqual(['fled', 'loot-taken', 'refilled', 'robbery-ended', 'turn-started']);
  expect(state.weapons.length).toBe(62 - 2 - 5);
  expect(state.weaponsDiscard).toEqual([]);
});

test('[C45-DEF-4, C45-DEF-5, C45-CARD-2, C45-CARD-4, C45-DEF-6] a target who could defend may ride or fall; nobody else can act', () => {
  const state = table([{ hand: '1' }, { hand: '6 M' }, {}, { hand: '6 M' }], stagecoach);
  rob(state, ann, [bob, cal, dot]);
  play(state, ann, 'shoot 1 bullet-1');
  expect(offers(state, bob)).toEqual(['defend bullet-6', 'ride', 'fall']);
  expect(offers(state, dot)).toEqual([]);
  expect(refusal(state, dot, 'defend bullet-6')).toBe('NOT_YOUR_TURN');
  play(state, bob, 'ride');
  expect(handOf(state, bob)).toBe('6');
  expect(state.players[bob]?.cowboy).not.toBe(NO_COWBOY);
  expect(whoIsIn(state)).toEqual([ann, cal, dot]);
  expect(state.active).toBe(cal);
});

test('[C45-SHOOT-11] after a ride the turn continues from the target, too', () => {
  const state = table([{ hand: '1' }, {}, {}, { hand: 'M' }], stagecoach);
  rob(state, ann, [bob, cal, dot]);
  play(state, ann, 'shoot 3 bullet-1');
  play(state, dot, 'ride');
  expect(state.active).toBe(ann);
});

test("[C45-DEF-1, C45-GRD-6] a defense that is too weak can't be played", () => {
  const state = table([{ hand: '5' }, { hand: '2 2 Co' }], stagecoach);
  rob(state, ann, [bob]);
  play(state, ann, 'shoot 1 bullet-5');
  expect(refusal(state, bob, 'defend bullet-2 bullet-2')).toBe('TOO_WEAK');
  expect(refusal(state, bob, 'defend bullet-2 coyote')).toBe('NOT_BULLETS');
  expect(refusal(state, bob, 'ride')).toBe('NO_MUSTANG');
});

test('[C45-ONLINE-10] the shot and its answer stay visible to everyone', () => {
  const state = table([{ cowboy: 'belle', hand: '3 2' }, { hand: '5 1' }], stagecoach);
  rob(state, ann, [bob]);
  play(state, ann, 'shoot 1 bullet-2 bullet-3');
  expect(caliber45.view(state, 'spectator').robbery?.shot).toEqual({
    shooter: ann,
    target: bob,
    cards: ['bullet-2', 'bullet-3'],
    sum: 5,
    strength: 4,
    answer: 'awaited',
    defence: undefined,
  });
  play(state, bob, 'defend bullet-5');
  expect(caliber45.view(state, ann).robbery?.shot).toMatchObject({
    answer: 'defended',
    defence: { cards: ['bullet-5'], sum: 5, strength: 5 },
  });
});
