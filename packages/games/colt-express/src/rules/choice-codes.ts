import { CHARACTERS, LOOT, type LootKind } from './data.ts';
import type { Choice, Direction } from './moves.ts';
import { type Bandit, banditOf } from './state.ts';

/**
 * A choice for the current card of the heist as a small number, which the pile can store. A `Choice` is the same as a
 * move.
 */
export type ChoiceCode = number;

export const DIRECTIONS: readonly Direction[] = ['forward', 'backward'];
const MOST_CARS = 7;
/**
 * What a punched bandit loses: nothing, a kind of loot (its place in `LOOT` plus one), or a purse that Cheyenne keeps.
 */
export const KEPT_PURSE = 1 + LOOT.length;
const LOSSES = KEPT_PURSE + 1;

const GO: readonly Choice[] = Array.from({ length: MOST_CARS }, (_, car) => Object.freeze({ type: 'go', car }));
const SHOOT: readonly Choice[] = CHARACTERS.map((target) => Object.freeze({ type: 'shoot', target }));
const ROB: readonly Choice[] = LOOT.map((loot) => Object.freeze({ type: 'rob', loot }));
const SEND: readonly Choice[] = DIRECTIONS.map((direction) => Object.freeze({ type: 'send-marshal', direction }));
const PUNCH: readonly Choice[] = CHARACTERS.flatMap((target) =>
  Array.from({ length: LOSSES }, (_, loss) =>
    DIRECTIONS.map((direction): Choice => {
      if (loss === 0) return Object.freeze({ type: 'punch', target, direction });
      if (loss === KEPT_PURSE) return Object.freeze({ type: 'punch', target, direction, loot: 'purse', keep: true });
      return Object.freeze({ type: 'punch', target, direction, loot: LOOT[loss - 1] as LootKind });
    }),
  ).flat(),
);
const CHOICES: readonly Choice[] = [...GO, ...SHOOT, ...ROB, ...SEND, ...PUNCH];

/** The first code of each type of choice. Codes below `FIRST_SHOOT` are cars to go to. */
export const FIRST_SHOOT: ChoiceCode = GO.length;
export const FIRST_ROB: ChoiceCode = FIRST_SHOOT + SHOOT.length;
export const FIRST_SEND: ChoiceCode = FIRST_ROB + ROB.length;
export const FIRST_PUNCH: ChoiceCode = FIRST_SEND + SEND.length;

/** A punch by target, loss and direction: 0 is forward. */
export const punchCode = (target: Bandit, loss: number, direction: number): ChoiceCode =>
  FIRST_PUNCH + (target * LOSSES + loss) * 2 + direction;
export const punchTarget = (code: ChoiceCode): Bandit => ((code - FIRST_PUNCH) / (2 * LOSSES)) | 0;
export const punchLoss = (code: ChoiceCode): number => ((code - FIRST_PUNCH) >> 1) % LOSSES;
export const isPunchForward = (code: ChoiceCode): boolean => ((code - FIRST_PUNCH) & 1) === 0;

export const choiceOf = (code: ChoiceCode): Choice | undefined => CHOICES[code];

export function codeOf(choice: Choice): ChoiceCode {
  switch (choice.type) {
    case 'go':
      return choice.car;
    case 'shoot':
      return FIRST_SHOOT + banditOf(choice.target);
    case 'rob':
      return FIRST_ROB + LOOT.indexOf(choice.loot);
    case 'send-marshal':
      return FIRST_SEND + DIRECTIONS.indexOf(choice.direction);
    case 'punch': {
      const loss = choice.keep === true ? KEPT_PURSE : choice.loot === undefined ? 0 : 1 + LOOT.indexOf(choice.loot);
      return punchCode(banditOf(choice.target), loss, DIRECTIONS.indexOf(choice.direction));
    }
  }
}
