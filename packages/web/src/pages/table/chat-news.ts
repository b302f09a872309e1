import type { Seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';

/**
 * What is new in the talk after so many lines: whose word it was to take a move back, who has changed the rules but oneself,
 * and how many lines are not one's own.
 */
export function chatNews(
  chat: readonly ChatLine[],
  heard: number,
  mine: Seat | undefined,
): { readonly undone: readonly Seat[]; readonly rules: readonly string[]; readonly others: number } {
  const fresh = chat.slice(heard);
  return {
    undone: fresh.flatMap(({ type, seat }) => (type === 'undone' && seat !== undefined ? seat : [])),
    rules: fresh.flatMap(({ type, seat, name }) =>
      type === 'rules-set' && (seat === undefined || seat !== mine) ? name : [],
    ),
    others: fresh.filter(({ seat }) => seat === undefined || seat !== mine).length,
  };
}
