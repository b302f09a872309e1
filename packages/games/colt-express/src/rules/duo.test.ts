import { parseOptions, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  type Around,
  ann,
  type BanditSeated,
  bob,
  cal,
  heist,
  inWords,
  leave,
  legal,
  places,
  play,
  receivedIn,
  refusal,
  sheetInWords,
  table,
} from '../testing/index.ts';
import { handSize } from './draw.ts';
import type { Event } from './moves.ts';
import type { Options } from './options.ts';
import { playerAt, type State } from './state.ts';

const setUp = (seats: number, given: Partial<Options> = {}, seed = 7, emit?: (event: Event) => void): State => {
  const parsed = parseOptions(coltExpress.options, { mode: 'two-bandits', ...given });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return coltExpress.setup(parsed.options, seats, seedOf(seed), emit);
};

/** Ann plays Ghost and Tuco, Bob Doc and Django. */
function duel(
  ann: {
    readonly ghost?: BanditSeated;
    readonly tuco?: BanditSeated;
    readonly hand?: string;
    readonly bullets?: string;
  } = {},
  bob: {
    readonly doc?: BanditSeated;
    readonly django?: BanditSeated;
    readonly hand?: string;
    readonly bullets?: string;
    readonly fired?: number;
  } = {},
  around: Around = {},
): State {
  return table(
    [
      {
        team: [
          { bandit: 'ghost', ...ann.ghost },
          { bandit: 'tuco', ...ann.tuco },
        ],
        hand: ann.hand ?? '',
        bullets: ann.bullets ?? '',
      },
      {
        team: [
          { bandit: 'doc', ...bob.doc },
          { bandit: 'django', ...bob.django },
        ],
        hand: bob.hand ?? '',
        bullets: bob.bullets ?? '',
        ...(bob.fired === undefined ? {} : { fired: bob.fired }),
      },
    ],
    around,
  );
}

describe('teams', () => {
  test.each([
    [2, 3],
    [3, 4],
  ])('[CE-DUO-2, EX-11] %i players: %i wagons', (seats, wagons) => {
    expect(setUp(seats).wagons.length).toBe(wagons);
  });

  test('[CE-DUO-3, CE-RULING-25] there are three teams, chosen clockwise from the first player; the last one is assigned', () => {
    const state = setUp(3, { firstPlayer: 'host-pick', firstSeat: 1 });
    const { teams } = coltExpress.view(state, 'spectator');
    expect(teams.map(([lead]) => lead)).toEqual(['ghost', 'doc', 'belle']);
    expect(new Set(teams.map(([, partner]) => partner))).toEqual(new Set(['cheyenne', 'django', 'tuco']));
    expect([coltExpress.toAct(state), legal(state, bob)]).toEqual([[bob], ['team belle', 'team doc', 'team ghost']]);
    play(state, bob, 'team doc');
    expect(refusal(state, ann, 'team belle')).toBe('NOT_YOUR_TURN');
    expect(refusal(state, cal, 'team doc')).toBe('TEAM_TAKEN');
    const events = play(state, cal, 'team belle');
    expect(events.at(-1)).toMatchObject({
      type: 'team-taken',
      seat: ann,
      why: 'forced',
      team: ['ghost', teams[0]?.[1]],
    });
    expect(state.phase).toBe('placing');
  });

  test('[CE-DUO-3] with two players one team is unused, and partners are dealt at random', () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = setUp(2, { teamSelection: 'random' }, seed);
      expect(state.owner.filter((owner) => owner >= 0).length).toBe(4);
      pairs.add(state.partners.join());
    }
    expect(pairs.size).toBe(6);
  });

  test('[CE-DUO-4, CE-DUO-5, CE-RULING-14, EX-8] eleven cards: five of each bandit and one marshal card', () => {
    const state = duel();
    expect(inWords(state, ann, 'deck')).toBe(
      'ghost-move ghost-ladder ghost-fire ghost-robbery ghost-punch marshal tuco-move tuco-ladder tuco-fire tuco-robbery tuco-punch',
    );
  });

  test('[CE-DUO-8] starting places are chosen in secret and revealed together', () => {
    const events: Event[] = [];
    const state = setUp(2, { teamSelection: 'random' });
    const [lead, partner] = coltExpress.view(state, ann).players[ann]?.bandits ?? [];
    expect(coltExpress.toAct(state)).toEqual([ann, bob]);
    events.push(...play(state, ann, `last ${partner}`));
    expect(events).toEqual([{ type: 'committed', seat: ann, what: 'placing', why: 'chosen' }]);
    expect(coltExpress.view(state, bob).players[ann]).toMatchObject({ hasChosen: true, choice: undefined });
    expect(coltExpress.view(state, ann).players[ann]?.choice).toEqual({ type: 'placing', last: partner });
    expect(refusal(state, ann, `last ${lead}`)).toBe('ALREADY_CHOSEN');
    const own = coltExpress.view(state, bob).players[bob]?.bandits ?? [];
    expect(refusal(state, bob, `last ${lead}`)).toBe('NOT_YOUR_BANDIT');
    play(state, bob, `last ${own[0]}`);
    expect(places(state)).toEqual({
      [lead ?? '']: 'W2i',
      [partner ?? '']: 'W3i',
      [own[0] ?? '']: 'W3i',
      [own[1] ?? '']: 'W2i',
    });
  });

  test('[CE-DUO-6, CE-DUO-7, CE-RULING-15] each bandit has six bullets and a purse; by option each player has one purse, in the last wagon', () => {
    const start = (duoStartPurses: Options['duoStartPurses']) => {
      const state = setUp(2, { teamSelection: 'random', duoStartPurses });
      for (const by of seatsOf(2)) play(state, by, legal(state, by)[0] ?? '');
      return coltExpress
        .view(state, 'spectator')
        .bandits.map(({ place, loot, bullets }) => [place?.car, loot.purses, bullets]);
    };
    expect(start('per-bandit').map(([, purses, bullets]) => [purses, bullets])).toEqual(Array(4).fill([1, 6]));
    for (const [car, purses] of start('per-player')) expect(purses).toBe(car === 3 ? 1 : 0);
  });
});

