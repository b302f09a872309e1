import { isAmong, type LessonStep } from '@saloon/kernel';

/** What a legal move is to this ask: right, the number of a listed mistake, or neither. Right answers are looked for first. */
export function judgeAnswer(ask: LessonStep & { type: 'ask' }, move: string): 'right' | 'astray' | number {
  if (isAmong(ask.right, move)) return 'right';
  const mistake = (ask.mistakes ?? []).findIndex(({ moves }) => isAmong(moves, move));
  return mistake === -1 ? 'astray' : mistake;
}
