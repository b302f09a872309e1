import type { Seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import {
  type Around,
  ann,
  ap,
  bob,
  type CardSpec,
  does,
  health,
  may,
  type SideSpec,
  table,
  type Wish,
} from '../testing/index.ts';
import type { CharacterId } from './data.ts';
import type { State } from './state.ts';
import { opponentOf } from './state.ts';

/**
 * Every pair of a reaction and an attack. A cell says what comes of it:
 *   miss     the hit is cancelled
 *   shoots   the hit is cancelled, and the shooter's AP (Return Fire) or the shooter (Kid Curry) is hit for it
 *   counts   no hit: the card is given as a hit card
 *   partner  nothing is cancelled; Buffalo Bill loses the health
 *   no       it is not offered
 *   never    the two can't meet: both belong to one side, or there is only one Return Fire in the box
 */
const REACTIONS = [
  'missed',
  'return-fire',
  'barrel',
  'hat',
  'kid-curry',
  'annie-oakley',
  'any card',
  'buffalo-bill',
] as const;
type Reaction = (typeof REACTIONS)[number];
type Cell = 'miss' | 'shoots' | 'counts' | 'partner' | 'no' | 'never';

const TABLE = `
                  missed  return-fire  barrel  hat   kid-curry  annie-oakley  any-card  buffalo-bill
  colt            miss    shoots       miss    miss  shoots     miss          no        partner
  winchester      miss    shoots       miss    miss  shoots     miss          no        partner
  hail-of-bullets miss    shoots       miss    miss  shoots     miss          no        partner
  shotgun         miss    shoots       miss    miss  shoots     miss          no        partner
  carbine         miss    shoots       miss    miss  shoots     miss          no        partner
  peacemaker      miss    shoots       miss    miss  shoots     miss          no        partner
  remington       miss    shoots       miss    miss  shoots     miss          no        partner
  schofield       miss    shoots       miss    miss  shoots     miss          no        partner
  derringer       miss    shoots       miss    miss  shoots     miss          miss      partner
  knife           miss    shoots       miss    miss  shoots     miss          no        partner
  gatling         miss    shoots       miss    miss  shoots     miss          no        partner
  duel            no      no           no      no    no         counts        no        partner
  indians         no      no           no      no    no         counts        no        partner
  tom-horn        miss    shoots       miss    miss  never      miss          no        partner
  alan-pinkerton  miss    shoots       miss    miss  shoots     never         no        never
  wild-bill       miss    shoots       miss    miss  shoots     never         no        never
  return-fire     miss    never        miss    miss  shoots     miss          no        partner
`;

const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));
const pairs = rows.flatMap(([attack = '', ...cells]) =>
  cells.map((cell, i) => ({ attack: attack as Attack, reaction: REACTIONS[i] ?? 'missed', cell: cell as Cell })),
);

const CARDS = [
  'colt',
  'winchester',
  'hail-of-bullets',
  'shotgun',
  'carbine',
  'peacemaker',
  'remington',
  'schofield',
  'derringer',
  'knife',
  'gatling',
  'duel',
  'indians',
] as const;
type Attack = (typeof CARDS)[number] | 'tom-horn' | 'alan-pinkerton' | 'wild-bill' | 'return-fire';

const isDuelLike = (attack: Attack): boolean => attack === 'duel' || attack === 'indians';

/** The side under attack: that of the character who reacts, or who can be attacked. */
const defenderOf = (attack: Attack, reaction: Reaction): Seat =>
  reaction === 'annie-oakley' || reaction === 'buffalo-bill' || attack === 'tom-horn' ? ann : bob;

/** What the defender holds for the reaction. */
function handFor(attack: Attack, reaction: Reaction): readonly CardSpec[] {
  if (reaction === 'missed' || reaction === 'return-fire') return [reaction];
  if (reaction === 'annie-oakley') return [isDuelLike(attack) ? 'missed' : 'knife'];
  return reaction === 'any card' ? ['beer'] : [];
}

type Scene = { readonly state: State; readonly defender: Seat; readonly target: CharacterId };

/** The state in which the target can react, or after the attack if nobody could. */
function attacked(attack: Attack, reaction: Reaction): Scene {
  const defender = defenderOf(attack, reaction);
  const isLaw = defender === ann;
  const target: CharacterId =
    reaction === 'kid-curry' || reaction === 'annie-oakley' ? reaction : isLaw ? 'django' : 'jack-ransom';
  const partner: CharacterId = reaction === 'buffalo-bill' ? 'buffalo-bill' : isLaw ? 'stranger' : 'wesley-hardin';
  const gear =
    reaction === 'barrel' || reaction === 'hat'
      ? [reaction]
      : attack === 'hail-of-bullets'
        ? (['rattlesnake'] as const)
        : [];
  const isPp = attack === 'tom-horn';
  const spec: SideSpec = {
    ap: isPp ? partner : { id: target, gear },
    pp: isPp ? { id: target, gear } : partner,
    hand: handFor(attack, reaction),
    deck: ['any:barrel'],
  };
  const state = ATTACK(attack, defender, spec);
  return { state, defender, target };
}

