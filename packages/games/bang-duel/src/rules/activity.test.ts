import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, does, hand, health, may, offers, table } from '../testing/index.ts';

describe('what targeting is', () => {
  test('[BD-ACT-6] a hit: Lone Ranger as PP is active for it', () => {
    const state = table(
      { law: { ap: 'django', pp: 'lone-ranger' }, outlaw: { ap: 'jack-ransom', hand: ['colt'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'lone-ranger' });
    expect([health(state, 'lone-ranger'), hand(state, ann).length]).toEqual([4, 1]);
  });

  test.each([
    ['annie-oakley', 'django', true],
    ['django', 'annie-oakley', false],
  ] as const)('[BD-ACT-6, BD-ACT-3] a Duel: %s is challenged beside %s, and a Missed! counts: %s', (pp, ap, counts) => {
    const state = table(
      { law: { ap, pp, hand: ['missed'] }, outlaw: { ap: 'jack-ransom', hand: ['duel'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'duel', target: pp });
    expect(may(state, ann, { type: 'discard', card: 'missed' })).toBe(counts);
  });

  test.each([
    ['tuco-ramirez', 'wesley-hardin', [1, 0]],
    ['wesley-hardin', 'tuco-ramirez', [0, 1]],
  ] as const)(
    '[BD-ACT-6, BD-ACT-4] Indians!: each is active only during its own choice: %s before %s',
    (ap, pp, expected) => {
      const state = table({ law: { hand: ['indians'], pp: 'nobody' }, outlaw: { ap, pp, hand: ['beer'] } });
      does(state, ann, { type: 'play', card: 'indians' });
      const counted = [ap, pp].map((character) => {
        expect(bangDuel.view(state, bob).asked?.character).toBe(character);
        const count = Number(may(state, bob, { type: 'discard', card: 'beer' }));
        does(state, bob, { type: 'decline' });
        return count;
      });
      expect(counted).toEqual(expected);
    },
  );

  test('[BD-ACT-4, BD-CARD-GATLING] Gatling: each is active only during its own hit', () => {
    const state = table({
      law: { ap: 'django', pp: 'nobody', hand: ['gatling'] },
      outlaw: { ap: { id: 'wesley-hardin', gear: ['hat'] }, pp: 'kid-curry', hand: ['beer'] },
    });
    does(state, ann, { type: 'play', card: 'gatling' });
    expect(offers(state, bob)).toEqual(['take-hit', 'use-hat']);
    does(state, bob, { type: 'take-hit' });
    expect(offers(state, bob)).toEqual(['take-hit', 'try-kid']);
  });

  test.each([
    ['alan-pinkerton', 4, 'cattle-kate', 3],
    ['alan-pinkerton', 3, 'cattle-kate', 4],
  ] as const)(
    '[BD-ACT-6, BD-CHAR-ALAN] Strong Ale on your PP %s with %i health leaves %s with %i',
    (pp, left, ap, expected) => {
      const state = table({
        law: { ap: 'django', pp: { id: pp, health: left }, hand: ['strong-ale'] },
        outlaw: { ap },
      });
      does(state, ann, { type: 'play', card: 'strong-ale', target: pp });
      expect([health(state, pp), health(state, ap)]).toEqual([3, expected]);
    },
  );

  test.each(['robbery', 'schoolmarm'] as const)(
    '[BD-ACT-6, BD-CHAR-WILDBILL] %s: Wild Bill as PP minds a card taken off him',
    (card) => {
      const state = table(
        {
          law: { ap: { id: 'django', gear: ['barrel'] }, pp: { id: 'wild-bill', gear: ['hat'] } },
          outlaw: { ap: 'jack-ransom', hand: [card] },
        },
        { active: 'outlaw' },
      );
      does(state, bob, { type: 'play', card, target: 'wild-bill', take: 'hat' });
      if (state.decision === 'hit/defend') does(state, bob, { type: 'take-hit' });
      expect(health(state, 'jack-ransom')).toBe(3);
    },
  );

  test('[BD-ACT-6, BD-CARD-CARBINE] Carbine: an AP it strips is awake although the shot was at the partner', () => {
    const state = table(
      {
        law: { ap: { id: 'wild-bill', gear: ['hat'] }, pp: 'django', hand: ['missed'] },
        outlaw: { ap: { id: 'wesley-hardin', gear: ['sight'] }, hand: ['carbine'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'carbine', target: 'django' });
    does(state, ann, { type: 'dodge', card: 'missed' });
    does(state, bob, { type: 'strip', target: 'wild-bill', take: 'hat' });
    expect(health(state, 'wesley-hardin')).toBe(3);
  });

  test('[BD-RULING-28] Peacemaker at the partner: Wild Bill sleeps through the forced discard', () => {
    const forced = (target: 'wild-bill' | 'django') => {
      const state = table(
        {
          law: { ap: 'wild-bill', pp: 'django', hand: ['missed', 'bank'] },
          outlaw: { ap: 'jack-ransom', hand: ['peacemaker'] },
        },
        { active: 'outlaw' },
      );
      does(state, bob, { type: 'play', card: 'peacemaker', target });
      does(state, ann, { type: 'dodge', card: 'missed' });
      expect(hand(state, ann)).toEqual([]);
      return health(state, 'jack-ransom');
    };
    expect([forced('wild-bill'), forced('django')]).toEqual([3, 4]);
  });

  test.each([
    ['rattlesnake', 'any:snake', 1],
    ['dynamite', 'any:dynamite', 3],
  ] as const)('[BD-RULING-5, BD-ACT-6] a %s that does harm wakes the PP that bears it', (card, symbol, lost) => {
    const state = table(
      {
        law: { ap: 'django', pp: { id: 'alan-pinkerton', gear: [card] }, deck: [symbol] },
        outlaw: { ap: 'jack-ransom' },
      },
      { atStart: true },
    );
    expect([health(state, 'alan-pinkerton'), health(state, 'jack-ransom')]).toEqual([4 - lost, 4 - lost]);
  });

  test('[BD-ACT-6] a token move is not targeting: the AP’s Watch still sees it', () => {
    const state = table(
      { law: { ap: { id: 'django', gear: ['pocket-watch'] } }, outlaw: { pp: 'wesley-hardin', hand: ['water'] } },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'water', token: 'outlaw' });
    // One for Django, one for the Watch.
    expect(hand(state, ann)).toHaveLength(2);
  });
});

describe('when an ability fires', () => {
  test('[BD-ACT-7] being active at the moment of the event is enough: the waiting effect is resolved even if its owner is inactive by then', () => {
    const state = table(
      {
        law: { ap: { id: 'django', gear: ['pocket-watch'] }, pp: 'alan-pinkerton' },
        outlaw: { ap: 'jack-ransom', hand: ['colt', 'missed'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'colt', target: 'alan-pinkerton' });
    expect(state.decision).toBe('hit/defend');
    const [left, right] = [0, 1].map((place) => {
      const { characters } = bangDuel.view(state, ann).players[0] ?? {};
      return (place === 0 ? characters?.left : characters?.right)?.isActive;
    });
    expect([left, right]).toEqual([true, false]);
    does(state, bob, { type: 'take-hit' });
    expect(health(state, 'jack-ransom')).toBe(3);
  });

  test('[BD-ACT-7, BD-ACT-3] asleep at the moment of the event it does not fire, though awake when things are resolved', () => {
    const state = table(
      {
        law: { ap: 'wyatt-earp', pp: 'tex-willer', hand: ['gatling'] },
        outlaw: { ap: 'jack-ransom', pp: 'nobody', hand: ['missed'] },
      },
      {},
    );
    does(state, ann, { type: 'play', card: 'gatling' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    expect(hand(state, ann)).toHaveLength(1);
    const own = table(
      {
        law: { ap: 'lone-ranger', pp: 'django', hand: [] },
        outlaw: { ap: 'jack-ransom', hand: ['colt'] },
      },
      { active: 'outlaw' },
    );
    does(own, bob, { type: 'play', card: 'colt', target: 'django' });
    expect([health(own, 'django'), hand(own, ann).length]).toEqual([2, 0]);
  });

  test('[BD-ACT-8] Bat Masterson stops at once when dying, before he is removed', () => {
    const state = table({
      law: { ap: 'django', pp: { id: 'bat-masterson', health: 1 }, hand: ['gatling'], reserve: ['stranger'] },
      outlaw: {
        ap: { id: 'jack-ransom', gear: ['barrel'] },
        pp: { id: 'wesley-hardin', gear: ['barrel'] },
        deck: ['any:snake', 'any:snake', 'any:snake', 'any:snake'],
      },
    });
    const turnedUp = (events: ReturnType<typeof does>): number[] =>
      events.flatMap((event) => (event.type === 'turned-up' ? [event.cards.length] : []));
    does(state, ann, { type: 'play', card: 'gatling' });
    expect(turnedUp(does(state, bob, { type: 'try-barrel' }))).toEqual([2]);
    expect(bangDuel.view(state, bob).dying).toEqual(['bat-masterson']);
    expect(turnedUp(does(state, bob, { type: 'try-barrel' }))).toEqual([1]);
  });

  test('[BD-ACT-8, BD-CHAR-WILDBILL] Bill Anderson may rob a dying Wild Bill in peace, but not his living partner’s hand', () => {
    const loot = (dying: 'wild-bill' | 'django') => {
      const other = dying === 'wild-bill' ? 'django' : 'wild-bill';
      const state = table(
        {
          law: {
            ap: dying === 'wild-bill' ? { id: dying, health: 1, gear: ['hat'] } : other,
            pp: dying === 'wild-bill' ? other : { id: dying, health: 1, gear: ['hat'] },
            hand: ['bank'],
            reserve: ['stranger'],
          },
          outlaw: { ap: { id: 'bill-anderson', gear: ['sight'] }, hand: ['knife'] },
        },
        { active: 'outlaw' },
      );
      does(state, bob, { type: 'play', card: 'knife', target: dying });
      does(state, ann, { type: 'take-hit' });
      const events = does(state, bob, { type: 'draw-blind', back: 'law' });
      expect(events.some(({ type }) => type === 'waits')).toBe(dying === 'django');
      does(state, bob, { type: 'decline' });
      if (state.decision === 'hit/defend') does(state, bob, { type: 'take-hit' });
      return health(state, 'bill-anderson');
    };
    expect([loot('wild-bill'), loot('django')]).toEqual([5, 4]);
  });
});

describe('a sole character', () => {
  test('[BD-ACT-9] left alone as PP, its ability and equipment work from then on', () => {
    const state = table({
      law: { hand: ['colt'] },
      outlaw: {
        ap: { id: 'kid-curry', health: 1 },
        pp: { id: 'dalton-brothers', gear: ['bank'] },
        deck: ['beer', 'hat'],
      },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    does(state, bob, { type: 'take-hit' });
    expect(hand(state, bob)).toHaveLength(2);
    does(state, ann, { type: 'end-phase' });
    // Three for the Daltons, one for the Bank.
    expect(hand(state, bob)).toHaveLength(6);
  });

  test('[BD-ACT-9, BD-POS-3] and it is not put to sleep by anything', () => {
    const state = table(
      {
        law: { ap: 'lone-ranger', pp: 'nobody' },
        outlaw: { ap: 'jack-ransom', pp: 'nobody', hand: ['indians', 'colt'] },
      },
      { active: 'outlaw' },
    );
    does(state, bob, { type: 'play', card: 'indians' });
    does(state, bob, { type: 'play', card: 'colt', target: 'lone-ranger' });
    if (state.decision === 'hit/defend') does(state, ann, { type: 'take-hit' });
    expect([health(state, 'lone-ranger'), hand(state, ann).length]).toEqual([3, 2]);
  });
});
