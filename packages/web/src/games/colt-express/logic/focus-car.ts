import type { Seat } from '@saloon/kernel';
import type { View } from '../wire.ts';
import type { Answer } from './answer.ts';
import type { Frame } from './frames.ts';

/** The car that must be visible: where something happens or can be chosen, else where your bandit is. */
export function focusOf(
  board: View,
  frame: Frame | undefined,
  marks: readonly Pick<Answer, 'spot'>[],
  you: Seat | undefined,
): number | undefined {
  const event = frame?.events[0];
  if (event !== undefined) {
    if ('to' in event && typeof event.to === 'object') return event.to.car;
    if (event.type === 'marshal-moved') return event.to;
    if ('place' in event && typeof event.place === 'object') return event.place.car;
    if ('bandit' in event && event.bandit !== undefined) return carOf(board, event.bandit);
  }
  const { question } = board;
  if (marks.length > 0 && question !== undefined) {
    if ('bandit' in question) return carOf(board, question.bandit);
    if (question.type === 'send-marshal') return board.marshal;
  }
  return board.bandits.find(({ seat }) => seat === you)?.place?.car ?? board.cars.length - 1;
}

const carOf = (board: View, who: string): number | undefined =>
  board.bandits.find(({ character }) => character === who)?.place?.car;
