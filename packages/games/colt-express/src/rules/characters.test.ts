import { rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import {
  type Around,
  ann,
  bob,
  cal,
  floorInWords,
  heist,
  inWords,
  legal,
  places,
  play,
  receivedIn,
  refusal,
  type Seated,
  sheetInWords,
  spotNamed,
  table,
} from '../testing/index.ts';
import { handSize } from './draw.ts';
import type { Options } from './options.ts';

const off: Partial<Options> = { abilities: false };

/** Ann resolves one card: returns her choices, or the result if there was no choice. */
function resolving(card: string, players: readonly Seated[], around: Around = {}) {
  const state = table(players, around);
  const events = heist(state, `ann:${card}`);
  return { state, events, choices: state.phase === 'heist' ? legal(state, ann) : [] };
}

describe('abilities', () => {
  test('[CE-CHAR-0, CE-RULING-23] with abilities off all bandits play the same', () => {
    const belle = [
      { bandit: 'doc', at: 'W2i' },
      { bandit: 'belle', at: 'W1i' },
      { bandit: 'ghost', at: 'W3i' },
    ] as const;
    expect(resolving('fire', belle, { options: off }).choices).toEqual(['shoot belle', 'shoot ghost']);
    const tuco = [{ bandit: 'tuco', at: 'W2i' }, { at: 'W2r' }, { at: 'Lr' }] as const;
    expect(resolving('fire', tuco, { options: off }).events[1]).toMatchObject({ type: 'fizzled', why: 'no-target' });
    const django = [{ bandit: 'django', at: 'W3i' }, { bandit: 'doc', at: 'W2i' }, { at: 'Lr' }] as const;
    expect(places(resolving('fire', django, { options: off }).state).doc).toBe('W2i');
    const cheyenne = [
      { bandit: 'cheyenne', at: 'W2r' },
      { bandit: 'doc', at: 'W2r', loot: '250' },
      { at: 'Lr' },
    ] as const;
    expect(resolving('punch', cheyenne, { options: off }).choices).toEqual([
      'punch doc purse backward',
      'punch doc purse forward',
    ]);
    const ghost = table([{ bandit: 'ghost', hand: 'move' }, {}, {}], { options: off });
    expect(legal(ghost, ann)).toEqual(['draw', 'play move']);
    heist(ghost, '');
    expect(ghost.players.map(handSize)).toEqual([6, 6, 6]);
  });
});

describe('Doc', () => {
  test('[CE-DOC-1, CE-INV-10] has a hand of seven at the start of every round', () => {
    const state = table([{ bandit: 'tuco' }, { bandit: 'doc' }, { bandit: 'ghost' }]);
    heist(state, '');
    expect(state.players.map(handSize)).toEqual([6, 7, 6]);
  });

  test('[CE-DOC-2] draws three cards in planning, like everyone', () => {
    const state = table([{ bandit: 'doc', hand: 'move' }, {}, {}]);
    expect(play(state, ann, 'draw')[0]).toMatchObject({ type: 'drew', count: 3 });
    expect(inWords(state, ann, 'hand').split(' ').length).toBe(4);
  });
});

describe('Cheyenne', () => {
  const players = [
    { bandit: 'cheyenne', at: 'W2i' },
    { bandit: 'ghost', at: 'W2i', loot: '300 450 jewel' },
    { at: 'Lr' },
  ] as const;

  test('[CE-CHEY-1, CE-CHEY-3, CE-RULING-6, EX-19] may keep the purse she punches loose: it is a random one, and she then sees its value', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const state = table(players, { round: 5 });
      state.rng = rngFrom(seedOf(i));
      heist(state, 'ann:punch');
      const punched = play(state, ann, 'punch ghost purse keep backward')[0];
      if (punched?.type !== 'punched') throw new Error('Cannot find the punch');
      expect(punched.isKept).toBe(true);
      expect([coltExpress.redact(punched, ann), coltExpress.redact(punched, bob)]).toEqual([punched, punched]);
      expect(coltExpress.redact(punched, cal)).toMatchObject({ value: 'face-down' });
      expect([floorInWords(state, spotNamed('W2i')), places(state).ghost]).toEqual(['', 'W3i']);
      expect(sheetInWords(state, 'cheyenne')).toBe(String(punched.value));
      seen.add(sheetInWords(state, 'cheyenne'));
    }
    expect([...seen].toSorted()).toEqual(['300', '450']);
  });

  test('[CE-CHEY-1] may let it fall instead, and then does not see its value', () => {
    const { state, choices } = resolving('punch', players);
    expect(choices.filter((move) => move.includes('purse')).length).toBe(4);
    const punched = play(state, ann, 'punch ghost purse forward')[0];
    expect(punched).toMatchObject({ isKept: false });
    expect([floorInWords(state, spotNamed('W2i')), sheetInWords(state, 'cheyenne')]).toEqual(['purse', '']);
  });

  test('[CE-CHEY-2] jewels and strongboxes fall as usual', () => {
    const { state, choices } = resolving('punch', players);
    expect(choices).toContain('punch ghost jewel backward');
    expect(choices).not.toContain('punch ghost jewel keep backward');
    expect(
      refusal(state, ann, { type: 'punch', target: 'ghost', direction: 'forward', loot: 'jewel', keep: true }),
    ).toBe('CANNOT_KEEP');
  });
});

