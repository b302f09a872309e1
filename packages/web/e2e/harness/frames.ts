import { typeOf } from '@saloon/kernel';
import { type Patch, patched, type ServerMessage } from '@saloon/protocol';
import type { Page } from 'playwright-core';

/** Everything a server sent to a page, in order. Listening begins before the page connects. */
export function listen(page: Page): readonly ServerMessage[] {
  const heard: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(JSON.parse(payload.toString()) as ServerMessage);
    }),
  );
  return heard;
}

const CARDS = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'miss', 'switch', 'helper', 'indians', 'sheriff'];
const isCard = (value: unknown): boolean => typeof value === 'string' && CARDS.includes(value);

/**
 * Paths in messages where cards are public. A card named anywhere else is somebody's secret. Cards of a duel and of the
 * split are sent only once they are revealed; before that the value is `face-down`.
 */
const PUBLIC: readonly RegExp[] = [
  /^view\.loot\./,
  /^view\.duel\.cards\./,
  /^view\.division\.(cancelled|miss)\./,
  /^view\.race\.finishes\./,
  /^event\.(discarded|duel-turned-up|bonus-received|revealed|unsealed)\./,
  /^event\.(event-played|missed)\.card$/,
];

export type Secret = { readonly at: string; readonly card: string };

/** Every card in these messages that isn't public, in all views, events and offers. */
export function secretsIn(messages: readonly ServerMessage[]): readonly Secret[] {
  const found: Secret[] = [];
  let view: unknown;
  for (const message of messages) {
    if (message.type !== 'sync' && message.type !== 'step') continue;
    view = message.type === 'sync' ? message.view : patched(view, message.view as Patch | undefined);
    // After the split the revolvers are public.
    const isOpen = typeof view === 'object' && view !== null && 'division' in view;
    const all = [
      ...cardsIn(view, 'view'),
      ...(message.events ?? []).flatMap((event) => cardsIn(event, `event.${typeOf(event)}`)),
      ...cardsIn(message.offer?.put, 'offer'),
    ];
    for (const secret of all) {
      if (PUBLIC.some((path) => path.test(secret.at))) continue;
      if (isOpen && /^view\.players\.\d+\.revolver\./.test(secret.at)) continue;
      found.push(secret);
    }
  }
  return found;
}

function cardsIn(value: unknown, at: string): readonly Secret[] {
  if (isCard(value)) return [{ at, card: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'type' ? [] : cardsIn(part, `${at}.${name}`)));
}
