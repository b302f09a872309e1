import { type ChoiceCode, choiceOf } from './choice-codes.ts';
import { type CardResult, FIZZLES, type Fizzle } from './moves.ts';

/** The result of a card in the heist, as a small number kept in the pile; 0 until it is resolved. */
const CLIMBED = 1;
const FIZZLED = 2;
const CHOSEN = FIZZLED + FIZZLES.length;

export const climbed = CLIMBED;
export const fizzled = (why: Fizzle): number => FIZZLED + FIZZLES.indexOf(why);
export const performed = (code: ChoiceCode): number => CHOSEN + code;

export function resultOf(number: number): CardResult | undefined {
  if (number === CLIMBED) return 'climbed';
  if (number < CHOSEN) return FIZZLES[number - FIZZLED];
  return choiceOf(number - CHOSEN);
}