describe('Django', () => {
  const shot = (django: string, target: string, marshal: number) => {
    const { state } = resolving(
      'fire',
      [{ bandit: 'django', at: django }, { bandit: 'doc', at: target }, { at: 'W1r' }, { at: 'W1r' }],
      { marshal },
    );
    return [places(state).doc, receivedIn(state, bob)];
  };

  test('[CE-DJANGO-1, CE-DJANGO-4, EX-18] pushes the target one car away, into the Marshal’s car too', () => {
    expect(shot('W3i', 'W2i', 0)).toEqual(['W1i', 1]);
    expect(shot('W3i', 'W2i', 1)).toEqual(['W1r', 2]);
    expect(shot('W2i', 'W3i', 0)).toEqual(['W4i', 1]);
  });

  test('[CE-DJANGO-1] pushes along roofs too, however long the shot', () => {
    const { state } = resolving('fire', [
      { bandit: 'django', at: 'W4r' },
      { bandit: 'doc', at: 'W1r' },
      { at: 'W1i' },
      { at: 'W2i' },
    ]);
    expect(places(state).doc).toBe('Lr');
  });

  test('[CE-DJANGO-2] pushes nobody off the train', () => {
    expect(shot('W1i', 'Li', 3)).toEqual(['Li', 1]);
    expect(shot('W3i', 'W4i', 0)).toEqual(['W4i', 1]);
  });

  test('[CE-DJANGO-3, CE-DJANGO-4] his own bullet goes first, the Marshal’s on top of it', () => {
    const { state, events } = resolving(
      'fire',
      [{ bandit: 'django', at: 'W3i' }, { bandit: 'doc', at: 'W2i' }, { at: 'W1r' }],
      { marshal: 1, options: { expert: true } },
    );
    expect(events.map(({ type }) => type).slice(1, 5)).toEqual(['shot', 'moved', 'bullet-received', 'moved']);
    expect(coltExpress.view(state, bob).players[bob]?.receivedCount).toBe(2);
    expect(events.findIndex(({ type }) => type === 'shot')).toBeLessThan(
      events.findIndex(({ type }) => type === 'bullet-received'),
    );
  });

  test('[CE-DJANGO-5] without a bullet there is no push', () => {
    const { state } = resolving('fire', [
      { bandit: 'django', at: 'W3i', revolver: 0 },
      { bandit: 'doc', at: 'W2i' },
      { at: 'Lr' },
    ]);
    expect(places(state).doc).toBe('W2i');
  });
});

describe('Belle', () => {
  test('[CE-BELLE-1] cannot be shot or punched while there is another target', () => {
    const fire = resolving('fire', [
      { bandit: 'doc', at: 'W2i' },
      { bandit: 'belle', at: 'W1i' },
      { bandit: 'ghost', at: 'W3i' },
      { bandit: 'tuco', at: 'W3i' },
    ]);
    expect(fire.choices).toEqual(['shoot ghost', 'shoot tuco']);
    expect(refusal(fire.state, ann, 'shoot belle')).toBe('BELLE_CHARMS');
    const punch = resolving('punch', [
      { bandit: 'doc', at: 'W2r' },
      { bandit: 'belle', at: 'W2r' },
      { bandit: 'ghost', at: 'W2r' },
    ]);
    expect(punch.choices).toEqual(['punch ghost - backward', 'punch ghost - forward']);
    expect(refusal(punch.state, ann, 'punch belle - forward')).toBe('BELLE_CHARMS');
  });

  test('[CE-BELLE-2, EX-6] must be chosen if she is the only target', () => {
    const { events } = resolving('fire', [
      { bandit: 'doc', at: 'W2i' },
      { bandit: 'belle', at: 'W1i' },
      { bandit: 'ghost', at: 'W2r' },
    ]);
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'belle', why: 'forced' });
  });

  test('[CE-BELLE-3] is protected by targets in both directions, and by Tuco’s extra target', () => {
    const through = resolving('fire', [
      { bandit: 'tuco', at: 'W2i' },
      { bandit: 'belle', at: 'W1i' },
      { bandit: 'ghost', at: 'W2r' },
    ]);
    expect(through.events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'ghost' });
    const behind = resolving('fire', [
      { bandit: 'doc', at: 'W2r' },
      { bandit: 'belle', at: 'W1r' },
      { bandit: 'ghost', at: 'W3r' },
    ]);
    expect(behind.events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'ghost' });
  });

  test('[CE-BELLE-4] hides bandits behind her, and they do not protect her', () => {
    const { events } = resolving('fire', [
      { bandit: 'doc', at: 'W3r' },
      { bandit: 'belle', at: 'W2r' },
      { bandit: 'ghost', at: 'W1r' },
    ]);
    expect(events.find(({ type }) => type === 'shot')).toMatchObject({ target: 'belle' });
  });

  test('[CE-BELLE-5] is not protected from the Marshal or from events', () => {
    const { state } = resolving('marshal', [
      { bandit: 'doc', at: 'W3r' },
      { bandit: 'belle', at: 'W1i' },
      { bandit: 'ghost', at: 'W1i' },
    ]);
    expect([receivedIn(state, bob), receivedIn(state, cal)]).toEqual([1, 1]);
    const rebels = table(
      [
        { bandit: 'doc', at: 'W3r' },
        { bandit: 'belle', at: 'W1i' },
        { bandit: 'ghost', at: 'W1i' },
      ],
      { card: 'r24-passengers-rebellion' },
    );
    heist(rebels, '');
    expect(receivedIn(rebels, bob)).toBe(1);
  });
});