/** The attacker has 3 health, an empty hand once the attack is made, and a barrel on top of the deck for Kid Curry. */
function ATTACK(attack: Attack, defender: Seat, spec: SideSpec): State {
  const attacker = opponentOf(defender);
  const lay = (own: SideSpec, theirs: SideSpec, around: Around): State =>
    defender === ann
      ? table(
          { law: theirs, outlaw: { deck: ['any:barrel'], ...own } },
          { ...around, active: around.active ?? 'outlaw' },
        )
      : table({ outlaw: theirs, law: { deck: ['any:barrel'], ...own } }, { ...around, active: around.active ?? 'law' });
  const mine: CharacterId = attacker === ann ? 'pat-garrett' : 'cattle-kate';
  switch (attack) {
    case 'tom-horn': {
      const state = lay({ pp: { id: 'tom-horn', health: 3 } }, spec, {});
      does(state, attacker, { type: 'move-token' });
      return state;
    }
    case 'alan-pinkerton':
      return lay({ ap: { id: attack, health: 4, gear: ['rattlesnake'] }, deck: ['any:snake', 'any:barrel'] }, spec, {
        atStart: true,
      });
    case 'wild-bill': {
      const theirs = { ...spec, hand: [...(spec.hand ?? []), 'robbery' as const] };
      const state = lay({ ap: { id: attack, health: 3 }, hand: ['bank'] }, theirs, { active: 'outlaw' });
      does(state, defender, { type: 'play', card: 'robbery', back: 'law' });
      return state;
    }
    case 'return-fire': {
      const theirs = { ...spec, hand: [...(spec.hand ?? []), 'colt' as const] };
      const active = defender === ann ? 'law' : 'outlaw';
      const own = { ap: { id: mine, health: 3 }, hand: ['return-fire:law:horseshoe' as const] };
      const state = lay(own, theirs, { active });
      does(state, defender, { type: 'play', card: 'colt', target: mine });
      does(state, attacker, { type: 'dodge', card: 'return-fire' });
      return state;
    }
    default: {
      const state = lay({ ap: { id: mine, health: 3 }, hand: [attack] }, spec, {});
      const [target] = [spec.ap].map((given) => (typeof given === 'object' ? given.id : given));
      const wish: Wish = { type: 'play', card: attack };
      does(state, attacker, attack === 'gatling' || attack === 'indians' ? wish : { ...wish, target: target ?? mine });
      return state;
    }
  }
}

const moveFor = (reaction: Reaction, attack: Attack): Wish => {
  const isByCard =
    reaction !== 'barrel' && reaction !== 'hat' && reaction !== 'kid-curry' && reaction !== 'buffalo-bill';
  if (isDuelLike(attack) && isByCard) return { type: 'discard' };
  switch (reaction) {
    case 'barrel':
      return { type: 'try-barrel' };
    case 'hat':
      return { type: 'use-hat' };
    case 'kid-curry':
      return { type: 'try-kid' };
    case 'any card':
      return { type: 'dodge', card: 'beer' };
    case 'annie-oakley':
      return { type: 'dodge', card: 'knife' };
    case 'missed':
    case 'return-fire':
      return { type: 'dodge', card: reaction };
    case 'buffalo-bill':
      return { type: 'redirect', units: 1 };
  }
};

const met = pairs.filter(({ cell }) => cell !== 'never');

test.each(met)(
  '[BD-HIT-4, BD-HIT-9, BD-CARD-DUEL, BD-CARD-INDIANS] $reaction against $attack: $cell',
  ({ attack, reaction, cell }) => {
    const { state, defender, target } = attacked(attack, reaction);
    const attacker = opponentOf(defender);
    const wish = moveFor(reaction, attack);
    const before = { target: health(state, target), shooter: health(state, ap(state, attacker) ?? target) };
    if (cell === 'no') {
      expect(may(state, defender, wish)).toBe(false);
      return;
    }
    expect(may(state, defender, wish)).toBe(true);
    does(state, defender, wish);
    if (cell === 'partner') {
      // A Gatling and Indians! go on to Buffalo Bill himself.
      expect(health(state, 'buffalo-bill')).toBe(attack === 'gatling' || attack === 'indians' ? 2 : 3);
      expect(health(state, target)).toBe(before.target);
      return;
    }
    // Hurt by the Return Fire, Allan Pinkerton shoots once more.
    const again = attack === 'alan-pinkerton' && reaction === 'return-fire' ? 1 : 0;
    expect(health(state, target)).toBe(before.target - again);
    // A cancelled Shotgun or Carbine may still ask its player, before anything that was set off is handled.
    if (state.decision === 'onmiss/shotgun' || state.decision === 'onmiss/carbine')
      does(state, attacker, { type: 'decline' });
    if (state.decision === 'hit/defend' && state.decider === attacker) does(state, attacker, { type: 'take-hit' });
    const healed = attack === 'schofield' ? 1 : 0;
    const hurt = cell === 'shoots' ? 1 : 0;
    const isLost = attack === 'duel' && cell === 'counts' ? 1 : 0;
    expect(health(state, ap(state, attacker) ?? target)).toBe(before.shooter + healed - hurt - isLost);
  },
);

test('[BD-HIT-4] the table names every pair once, and says which cannot meet', () => {
  expect(pairs).toHaveLength(17 * REACTIONS.length);
  const never = pairs.filter(({ cell }) => cell === 'never').map(({ attack, reaction }) => `${attack} ${reaction}`);
  expect(never).toEqual([
    'tom-horn kid-curry',
    'alan-pinkerton annie-oakley',
    'alan-pinkerton buffalo-bill',
    'wild-bill annie-oakley',
    'wild-bill buffalo-bill',
    'return-fire return-fire',
  ]);
  expect(new Set(rows.map(([attack]) => attack))).toEqual(
    new Set([...CARDS, 'tom-horn', 'alan-pinkerton', 'wild-bill', 'return-fire']),
  );
});
