import { type Seat, seatsOf } from '@saloon/kernel';
import { banditsInOrder } from '../rules/boarding.ts';
import { bulletCount, bulletsOf, countOf, KINDS, NEUTRAL, OWN_CARDS, oneOf, TEAM_CARDS } from '../rules/cards.ts';
import type { CharacterId } from '../rules/data.ts';
import { topCount } from '../rules/draw.ts';
import { pursesOn } from '../rules/outcome.ts';
import { kindOn, type PileCard, playerOf } from '../rules/pile.ts';
import { cardsIn } from '../rules/public-ids.ts';
import { isSheet, unseenOf, valueIn, zoneOf } from '../rules/purses.ts';
import {
  banditOf,
  characterOf,
  jewelsIn,
  playerAt,
  pursesIn,
  ransomsIn,
  type State,
  strongboxesIn,
} from '../rules/state.ts';
import { nameOfSpot } from './words.ts';

/** Where everybody is: `{ doc: 'W3i', … }`. */
export const places = (state: State): Readonly<Record<string, string>> =>
  Object.fromEntries(
    banditsInOrder(state).map((bandit) => [characterOf(bandit), nameOfSpot(state.spot[bandit] ?? -1)]),
  );

/** A hand, deck or discard in words: `move fire neutral`, with two bandits `ghost-move`. */
export const inWords = (state: State, by: Seat, zone: 'hand' | 'deck' | 'discard'): string => {
  const player = playerAt(state, by);
  return cardsIn(state, by, player[zone], player[`${zone}Bullets`])
    .map((card) =>
      'bullet' in card ? card.bullet : card.bandit === undefined ? card.action : `${card.bandit}-${card.action}`,
    )
    .join(' ');
};

/** What is on a sheet: `250 300 jewel strongbox`. */
export const sheetInWords = (state: State, character: CharacterId): string => {
  const loot = state.sheet[banditOf(character)] ?? 0;
  return [...pursesOn(state, banditOf(character)).map(String), ...others(loot)].join(' ');
};

/** The loot at a place: `purse purse jewel`. */
export const floorInWords = (state: State, spot: number): string => {
  const loot = state.loot[spot] ?? 0;
  return [...Array.from({ length: pursesIn(loot) }, () => 'purse'), ...others(loot)].join(' ');
};

const others = (loot: number): string[] => [
  ...Array.from({ length: jewelsIn(loot) }, () => 'jewel'),
  ...Array.from({ length: strongboxesIn(loot) }, () => 'strongbox'),
  ...Array.from({ length: ransomsIn(loot) }, () => 'ransom'),
];

/** Bullets of one color that a player has received, wherever they are. */
export const receivedOf = (state: State, by: Seat, color: number): number => {
  const player = playerAt(state, by);
  const zones = [player.handBullets, player.deckBullets, player.discardBullets];
  const top = state.onTop.filter((entry) => entry === 8 * by + color).length;
  return top + zones.reduce((sum, bullets) => sum + bulletsOf(bullets, color), 0);
};

/** CE-INV-1..5: accounts for every card, bullet, purse, jewel and strongbox in the box. */
export function census(state: State): string {
  const seats = seatsOf(state.players.length);
  const cards = seats.map((by) => {
    const player = playerAt(state, by);
    const onPile = state.pile.slice(state.resolved).filter((card) => playerOf(card as PileCard) === by);
    const all = player.hand + player.deck + player.discard + onPile.reduce((sum, card) => sum + oneOf(kindOn(card)), 0);
    const whole = state.isDuo ? TEAM_CARDS : OWN_CARDS;
    return Array.from({ length: KINDS }, (_, kind) => `${countOf(all, kind)}/${countOf(whole, kind)}`).join(' ');
  });
  const neutral = state.neutral + seats.reduce((sum, by) => sum + receivedOf(state, by, NEUTRAL), 0);
  const purses = Array.from({ length: 6 }, (_, value) => {
    const seen = state.purses.filter((token) => valueIn(token) === value).length;
    return seen + unseenOf(state.unseen, value);
  });
  const whole = [...state.loot, ...state.sheet];
  const sum = (count: (loot: number) => number) => whole.reduce((total, loot) => total + count(loot), 0);
  const problems = [...sheetProblems(state), ...revolverProblems(state)];
  return [
    ...cards,
    `neutral ${neutral}`,
    `purses ${purses.join(' ')}`,
    `jewels ${sum(jewelsIn)}`,
    `strongboxes ${sum(strongboxesIn) + state.reserve}`,
    ...problems,
  ].join('; ');
}

/** A purse on a sheet has a value, and there are no more values than purses. */
const sheetProblems = (state: State): string[] => {
  const wrong = state.sheet.flatMap((loot, bandit) => {
    const valued = state.purses.filter((token) => zoneOf(token) === 16 + bandit).length;
    return pursesIn(loot) === valued ? [] : [`sheet ${bandit} has ${pursesIn(loot)} purses and ${valued} values`];
  });
  const floors = state.loot.flatMap((loot, spot) => {
    const valued = state.purses.filter((token) => !isSheet(zoneOf(token)) && zoneOf(token) === spot).length;
    return pursesIn(loot) >= valued ? [] : [`floor ${spot} has ${pursesIn(loot)} purses and ${valued} values`];
  });
  return [...wrong, ...floors];
};

/** CE-INV-1: six bullets of every bandit in the game. */
const revolverProblems = (state: State): string[] =>
  banditsInOrder(state).flatMap((bandit) => {
    if ((state.spot[bandit] ?? -1) < 0) return [];
    const given = seatsOf(state.players.length).reduce((sum, by) => sum + receivedOf(state, by, bandit), 0);
    const all = given + (state.revolver[bandit] ?? 0);
    return all === 6 ? [] : [`${characterOf(bandit)} has ${all} bullets`];
  });

/** Bullets a player has received, of any color. */
export const receivedIn = (state: State, by: Seat): number => {
  const player = playerAt(state, by);
  const zones = [player.handBullets, player.deckBullets, player.discardBullets];
  return topCount(state, by) + zones.reduce((sum, bullets) => sum + bulletCount(bullets), 0);
};