describe('Tuco', () => {
  const players = (at: string) =>
    [
      { bandit: 'tuco', at },
      { bandit: 'ghost', at: 'W2r' },
      { bandit: 'doc', at: 'W2i' },
    ] as const;
  const target = (at: string, options: Partial<Options> = {}) =>
    resolving('fire', players(at), { options }).events.find(({ type }) => type === 'shot');

  test('[CE-TUCO-1, CE-TUCO-2, CE-RULING-7] shoots up through the roof, with the option tucoBothWays also down, and not at his own location', () => {
    expect(target('W2i')).toMatchObject({ target: 'ghost' });
    expect(target('W2r')).toBeUndefined();
    expect(target('W2i', { tucoBothWays: true })).toMatchObject({ target: 'ghost' });
    expect(target('W2r', { tucoBothWays: true })).toMatchObject({ target: 'doc' });
  });

  test('[CE-TUCO-1] has that target in addition to the usual ones', () => {
    const { choices } = resolving('fire', [
      { bandit: 'tuco', at: 'W2i' },
      { bandit: 'ghost', at: 'W2r' },
      { bandit: 'doc', at: 'W1i' },
    ]);
    expect(choices).toEqual(['shoot doc', 'shoot ghost']);
  });

  test('[CE-TUCO-3] cannot be shot back that way', () => {
    const { events } = resolving('fire', [
      { bandit: 'ghost', at: 'W2r' },
      { bandit: 'tuco', at: 'W2i' },
      { at: 'W2i' },
    ]);
    expect(events[1]).toMatchObject({ type: 'fizzled', why: 'no-target' });
  });
});

describe('Ghost', () => {
  const hand = 'robbery move';

  test('[CE-GHOST-1, CE-GHOST-3, EX-20] may play the card of the first turn face down until it resolves', () => {
    const state = table([{ bandit: 'ghost', hand }, { hand }, { hand }], { card: 'r24-braking' });
    expect(legal(state, ann)).toEqual(['draw', 'play move', 'play move down', 'play robbery', 'play robbery down']);
    const played = play(state, ann, 'play robbery down')[0];
    if (played === undefined) throw new Error('Cannot find the card');
    expect(coltExpress.redact(played, bob)).toMatchObject({
      type: 'card-played',
      seat: ann,
      card: 'face-down',
      isFaceDown: true,
    });
    expect(coltExpress.view(state, bob).pile).toMatchObject([{ seat: ann, card: 'face-down' }]);
    expect(legal(state, bob)).toEqual(['draw', 'play move', 'play robbery']);
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    expect(legal(state, ann)).toEqual(['draw', 'play move']);
    expect(refusal(state, ann, 'play move down')).toBe('NO_FACE_DOWN');
    const events = heist(table([{ bandit: 'ghost' }, {}, {}]), 'ann:robbery:down');
    expect(events[0]).toMatchObject({ type: 'card-turned', card: 'robbery', wasFaceDown: true });
  });

  test('[CE-GHOST-2] loses the chance for the round by drawing in the first turn', () => {
    const state = table([{ bandit: 'ghost', hand }, {}, {}], { card: 'r24-braking' });
    play(state, ann, 'draw');
    play(state, bob, 'draw');
    play(state, cal, 'draw');
    expect(legal(state, ann).some((move) => move.endsWith('down'))).toBe(false);
  });
});
