import type { Offer, ServerMessage } from '@saloon/protocol';

/** So many texts of moves are kept: a game has a few thousand moves that come again and again. */
const MOST_KEPT = 20_000;
const texts = new Map<unknown, string>();

/**
 * A message as it goes out. Most of its length is the offer, and most of that are moves which the game shares between
 * all tables, frozen: each of those is put into words once.
 */
export function encode(message: ServerMessage): string {
  if ((message.type !== 'step' && message.type !== 'sync') || message.offer === undefined) {
    return JSON.stringify(message);
  }
  const { offer, ...rest } = message;
  return `${JSON.stringify(rest).slice(0, -1)},"offer":${encodeOffer(offer)}}`;
}

function encodeOffer({ moves, ...rest }: Offer): string {
  let text = '';
  for (const move of moves) text += texts.get(move) ?? encodeMove(move);
  return `${JSON.stringify(rest).slice(0, -1)},"moves":[${text.slice(1)}]}`;
}

/** With the comma that goes before it. */
function encodeMove(move: unknown): string {
  const text = `,${JSON.stringify(move)}`;
  if (Object.isFrozen(move)) {
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(move, text);
  }
  return text;
}
