import type { Seat } from '@saloon/kernel';
import type { ChatLine, Emote } from '@saloon/protocol';

/** The reactions of players among the lines after the first `seen`, the last of each player. */
export function freshEmotes(
  chat: readonly ChatLine[],
  seen: number,
  isHeard: (line: ChatLine) => boolean = () => true,
): readonly { readonly seat: Seat; readonly emote: Emote }[] {
  const latest = new Map<Seat, Emote>();
  for (const line of chat.slice(seen))
    if (line.type === 'emote' && line.seat !== undefined && isHeard(line)) {
      latest.delete(line.seat);
      latest.set(line.seat, line.emote);
    }
  return [...latest].map(([seat, emote]) => ({ seat, emote }));
}
