import { type BanditSet, banditsAt } from './bandit-sets.ts';
import { ROOF_REACH } from './data.ts';
import { BANDITS, type Bandit, BELLE, carOf, isRoof, lastCar, type State, spotAt, spotOf, TUCO } from './state.ts';

/** CE-BELLE-1: whom this bandit may shoot. */
export const fireTargets = (state: State, shooter: Bandit): BanditSet => withoutBelle(state, inSight(state, shooter));

/** CE-FIRE-2..6 with CE-TUCO-1: everybody a shot could reach. */
export function inSight(state: State, shooter: Bandit): BanditSet {
  const spot = spotAt(state, shooter);
  const level = isRoof(spot) ? nearestOnRoofs(state, carOf(spot)) : nextDoor(state, carOf(spot));
  return level | throughRoof(state, shooter);
}

/** CE-FIRE-2: bandits inside the cars on either side. */
const nextDoor = (state: State, car: number): BanditSet =>
  banditsAt(state, spotOf(car - 1, false)) | banditsAt(state, spotOf(car + 1, false));

/** CE-FIRE-3, CE-FIRE-4: on each side, everyone on the nearest occupied roof. */
function nearestOnRoofs(state: State, car: number): BanditSet {
  let ahead = 0;
  let behind = 0;
  let nearestAhead = -1;
  let nearestBehind = lastCar(state) + 1;
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    const spot = spotAt(state, bandit);
    if ((spot & 1) === 0 || spot < 0) continue;
    const there = spot >> 1;
    if (there < car) {
      if (there > nearestAhead) {
        nearestAhead = there;
        ahead = 0;
      }
      if (there === nearestAhead) ahead |= 1 << bandit;
    } else if (there > car) {
      if (there < nearestBehind) {
        nearestBehind = there;
        behind = 0;
      }
      if (there === nearestBehind) behind |= 1 << bandit;
    }
  }
  return ahead | behind;
}

/** CE-TUCO-1, CE-RULING-7: the other level of Tuco's car. From the roof only with option `tucoBothWays`. */
function throughRoof(state: State, shooter: Bandit): BanditSet {
  if (shooter !== TUCO || !state.options.abilities) return 0;
  const spot = spotAt(state, shooter);
  return isRoof(spot) && !state.options.tucoBothWays ? 0 : banditsAt(state, spot ^ 1);
}

/** CE-BELLE-1: whom this bandit may punch. */
export const punchTargets = (state: State, puncher: Bandit): BanditSet =>
  withoutBelle(state, othersHere(state, puncher));

/** CE-PUNCH-1: the others at the same location. */
export const othersHere = (state: State, puncher: Bandit): BanditSet =>
  banditsAt(state, spotAt(state, puncher)) & ~(1 << puncher);

/** CE-BELLE-1, CE-BELLE-2: Belle can't be the target while there is another. */
function withoutBelle(state: State, gang: BanditSet): BanditSet {
  const others = gang & ~(1 << BELLE);
  return others !== 0 && state.options.abilities ? others : gang;
}

/** CE-MOVE-1..3: the cars a bandit can go to, one bit each. */
export function reach(state: State, bandit: Bandit): number {
  const spot = spotAt(state, bandit);
  const car = carOf(spot);
  const far = isRoof(spot) ? ROOF_REACH : 1;
  const ahead = Math.max(0, car - far);
  const behind = Math.min(lastCar(state), car + far);
  return ((1 << (behind + 1)) - (1 << ahead)) & ~(1 << car);
}
