import { type Outcome, type Seat, seatsOf } from '@saloon/kernel';
import { banditsInOrder } from './boarding.ts';
import { bulletCount } from './cards.ts';
import { type CharacterId, GUNSLINGER_BONUS, JEWEL_VALUE, RANSOM_VALUE, STRONGBOX_VALUE } from './data.ts';
import { topCount } from './draw.ts';
import type { PlayerScore, SheetScore } from './moves.ts';
import { dollars, type Purse, sheetZone, valueIn, zoneOf } from './purses.ts';
import {
  type Bandit,
  characterOf,
  jewelsIn,
  ownerOf,
  playerAt,
  ransomsIn,
  type State,
  sheetOf,
  strongboxesIn,
} from './state.ts';

/** CE-END-1: what the loot on a sheet is worth. */
export function worthOf(state: State, bandit: Bandit): number {
  const loot = sheetOf(state, bandit);
  let worth = JEWEL_VALUE * jewelsIn(loot) + STRONGBOX_VALUE * strongboxesIn(loot) + RANSOM_VALUE * ransomsIn(loot);
  const zone = sheetZone(bandit);
  const { purses } = state;
  for (let i = 0; i < purses.length; i++) {
    const token = purses[i] as Purse;
    if (zoneOf(token) === zone) worth += dollars(valueIn(token));
  }
  return worth;
}

/** The values of the purses on a sheet, lowest first. */
export const pursesOn = (state: State, bandit: Bandit): readonly number[] =>
  state.purses
    .filter((token) => zoneOf(token) === sheetZone(bandit))
    .map((token) => dollars(valueIn(token)))
    .sort((a, b) => a - b);

/** CE-DUO-15: the loot on both sheets. */
export function lootOf(state: State, by: Seat): number {
  const lead = state.team[2 * by] as Bandit;
  const partner = state.team[2 * by + 1] as Bandit;
  return worthOf(state, lead) + (partner === lead ? 0 : worthOf(state, partner));
}

/** A seat's score if the game ended now (CE-END-1, CE-END-3). */
export const scoreNow = (state: State, by: Seat): number =>
  lootOf(state, by) + (isGunslinger(state, by) ? GUNSLINGER_BONUS : 0);

/** CE-END-6: bullet cards received, wherever they are now. */
export function receivedBy(state: State, by: Seat): number {
  const player = playerAt(state, by);
  const bullets = bulletCount(player.handBullets) + bulletCount(player.deckBullets);
  return bullets + bulletCount(player.discardBullets) + topCount(state, by);
}

/** CE-END-3, CE-DUO-14: has this seat fired the most bullets? Ties count. */
export const isGunslinger = (state: State, by: Seat): boolean => {
  const { fired } = playerAt(state, by);
  return state.players.every((player) => player.fired <= fired);
};

export const sheetScores = (state: State): readonly SheetScore[] =>
  banditsInOrder(state).map((bandit) => {
    const loot = sheetOf(state, bandit);
    return {
      bandit: characterOf(bandit),
      seat: ownerOf(state, bandit),
      purses: pursesOn(state, bandit),
      jewels: jewelsIn(loot),
      strongboxes: strongboxesIn(loot),
      ransoms: ransomsIn(loot),
      loot: worthOf(state, bandit),
    };
  });

/** CE-END-5..7: by wealth, then by fewest bullets received. Equal players share a rank. */
export function playerScores(state: State): readonly PlayerScore[] {
  const reckoned = seatsOf(state.players.length).map((by) => {
    const loot = lootOf(state, by);
    const bonus = isGunslinger(state, by) ? GUNSLINGER_BONUS : 0;
    const { fired } = playerAt(state, by);
    return { seat: by, loot, fired, bonus, total: loot + bonus, received: receivedBy(state, by) };
  });
  return reckoned.map((own) => ({
    ...own,
    rank:
      1 +
      reckoned.filter(
        (other) => other.total > own.total || (other.total === own.total && other.received < own.received),
      ).length,
  }));
}

export function outcome(state: State): Outcome | undefined {
  return state.phase === 'game-over' ? finalOutcome(state) : undefined;
}

function finalOutcome(state: State): Outcome {
  const scores = playerScores(state);
  return { ranks: scores.map(({ rank }) => rank), scores: scores.map(({ total }) => total) };
}

/** The bandit of a seat, the first of two; undefined until it is chosen. */
export function persona({ team }: State, by: Seat): CharacterId | undefined {
  const bandit = team[2 * by] ?? -1;
  return bandit < 0 ? undefined : characterOf(bandit);
}