describe('the free card', () => {
  const taking = (): State => {
    const state = duel({ bullets: 'neutral' });
    heist(state, '');
    return state;
  };

  test('[CE-DUO-9, CE-RULING-16] any action card of your own deck, chosen in secret before the round card is revealed', () => {
    const state = taking();
    expect([state.phase, coltExpress.toAct(state)]).toEqual(['taking', [ann, bob]]);
    expect(legal(state, ann).length).toBe(11);
    expect(coltExpress.view(state, ann).roundCard).toBeUndefined();
    expect(refusal(state, ann, 'take fire')).toBe('NAME_THE_BANDIT');
    expect(refusal(state, ann, 'take marshal of ghost')).toBe('NAME_THE_BANDIT');
    expect(refusal(state, ann, 'take fire of doc')).toBe('NOT_YOUR_BANDIT');
    const took = play(state, ann, 'take fire of tuco')[0];
    if (took === undefined) throw new Error('Cannot find the card');
    expect(coltExpress.redact(took, bob)).toEqual({ type: 'took-card', seat: ann, card: 'face-down', why: 'chosen' });
    expect(refusal(state, ann, 'take fire of ghost')).toBe('ALREADY_CHOSEN');
    play(state, bob, 'take marshal');
    expect(inWords(state, ann, 'hand').split(' ')).toContain('tuco-fire');
    expect(inWords(state, bob, 'hand').split(' ')).toContain('marshal');
  });

  test('[CE-DUO-8, CE-DUO-9] for a player who has left, place and card are random among all legal ones', () => {
    const decided = (lay: () => State) => {
      const choices = Array.from({ length: 60 }, (_, seed) => {
        const state = lay();
        state.rng = rngFrom(seedOf(seed));
        leave(state, ann);
        return JSON.stringify(coltExpress.view(state, ann).players[ann]?.choice);
      });
      return new Set(choices).size;
    };
    expect(decided(() => setUp(2, { teamSelection: 'random' }))).toBe(2);
    expect(decided(taking)).toBe(11);
  });

  test('[CE-DUO-9, CE-DUO-18, CE-INV-10] then six cards are drawn, seven by Doc’s owner', () => {
    const state = taking();
    play(state, ann, 'take marshal');
    play(state, bob, 'take marshal');
    expect(state.players.map(handSize)).toEqual([7, 8]);
  });

  test('[CE-DUO-21] without abilities everyone draws seven cards and nobody may hide one', () => {
    const state = duel({}, {}, { options: { abilities: false } });
    heist(state, '');
    play(state, ann, 'take move of ghost');
    play(state, bob, 'take marshal');
    expect(state.players.map(handSize)).toEqual([7, 7]);
    const plan = duel({ hand: 'ghost-move' }, {}, { options: { abilities: false } });
    expect(legal(plan, ann)).toEqual(['draw', 'play move of ghost']);
  });
});

