import type { Seat } from '@saloon/kernel';
import type { Position } from '@saloon/kernel/testing';
import type { State } from '../rules/state.ts';
import { does, type Wish } from './play.ts';
import { ann, bob, table } from './table.ts';

const asked =
  (seat: Seat) =>
  (title: string, lay: () => State, ...best: string[]): Position<State> => [
    title,
    () => ({ state: lay(), seat, best }),
  ];
const law = asked(ann);
const outlaw = asked(bob);

/** The state after this move. */
function after(state: State, by: Seat, wish: Wish): State {
  does(state, by, wish);
  return state;
}
const SHOT = { type: 'play', card: 'colt' } as const satisfies Wish;

/** Positions with one clearly best move, for the bots' test. */
export const positions: readonly Position<State>[] = [
  law(
    '[BD-DEATH-2, BD-END-1] the last Colt for the last character, who has no card to answer: shoot',
    () =>
      table({
        law: { hand: ['colt', 'strong-ale', 'water:law:snake'] },
        outlaw: { ap: { id: 'tuco-ramirez', health: 1 }, pp: 'nobody' },
      }),
    'play card=colt:law:dynamite target=tuco-ramirez',
  ),
  law(
    '[BD-CARD-INDIANS, BD-DEATH-2] both have one health left and no card: Indians! takes both, a Winchester only one',
    () =>
      table({
        law: { hand: ['indians', 'winchester'] },
        outlaw: { ap: { id: 'tuco-ramirez', health: 1 }, pp: { id: 'kitty-leroy', health: 1 } },
      }),
    'play card=indians:law:horseshoe',
  ),
  law(
    '[BD-CARD-HAIL, BD-HIT-11] one Bang! card, three pieces of equipment, three health, no card in hand: the Hail',
    () =>
      table({
        law: { hand: ['colt', 'hail-of-bullets:law:barrel'] },
        outlaw: { ap: { id: 'tuco-ramirez', health: 3, gear: ['holster', 'sight', 'pocket-watch'] }, pp: 'nobody' },
      }),
    'play card=hail-of-bullets:law:barrel target=tuco-ramirez',
  ),
  law(
    '[BD-CARD-WINCHESTER, BD-PLAY-5] the Winchester reaches the one behind, who is all but dead',
    () =>
      table({
        law: { hand: ['winchester'] },
        outlaw: { ap: 'tuco-ramirez', pp: { id: 'tom-horn', health: 1, gear: ['barrel:law:snake'] } },
      }),
    'play card=winchester:law:horseshoe target=tom-horn',
  ),
  law(
    '[BD-CARD-WATER, BD-POS-1] first the weak one to the front, then the shot',
    () =>
      table({
        law: { hand: ['water:law:barrel', 'colt'] },
        outlaw: { ap: 'wesley-hardin', pp: { id: 'kitty-leroy', health: 1, gear: ['holster', 'pocket-watch'] } },
      }),
    'play card=water:law:barrel token=outlaw',
  ),
  law(
    '[BD-CARD-ALE] three is less than five: for the opponent',
    () => table({ law: { hand: ['strong-ale'] }, outlaw: { ap: 'bill-anderson' } }),
    'play card=strong-ale:law:barrel target=bill-anderson',
  ),
  law(
    '[BD-CARD-ALE] three is more than one: for the own attacker',
    () =>
      table({
        law: { ap: { id: 'pat-garrett', health: 1 }, pp: { id: 'lone-ranger', health: 2 }, hand: ['strong-ale'] },
        outlaw: { ap: { id: 'tuco-ramirez', health: 3 } },
      }),
    'play card=strong-ale:law:barrel target=pat-garrett',
  ),
  law(
    '[BD-CARD-BANK, BD-PLAY-3] a Bank is for the own cover, not for the opponent',
    () => table({ law: { hand: ['bank'] } }),
    'play card=bank:law:barrel target=lone-ranger',
  ),
  outlaw(
    '[BD-CARD-RATTLESNAKE, BD-PLAY-3] a Rattlesnake is for the opponent, not for the own cover',
    () => table({ outlaw: { hand: ['rattlesnake'] } }, { active: 'outlaw' }),
    'play card=rattlesnake:outlaw:snake target=pat-garrett',
  ),
  outlaw(
    '[BD-CHAR-TOM, BD-POS-3] Tom Horn shoots as he takes over, and the last one has nothing to answer with',
    () =>
      table(
        {
          law: { ap: { id: 'pat-garrett', health: 1 }, pp: 'nobody' },
          outlaw: { ap: 'cattle-kate', pp: 'tom-horn', hand: ['missed:outlaw:snake', 'holster:outlaw:snake'] },
        },
        { active: 'outlaw' },
      ),
    'move-token',
  ),
  outlaw(
    '[BD-CHAR-KITTY] an empty hand: Kitty draws',
    () => table({ outlaw: { ap: 'kitty-leroy' } }, { active: 'outlaw' }),
    'kitty',
  ),
  outlaw(
    '[BD-CHAR-PEARL, BD-CARD-WAGON] a Wagon lies on top: Pearl Hart repeats it for a card that is of no use',
    () =>
      table(
        { outlaw: { ap: 'pearl-hart', hand: ['dynamite', 'missed:outlaw:snake'] } },
        { active: 'outlaw', discard: ['wagon:law:barrel'] },
      ),
    'pearl cost=dynamite:outlaw:barrel repeat=wagon',
  ),
  outlaw(
    '[BD-CARD-BEER, BD-HEAL-1] both are hurt: a Beer',
    () =>
      table(
        {
          outlaw: {
            ap: { id: 'cattle-kate', health: 2 },
            pp: { id: 'dalton-brothers', health: 2 },
            hand: ['beer', 'missed:outlaw:snake'],
          },
        },
        { active: 'outlaw' },
      ),
    'play card=beer:outlaw:barrel',
  ),
  law(
    '[BD-RELOAD-2, BD-POS-3] a Water is of no use against a sole character: reload it',
    () =>
      table({
        law: { ap: 'pat-garrett', pp: 'nobody', hand: ['water:law:barrel'] },
        outlaw: { ap: 'tuco-ramirez', pp: 'nobody' },
      }),
    'reload card=water:law:barrel from=hand',
  ),
  law(
    '[BD-TURN-7, BD-TURN-6] four good misses and an attacker with one health: a healthy one to the front keeps them all',
    () =>
      table({
        law: {
          ap: { id: 'pat-garrett', health: 1 },
          hand: ['missed:law:snake', 'missed:law:snake', 'missed:law:snake', 'return-fire'],
        },
        outlaw: { hand: ['colt', 'colt', 'knife:outlaw:snake'] },
      }),
    'move-token',
  ),
  law(
    '[BD-HIT-4, BD-DEATH-2] the last health of the last character: dodge',
    () =>
      after(
        table(
          {
            law: { ap: { id: 'pat-garrett', health: 1 }, pp: 'nobody', hand: ['missed:law:snake', 'wagon'] },
            outlaw: { hand: ['colt'] },
          },
          { active: 'outlaw' },
        ),
        bob,
        SHOT,
      ),
    'dodge card=missed:law:snake',
  ),
  law(
    '[BD-CARD-BARREL, BD-HIT-5] the Barrel costs nothing and leaves the Missed!: first the Barrel',
    () =>
      after(
        table(
          {
            law: { ap: { id: 'pat-garrett', gear: ['barrel:law:snake'] }, hand: ['missed:law:snake'] },
            outlaw: { hand: ['colt'] },
          },
          { active: 'outlaw' },
        ),
        bob,
        SHOT,
      ),
    'try-barrel',
  ),
  law(
    '[BD-CARD-RETURNFIRE, BD-DEATH-2] whoever shoots is the last, has one health and no more cards: Return Fire wins',
    () =>
      after(
        table(
          {
            law: { hand: ['missed:law:snake', 'return-fire'] },
            outlaw: { ap: { id: 'tuco-ramirez', health: 1 }, pp: 'nobody', hand: ['colt'] },
          },
          { active: 'outlaw' },
        ),
        bob,
        SHOT,
      ),
    'dodge card=return-fire:law:horseshoe',
  ),
  outlaw(
    '[BD-CARD-DERRINGER, BD-HIT-4] any card stops a Derringer: not the Missed!, the Dynamite',
    () =>
      after(
        table({
          law: { hand: ['derringer:law:snake'] },
          outlaw: { ap: { id: 'tuco-ramirez', health: 2 }, hand: ['missed:outlaw:snake', 'dynamite'] },
        }),
        ann,
        { type: 'play', card: 'derringer' },
      ),
    'dodge card=dynamite:outlaw:barrel',
  ),
  law(
    '[BD-CHAR-BUFFALO, BD-DEATH-2] the partner would die and Buffalo Bill is healthy: he takes it',
    () =>
      after(
        table(
          {
            law: { ap: { id: 'pat-garrett', health: 1, gear: ['bank'] }, pp: 'buffalo-bill' },
            outlaw: { hand: ['colt'] },
          },
          { active: 'outlaw' },
        ),
        bob,
        SHOT,
      ),
    'redirect units=1',
  ),
  law(
    '[BD-REV-3, BD-CARD-DYNAMITE] Bat Masterson chooses what was revealed: the Dynamite goes off at the opponent',
    () =>
      table(
        {
          law: { pp: 'bat-masterson' },
          outlaw: {
            ap: { id: 'tuco-ramirez', health: 3, gear: ['dynamite'] },
            pp: 'nobody',
            deck: ['colt:outlaw:dynamite', 'knife:outlaw:horseshoe'],
          },
        },
        { active: 'outlaw', atStart: true },
      ),
    'choose-revealed card=colt:outlaw:dynamite',
  ),
  law(
    '[BD-TURN-6] the hand is one card too large: not the Return Fire, the Herd',
    () =>
      after(
        table({
          law: { ap: { id: 'pat-garrett', health: 2 }, hand: ['return-fire', 'missed:law:snake', 'herd'] },
        }),
        ann,
        { type: 'end-phase' },
      ),
    'discard card=herd:law:barrel',
  ),
];
