import { type Deed, FIZZLES, type Fizzle } from './moves.ts';
import { choiceAt, type Way } from './ways.ts';

/** What came of a card of the heist, as a small number that the pile can carry; 0 is nothing yet. */
const CLIMBED = 1;
const FIZZLED = 2;
const CHOSEN = FIZZLED + FIZZLES.length;

export const climbed = CLIMBED;
export const fizzled = (why: Fizzle): number => FIZZLED + FIZZLES.indexOf(why);
export const performed = (way: Way): number => CHOSEN + way;

export function deedOf(number: number): Deed | undefined {
  if (number === CLIMBED) return 'climbed';
  if (number < CHOSEN) return FIZZLES[number - FIZZLED];
  return choiceAt(number - CHOSEN);
}