describe('the bonus card', () => {
  const hand = 'ghost-fire tuco-robbery tuco-fire ghost-move marshal';

  test('[CE-DUO-11, CE-DUO-12, CE-DUO-22, EX-9] a fire card in a standard turn may bring one card of the other bandit, always in the same order', () => {
    const state = duel({ hand }, {}, { card: 'r24-braking', turn: 2 });
    expect(legal(state, ann).filter((move) => move.includes('with'))).toEqual([
      'play fire of ghost with fire',
      'play fire of ghost with robbery',
      'play fire of tuco with fire',
      'play fire of tuco with move',
    ]);
    expect(legal(state, ann)).toContain('play fire of ghost');
    expect(refusal(state, ann, 'play fire of ghost with marshal')).toBe('NO_BONUS');
    expect(refusal(state, ann, 'play move of ghost with fire')).toBe('NO_BONUS');
    expect(refusal(state, ann, 'play fire of ghost with punch')).toBe('NOT_IN_HAND');
    const events = play(state, ann, 'play fire of ghost with fire');
    expect(events).toMatchObject([
      { type: 'card-played', card: 'fire', bandit: 'ghost', isBonus: false },
      { type: 'card-played', card: 'fire', bandit: 'tuco', isBonus: true },
    ]);
    expect([state.active, state.pile.length]).toEqual([bob, 2]);
  });

  test.each([
    ['r24-swivel-arm', 2, 'a tunnel'],
    ['r24-bridge', 2, 'speeding up'],
    ['r24-angry-marshal', 4, 'switching'],
  ] as const)('[CE-DUO-13] %s, turn %i: none in %s', (card, turn, _kind) => {
    const state = duel({ hand }, {}, { card, turn });
    expect(legal(state, ann).some((move) => move.includes('with'))).toBe(false);
    expect(refusal(state, ann, 'play fire of ghost with fire')).toBe('NO_BONUS');
  });

  test('[CE-DUO-17, CE-RULING-18, CE-RULING-27] Ghost’s owner may hide the first card of either bandit; its bonus card is open', () => {
    const state = duel({ hand: 'tuco-fire ghost-move' }, {}, { card: 'r24-braking' });
    expect(legal(state, ann)).toEqual([
      'draw',
      'play fire of tuco',
      'play fire of tuco down',
      'play fire of tuco down with move',
      'play fire of tuco with move',
      'play move of ghost',
      'play move of ghost down',
    ]);
    play(state, ann, 'play fire of tuco down with move');
    expect(coltExpress.view(state, bob).pile).toMatchObject([
      { card: 'face-down', bandit: undefined, isFaceDown: true },
      { card: 'move', bandit: 'ghost', isFaceDown: false, isBonus: true },
    ]);
    expect(coltExpress.toAct(state)).toEqual([bob]);
  });

  test('[CE-DUO-17] a card hidden without a bonus reveals neither its bandit nor its kind, and asks no question', () => {
    const seen = (move: string) => {
      const state = duel({ hand: 'tuco-fire ghost-move marshal' }, {}, { card: 'r24-braking' });
      play(state, ann, move);
      return JSON.stringify([coltExpress.view(state, bob), coltExpress.toAct(state)]);
    };
    expect(seen('play fire of tuco down')).toBe(seen('play move of ghost down'));
    expect(seen('play fire of tuco down')).toBe(seen('play marshal down'));
  });
});

