import { expect, test } from 'vitest';
import { ann, ap, bob, discarded, does, hand, health, may, offers, table } from '../testing/index.ts';
import { MOST_ACTIONS, MOST_FRAMES } from './data.ts';

test('[BD-CHAR-WYATT, BD-ACT-1] as PP Wyatt Earp draws nothing for a miss', () => {
  const state = table({ law: { ap: 'django', pp: 'wyatt-earp', hand: ['colt'] }, outlaw: { hand: ['missed'] } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'dodge', card: 'missed' });
  expect(hand(state, ann)).toEqual([]);
});

test('[BD-RULING-23] nor, though active as a target, for his own miss against his own side’s Gatling', () => {
  const state = table({
    law: { ap: 'django', pp: 'wyatt-earp', hand: ['gatling', 'missed'] },
    outlaw: { pp: 'nobody' },
  });
  does(state, ann, { type: 'play', card: 'gatling' });
  does(state, ann, { type: 'dodge', card: 'missed' });
  expect([hand(state, ann), health(state, 'wyatt-earp')]).toEqual([[], 4]);
});

test('[BD-CHAR-TOM] giving the token away Tom Horn does not shoot', () => {
  const state = table({ outlaw: { ap: 'tom-horn' } }, { active: 'outlaw' });
  const events = does(state, bob, { type: 'move-token' });
  expect([ap(state, bob), events.some(({ type }) => type === 'waits')]).toEqual(['dalton-brothers', false]);
});

test('[BD-CHAR-TOM, BD-RULING-11] he fires whichever side has moved the token', () => {
  const state = table({ law: { hand: ['water'], pp: 'django' }, outlaw: { pp: 'tom-horn' } });
  does(state, ann, { type: 'play', card: 'water', token: 'outlaw' });
  expect(health(state, 'django')).toBe(2);
});

test.each([
  ['schoolmarm', 'wild-bill'],
  ['robbery', 'wild-bill'],
] as const)('[BD-CHAR-WILDBILL, BD-RULING-8] a %s of his own side on %s does not count', (card, target) => {
  const state = table({ law: { ap: { id: target, gear: ['hat'] }, hand: [card] } });
  does(state, ann, { type: 'play', card, target, take: 'hat' });
  expect(health(state, 'cattle-kate')).toBe(4);
});

test('[BD-RULING-8, BD-CHAR-WILDBILL] Doctor Schultz’s random card counts', () => {
  const state = table({ law: { ap: 'wild-bill', hand: ['colt', 'bank'] }, outlaw: { ap: 'doctor-schultz' } });
  does(state, ann, { type: 'play', card: 'colt' });
  does(state, bob, { type: 'draw-blind', back: 'law' });
  // Hurt by Wild Bill's hit, he would discard another card, but the hand is empty.
  expect([health(state, 'doctor-schultz'), discarded(state), state.decision]).toEqual([
    2,
    ['colt', 'bank'],
    'play/main',
  ]);
});

test('[BD-RULING-16, BD-CHAR-BUFFALO] Buffalo Bill can’t take the loss of a Strong Ale', () => {
  const state = table({ law: { ap: 'lone-ranger', pp: 'buffalo-bill', hand: ['strong-ale'] } });
  does(state, ann, { type: 'play', card: 'strong-ale', target: 'lone-ranger' });
  expect([state.decision, health(state, 'lone-ranger'), health(state, 'buffalo-bill')]).toEqual(['play/main', 3, 4]);
});

test('[BD-CHAR-BUFFALO, BD-LOSS-6] he takes his partner’s loss as AP too, by Indians!, Duel and Rattlesnake', () => {
  const indians = table(
    { law: { ap: 'buffalo-bill', pp: 'django' }, outlaw: { pp: 'nobody', hand: ['indians'] } },
    { active: 'outlaw' },
  );
  does(indians, bob, { type: 'play', card: 'indians' });
  does(indians, ann, { type: 'redirect', units: 1 });
  // One for himself, one for Django.
  expect([health(indians, 'buffalo-bill'), health(indians, 'django')]).toEqual([2, 3]);
  const duel = table({ law: { ap: 'django', pp: 'buffalo-bill', hand: ['duel'] }, outlaw: { hand: ['colt'] } });
  does(duel, ann, { type: 'play', card: 'duel' });
  does(duel, bob, { type: 'discard', card: 'colt' });
  does(duel, ann, { type: 'redirect', units: 1 });
  expect([health(duel, 'buffalo-bill'), health(duel, 'django')]).toEqual([3, 3]);
  const snake = table(
    { law: { ap: { id: 'django', gear: ['rattlesnake'] }, pp: 'buffalo-bill', deck: ['any:snake'] } },
    { active: 'outlaw' },
  );
  does(snake, bob, { type: 'end-phase' });
  expect(snake.decision).toBe('loss/redirect');
});

