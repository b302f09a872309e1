import { CHARACTERS, LOOT, type LootKind } from './data.ts';
import type { Choice, Direction } from './moves.ts';
import { type Bandit, banditOf } from './state.ts';

/**
 * A way to perform the card in turn, as a small number. The heist runs on these, and the pile keeps them; a `Choice` is
 * the same in words, for players. Numbers are told apart at once, where moves of many shapes are slow to look into.
 */
export type Way = number;

export const DIRECTIONS: readonly Direction[] = ['forward', 'backward'];
const MOST_CARS = 7;
/** What a punched bandit loses: nothing, a kind of loot (one more than its place in `LOOT`), a purse that is kept. */
export const PURSE_KEPT = 1 + LOOT.length;
const LOSSES = PURSE_KEPT + 1;

const GO: readonly Choice[] = Array.from({ length: MOST_CARS }, (_, car) => Object.freeze({ type: 'go', car }));
const SHOOT: readonly Choice[] = CHARACTERS.map((target) => Object.freeze({ type: 'shoot', target }));
const ROB: readonly Choice[] = LOOT.map((loot) => Object.freeze({ type: 'rob', loot }));
const SEND: readonly Choice[] = DIRECTIONS.map((direction) => Object.freeze({ type: 'send-marshal', direction }));
const PUNCH: readonly Choice[] = CHARACTERS.flatMap((target) =>
  Array.from({ length: LOSSES }, (_, loss) =>
    DIRECTIONS.map((direction): Choice => {
      if (loss === 0) return Object.freeze({ type: 'punch', target, direction });
      if (loss === PURSE_KEPT) return Object.freeze({ type: 'punch', target, direction, loot: 'purse', keep: true });
      return Object.freeze({ type: 'punch', target, direction, loot: LOOT[loss - 1] as LootKind });
    }),
  ).flat(),
);
const CHOICES: readonly Choice[] = [...GO, ...SHOOT, ...ROB, ...SEND, ...PUNCH];

/** Where the ways of each kind begin: going comes first, by the car; then by target, by loot, by direction. */
export const SHOTS: Way = GO.length;
export const ROBBERIES: Way = SHOTS + SHOOT.length;
export const SENDINGS: Way = ROBBERIES + ROB.length;
export const BLOWS: Way = SENDINGS + SEND.length;

/** A punch by target, loss and direction: 0 is forward. */
export const blow = (target: Bandit, loss: number, direction: number): Way =>
  BLOWS + (target * LOSSES + loss) * 2 + direction;
export const targetOfBlow = (way: Way): Bandit => ((way - BLOWS) / (2 * LOSSES)) | 0;
export const lossOfBlow = (way: Way): number => ((way - BLOWS) >> 1) % LOSSES;
export const isForward = (way: Way): boolean => ((way - BLOWS) & 1) === 0;

export const choiceAt = (way: Way): Choice | undefined => CHOICES[way];

export function wayOf(choice: Choice): Way {
  switch (choice.type) {
    case 'go':
      return choice.car;
    case 'shoot':
      return SHOTS + banditOf(choice.target);
    case 'rob':
      return ROBBERIES + LOOT.indexOf(choice.loot);
    case 'send-marshal':
      return SENDINGS + DIRECTIONS.indexOf(choice.direction);
    case 'punch': {
      const loss = choice.keep === true ? PURSE_KEPT : choice.loot === undefined ? 0 : 1 + LOOT.indexOf(choice.loot);
      return blow(banditOf(choice.target), loss, DIRECTIONS.indexOf(choice.direction));
    }
  }
}
