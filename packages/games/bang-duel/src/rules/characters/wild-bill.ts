import { character } from './character.ts';

/** BD-CHAR-WILDBILL A card the opponent takes from the hand or from Wild Bill makes the opponent's AP the target of a hit. */
export const wildBill = character({ id: 'wild-bill', traits: ['shoots-when-robbed'] });