describe('two bandits on the train', () => {
  test('[CE-DUO-5, CE-DUO-6] a card is performed by its bandit, with its own revolver', () => {
    const state = duel({ ghost: { at: 'W1i' }, tuco: { at: 'W3r' } }, { doc: { at: 'W2i' }, django: { at: 'W3r' } });
    heist(state, 'ann:ghost-fire');
    expect([state.revolver[0], state.revolver[5], receivedIn(state, bob)]).toEqual([5, 6, 1]);
  });

  test('[CE-DUO-10] bullets received by either bandit go into the player’s one deck', () => {
    const state = duel(
      { ghost: { at: 'W1i' }, tuco: { at: 'W2i' } },
      { doc: { at: 'W2r' }, django: { at: 'W3r' } },
      { marshal: 0, card: 'r24-passengers-rebellion' },
    );
    heist(state, '');
    expect([receivedIn(state, ann), receivedIn(state, bob), state.neutral]).toEqual([2, 0, 11]);
  });

  test('[CE-DUO-16, CE-RULING-17] your own partner is a target, and must be chosen if there is no other', () => {
    const state = duel(
      { ghost: { at: 'W1i' }, tuco: { at: 'W2i', loot: '300' } },
      { doc: { at: 'W3r' }, django: { at: 'W3r' } },
    );
    const events = heist(state, 'ann:ghost-fire');
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({
      target: 'tuco',
      targetSeat: ann,
      why: 'forced',
    });
    expect([receivedIn(state, ann), playerAt(state, ann).fired]).toEqual([1, 0]);
  });

  test('[CE-DUO-16] your own partner hides others on a roof', () => {
    const state = duel({ ghost: { at: 'Lr' }, tuco: { at: 'W1r' } }, { doc: { at: 'W2r' }, django: { at: 'W3i' } });
    const events = heist(state, 'ann:ghost-fire');
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'tuco' });
  });

  test('[CE-DUO-19] abilities work for their own bandit only', () => {
    const state = duel({}, { doc: { at: 'W2i' }, django: { at: 'W3r' } }, {});
    state.spot[0] = 2;
    heist(state, 'bob:doc-fire');
    expect(places(state).ghost).toBe('W1i');
    const pushed = duel(
      { ghost: { at: 'W1i' }, tuco: { at: 'W3r' } },
      { doc: { at: 'W3r' }, django: { at: 'W2i' } },
      { marshal: 3 },
    );
    heist(pushed, 'bob:django-fire');
    expect(places(pushed).ghost).toBe('Li');
  });

  test('[CE-DUO-6] Cheyenne punching her own partner may keep the purse', () => {
    const state = table(
      [
        {
          team: [
            { bandit: 'ghost', at: 'W1r', loot: '450' },
            { bandit: 'cheyenne', at: 'W1r' },
          ],
        },
        {
          team: [
            { bandit: 'doc', at: 'W3r' },
            { bandit: 'tuco', at: 'W3r' },
          ],
        },
      ],
      {},
    );
    heist(state, 'ann:cheyenne-punch');
    play(state, ann, 'punch ghost purse keep forward');
    expect([sheetInWords(state, 'cheyenne'), sheetInWords(state, 'ghost')]).toEqual(['450', '']);
  });

  test('[CE-DUO-20] a bandit beside its partner is not alone; ransom is paid to each bandit', () => {
    const alone = duel(
      { ghost: { at: 'W1r' }, tuco: { at: 'W1r' } },
      { doc: { at: 'W2r' }, django: { at: 'W3r' } },
      { card: 'station-pickpocketing', round: 5, loot: { W1r: '500', W2r: '300' } },
    );
    heist(alone, '');
    expect([sheetInWords(alone, 'ghost'), sheetInWords(alone, 'tuco'), sheetInWords(alone, 'doc')]).toEqual([
      '',
      '',
      '300',
    ]);
    const ransom = duel(
      { ghost: { at: 'Lr' }, tuco: { at: 'Lr' } },
      {},
      { card: 'station-hostage-conductor', round: 5, marshal: 2 },
    );
    heist(ransom, '');
    expect(coltExpress.view(ransom, 'spectator').result?.players[0]?.loot).toBe(500);
  });
});

describe('the end', () => {
  test('[CE-DUO-14] the gunslinger fired the most shots at others; shots at your own bandits do not count', () => {
    const state = duel(
      { ghost: { revolver: 4 }, tuco: { revolver: 6 } },
      { doc: { revolver: 3 }, django: { revolver: 6 }, fired: 1 },
      { round: 5 },
    );
    heist(state, '');
    expect(coltExpress.view(state, 'spectator').result?.players.map(({ bonus, fired }) => [bonus, fired])).toEqual([
      [1000, 2],
      [0, 1],
    ]);
  });

  test('[CE-DUO-14] a tie pays both', () => {
    const state = duel({ ghost: { revolver: 4 } }, { doc: { revolver: 5 }, django: { revolver: 5 } }, { round: 5 });
    heist(state, '');
    expect(coltExpress.view(state, 'spectator').result?.players.map(({ bonus }) => bonus)).toEqual([1000, 1000]);
  });

  test('[CE-DUO-15] both bandits’ loot counts, and every bullet card in the deck', () => {
    const state = duel(
      { ghost: { loot: '250 jewel' }, tuco: { loot: 'strongbox' }, bullets: 'doc neutral' },
      { doc: { loot: 'strongbox' }, django: { loot: '250 500' } },
      { round: 5 },
    );
    heist(state, '');
    expect(coltExpress.outcome(state)).toEqual({ ranks: [2, 1], scores: [2750, 2750] });
  });

  test('[CE-RULING-22] both bandits of a player in the Marshal’s car: two bullets go into that deck', () => {
    const state = duel({ ghost: { at: 'W1i' }, tuco: { at: 'W1i' } }, { doc: { at: 'W3r' }, django: { at: 'W3r' } });
    state.rng = rngFrom(seedOf(3));
    heist(state, 'bob:marshal');
    expect([receivedIn(state, ann), state.neutral]).toEqual([2, 11]);
  });
});
