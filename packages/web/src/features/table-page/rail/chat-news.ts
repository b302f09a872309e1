import type { Seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';

/**
 * What is new in the chat after `seen` lines: undone moves and who asked for them, rules changed by others, and the
 * number of lines that aren't yours and that you read.
 */
export function chatNews(
  chat: readonly ChatLine[],
  heard: number,
  mine: Seat | undefined,
  isHeard: (line: ChatLine) => boolean = () => true,
): { readonly undone: readonly Seat[]; readonly rules: readonly string[]; readonly others: number } {
  const fresh = chat.slice(heard);
  return {
    undone: fresh.flatMap(({ type, seat }) => (type === 'undone' && seat !== undefined ? seat : [])),
    rules: fresh.flatMap(({ type, seat, name }) =>
      type === 'rules-set' && (seat === undefined || seat !== mine) ? name : [],
    ),
    others: fresh.filter((line) => isHeard(line) && (line.seat === undefined || line.seat !== mine)).length,
  };
}
