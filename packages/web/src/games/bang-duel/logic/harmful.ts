import type { View } from '../wire.ts';
import type { Answer } from './answers.ts';
import { isAgainstSense } from './situation.ts';

/** Does this answer harm the player's own side, or help the other? */
export const isHarmful = ({ saying }: Pick<Answer, 'saying'>, view: View): boolean =>
  'move' in saying && isAgainstSense(view, saying.move);
