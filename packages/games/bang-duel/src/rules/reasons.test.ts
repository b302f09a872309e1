import type { Seat } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { ann, bob, does, refusal, table, type Wish, whys } from '../testing/index.ts';
import { text } from '../text/index.ts';
import type { State } from './state.ts';

const said = (state: State, seat: Seat, wish: Wish): string[] =>
  whys(state, seat, wish).map((reason) => text.en.because(reason, String));

describe('refusals', () => {
  test('[BD-CARD-WAGON] a hand card is not among the three of a Wagon', () => {
    const state = table({ law: { hand: ['wagon', 'bank'], deck: ['colt', 'hat', 'duel'] } });
    does(state, ann, { type: 'play', card: 'wagon' });
    expect(refusal(state, ann, { type: 'discard', card: 'bank:law:barrel' })).toBe('NOT_OFFERED');
  });

  test('[BD-HIT-10] a single Missed! cannot pay for itself: it is a miss, and a further card is wanted', () => {
    const state = table({
      law: { ap: 'tex-willer', hand: ['colt'] },
      outlaw: { hand: ['missed:outlaw:snake', 'beer'] },
    });
    does(state, ann, { type: 'play', card: 'colt' });
    const missed = 'missed:outlaw:snake';
    expect(refusal(state, bob, { type: 'dodge', card: missed, extra: missed })).toBe('NEEDS_SURCHARGE');
    expect(refusal(state, bob, { type: 'dodge', card: 'beer:outlaw:barrel', extra: missed })).toBe('NOT_A_MISS');
  });

  test('[BD-HIT-10] nor as the last card in hand, since the surcharge is missing', () => {
    const state = table({ law: { ap: 'tex-willer', hand: ['colt'] }, outlaw: { hand: ['missed:outlaw:snake'] } });
    does(state, ann, { type: 'play', card: 'colt' });
    const missed = 'missed:outlaw:snake';
    expect(refusal(state, bob, { type: 'dodge', card: missed, extra: missed })).toBe('NEEDS_SURCHARGE');
  });

  test('[BD-CHAR-PEARL, BD-PLAY-2] Pearl Hart may repeat the card, but not at this target', () => {
    const state = table(
      { outlaw: { ap: 'pearl-hart', hand: ['colt'] }, law: { ap: 'tex-willer', pp: 'lone-ranger' } },
      { active: 'outlaw', discard: ['knife'] },
    );
    const repeat = { type: 'pearl', cost: 'colt:outlaw:dynamite', repeat: 'knife' };
    expect(refusal(state, bob, { ...repeat, target: 'lone-ranger' })).toBe('BAD_TARGET');
    expect(refusal(state, bob, { ...repeat, repeat: 'beer' })).toBe('NOTHING_TO_REPEAT');
  });
});

const underFire = (law: NonNullable<Parameters<typeof table>[0]>['law']): State => {
  const state = table({ law: law ?? {}, outlaw: { hand: ['colt'] } }, { active: 'outlaw' });
  does(state, bob, { type: 'play', card: 'colt' });
  return state;
};

describe('why', () => {
  test('[BD-HIT-4] only a card that would have canceled the hit counts as saved', () => {
    const state = underFire({ hand: ['missed:law:snake', 'herd'] });
    expect(said(state, ann, { type: 'dodge', card: 'missed' })).toEqual(['Saves Pat Garrett from the hit.']);
    const dear = underFire({ hand: ['missed:law:snake', 'return-fire', 'herd'] });
    expect(said(dear, ann, { type: 'dodge', card: 'return-fire' })).toContain(
      'Gives up the Return Fire when you could spare the Missed!.',
    );
  });

  test('[BD-CARD-INDIANS] only hit cards could have been given', () => {
    const state = table({ law: { hand: ['colt', 'herd'] }, outlaw: { hand: ['indians'] } }, { active: 'outlaw' });
    does(state, bob, { type: 'play', card: 'indians' });
    expect(said(state, ann, { type: 'discard', card: 'colt' })).toEqual(['Costs the Dalton Brothers 1 health.']);
  });

  test('[BD-CARD-WAGON] only the three of a Wagon are compared', () => {
    const state = table({ law: { hand: ['wagon', 'herd'], deck: ['gatling', 'wagon:law:barrel', 'colt'] } });
    does(state, ann, { type: 'play', card: 'wagon' });
    expect(said(state, ann, { type: 'discard', card: 'wagon' })).toEqual([
      'Gives up the Wagon when you could spare the Colt.',
    ]);
  });

  test('[BD-CARD-GATLING] a hit on your own PP isn’t for the opponent to answer', () => {
    const state = table({ law: { hand: ['gatling', 'missed:law:snake'], pp: { id: 'lone-ranger', health: 1 } } });
    expect(said(state, ann, { type: 'play', card: 'gatling' })).toEqual([
      'Costs Cattle Kate 1 health.',
      'The Lone Ranger is on your side and in danger too.',
    ]);
  });

  test('[BD-CARD-BARREL] with nothing else to answer with, a Barrel that fails is the last answer', () => {
    const state = underFire({ ap: { id: 'pat-garrett', gear: ['barrel:law:snake'] } });
    expect(said(state, ann, { type: 'try-barrel' })).not.toContain('Costs nothing: if it fails, you can still answer.');
  });
});