test('[BD-RES-7, BD-CARD-WATCH] the Watch’s trigger is dropped if its bearer dies first', () => {
  const state = table(
    {
      law: {
        ap: { id: 'stranger', health: 1, gear: ['pocket-watch'] },
        pp: 'django',
        hand: ['shotgun'],
        deck: ['any:barrel'],
        reserve: ['wyatt-earp'],
      },
      outlaw: { ap: 'kid-curry', pp: 'wesley-hardin' },
    },
    { options: { tokenMoveTrigger: 'any' } },
  );
  does(state, ann, { type: 'play', card: 'shotgun' });
  does(state, bob, { type: 'try-kid' });
  const events = does(state, ann, { type: 'swap', token: 'outlaw' });
  const order = events.flatMap(({ type }) => (['waits', 'begins', 'died', 'falls-away'].includes(type) ? [type] : []));
  expect(order).toEqual(['waits', 'begins', 'died', 'falls-away']);
  // The two cards of the death.
  expect(hand(state, ann)).toHaveLength(2);
});

test('[BD-RULING-18, BD-REV-3] of two equal symbols for Bat Masterson the second card lies on top', () => {
  const state = table(
    {
      law: { ap: { id: 'django', gear: ['barrel'] }, pp: 'bat-masterson', deck: ['wagon', 'bank'] },
      outlaw: { hand: ['colt'] },
    },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'colt' });
  does(state, ann, { type: 'try-barrel' });
  expect([discarded(state), health(state, 'django')]).toEqual([['colt', 'wagon', 'bank'], 3]);
});

test('[BD-RES-4] the guard of section 4.15: after an impossible number of frames waiting effects are dropped', () => {
  const state = table({ law: { ap: 'django' } }, { active: 'outlaw' });
  state.frames = MOST_FRAMES;
  const events = does(state, bob, { type: 'move-token' });
  expect(events.some(({ type }) => type === 'chain-cut')).toBe(true);
  expect([state.queue, hand(state, ann), state.decision]).toEqual([[], [], 'play/main']);
});

test('[BD-TURN-4] the guard of section 10: phase 2 ends by itself after 200 actions', () => {
  expect(MOST_ACTIONS).toBe(200);
  const state = table({ law: { ap: 'django', hand: ['water', 'water'] } });
  state.actions = MOST_ACTIONS - 2;
  does(state, ann, { type: 'play', card: 'water' });
  expect(may(state, ann, { type: 'play', card: 'water' })).toBe(true);
  const events = does(state, ann, { type: 'play', card: 'water' });
  expect(events.find(({ type }) => type === 'phase-ended')).toMatchObject({ seat: ann, why: 'guard' });
  expect(state.active).toBe(bob);
});

test('[BD-CHAR-ANNIE, BD-CARD-DUEL] with Annie Oakley a Missed! counts in a Duel, but neither Return Fire nor anything else', () => {
  const state = table(
    { law: { ap: 'annie-oakley', hand: ['missed', 'return-fire', 'bank'] }, outlaw: { hand: ['duel'] } },
    { active: 'outlaw' },
  );
  does(state, bob, { type: 'play', card: 'duel' });
  expect(offers(state, ann)).toEqual(['discard card=missed:law:barrel', 'decline']);
});

test.each(['law', 'outlaw'] as const)(
  '[BD-CARD-CARBINE] its player is asked when only the AP of the %s side bears something',
  (side) => {
    const gear = ['sight'] as const;
    const state = table({
      law: { ap: { id: 'django', gear: side === 'law' ? gear : [] }, hand: ['carbine'] },
      outlaw: { ap: { id: 'jack-ransom', gear: side === 'outlaw' ? gear : [] }, hand: ['missed'] },
    });
    does(state, ann, { type: 'play', card: 'carbine' });
    does(state, bob, { type: 'dodge', card: 'missed' });
    const target = side === 'law' ? 'django' : 'jack-ransom';
    expect(offers(state, ann)).toEqual([`strip target=${target} take=sight`, 'decline']);
  },
);
