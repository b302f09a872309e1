import { itemAt } from '@saloon/kernel';
import { type Contender, costOfLeaving } from './contenders.ts';
import { BULLET_SPENT } from './player-value.ts';

/** Turns to play before arms decide the rest. */
const TURNS = 14;
/** The weakest shot worth firing at a target who may answer it. A weaker player draws instead. */
const WORTH_TRYING = 5;
/** Bullets on a drawn card, on average. */
const DRAWN = 2.4;

type Fighter = { readonly who: Contender; bullets: number; cards: number; isIn: boolean };

/**
 * Plays a shootout out by one simple rule: each player in turn shoots at the lowest cap, as hard as that takes and their
 * own cap allows, or draws. Returns the value for the team whose `signs` entry is 1; `prizes` holds each team's loot.
 */
export function playOut(
  contenders: readonly Contender[],
  signs: readonly number[],
  prizes: readonly number[],
  spent: number,
): number {
  const fighters: readonly Fighter[] = contenders.map((who) => ({
    who,
    bullets: who.bullets,
    cards: who.bulletCards,
    isIn: true,
  }));
  let turn = 0;
  let value = 0;
  if (spent > 0) spend(itemAt(fighters, turn), spent);
  for (let left = TURNS; left > 0; left--) {
    const shooter = itemAt(fighters, turn);
    const aim = targetFor(fighters, turn);
    if (aim === undefined) return value + itemAt(prizes, shooter.who.team);
    const target = itemAt(fighters, aim);
    const answer = strongestAnswer(target);
    const strength = Math.min(strongestShot(shooter), answer + 1);
    const sign = itemAt(signs, shooter.who.team);
    if (strength <= answer && strength < WORTH_TRYING) {
      shooter.bullets += DRAWN;
      shooter.cards += 1;
      value += sign * BULLET_SPENT * DRAWN;
      turn = nextAfter(fighters, turn);
      continue;
    }
    const targetSign = itemAt(signs, target.who.team);
    value -= sign * BULLET_SPENT * spend(shooter, strength);
    if (strength <= answer && target.bullets >= strength) {
      value -= targetSign * BULLET_SPENT * spend(target, strength);
      turn = aim;
    } else {
      value -= targetSign * costOfLeaving(target.who);
      target.isIn = false;
      turn = nextAfter(fighters, aim);
    }
  }
  return value + valueOfRemaining(fighters, prizes);
}

/** Spends whole cards, as if all held the same number of bullets. Returns the number of bullets spent. */
function spend(fighter: Fighter, strength: number): number {
  const held = fighter.bullets;
  const each = held / fighter.cards;
  const used = Math.ceil(strength / each);
  const isSome = used < fighter.cards;
  fighter.bullets = isSome ? held - used * each : 0;
  fighter.cards = isSome ? fighter.cards - used : 0;
  return held - fighter.bullets;
}

const strongestShot = ({ bullets, who }: Fighter): number => Math.min(bullets, who.cap);
/** The strongest shot that this player could answer, as far as others can tell. */
const strongestAnswer = ({ bullets, who }: Fighter): number => (bullets === 0 ? 0 : who.cap);

/**
 * The place of the best target: one who can't answer, then the one with the lowest cap, then the one just before the
 * shooter, who then has the next turn (C45-SHOOT-11).
 */
function targetFor(fighters: readonly Fighter[], turn: number): number | undefined {
  const shooter = itemAt(fighters, turn);
  const shot = strongestShot(shooter);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < fighters.length; i++) {
    const fighter = itemAt(fighters, i);
    if (!fighter.isIn || fighter.who.team === shooter.who.team) continue;
    const answer = strongestAnswer(fighter);
    const difficulty = answer - (shot > answer ? 20 : 0) - (nextAfter(fighters, i) === turn ? 0.5 : 0);
    if (difficulty >= least) continue;
    best = i;
    least = difficulty;
  }
  return best;
}

function nextAfter(fighters: readonly Fighter[], place: number): number {
  let next = place;
  do next = next + 1 === fighters.length ? 0 : next + 1;
  while (!fighters[next]?.isIn && next !== place);
  return next;
}

/** The loot, shared by what each remaining player still has. */
function valueOfRemaining(fighters: readonly Fighter[], prizes: readonly number[]): number {
  let strength = 0;
  let value = 0;
  for (const { who, bullets, isIn } of fighters) {
    if (!isIn) continue;
    strength += bullets + who.cap;
    value += (bullets + who.cap) * itemAt(prizes, who.team);
  }
  return value / strength;
}
