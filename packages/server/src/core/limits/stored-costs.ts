import type { ClientMessage, TableCommand } from '@saloon/protocol';

/**
 * What an address pays for what it has stored, whatever names it uses: about one for a kilobyte, and more for what is scarce or
 * what people have to read. A route that changes something costs `little` unless it says otherwise in `stores`.
 */
export const STORED = { little: 1, account: 20, table: 10, challenge: 50, report: 100 } as const;

/** `open-table` pays where it is known to be new, `do` by its command. */
export const MESSAGE_COSTS = {
  hello: 0,
  'set-name': 0.5,
  'watch-lobby': 0,
  'unwatch-lobby': 0,
  'open-table': 0,
  'find-match': STORED.table / 2,
  'leave-match': 0,
  join: 0,
  shown: 0,
  unjoin: 0,
  do: 0,
  'ask-hint': 0,
  revoke: 1,
  'subscribe-push': 2,
  'unsubscribe-push': 0,
  'ask-seen': 0,
  pong: 0,
} as const satisfies Record<ClientMessage['type'], number>;

export const COMMAND_COSTS = {
  move: 0.02,
  sit: 0.2,
  stand: 0.2,
  'set-ready': 0.1,
  'seat-bot': 0.2,
  'clear-seat': 0.2,
  'set-rules': 0.5,
  start: 0.5,
  chat: 0.5,
  emote: 0.1,
  'ask-undo': 0.1,
  'answer-undo': 0.1,
  'still-here': 0.1,
  'ask-seat': 0.1,
  'answer-seat': 0.1,
  rematch: STORED.table / 2,
  'show-share': 0.2,
  comment: 1,
  'set-watching': 0.1,
} as const satisfies Record<TableCommand['type'], number>;

/** Without these a game that has begun can't go on: an empty budget stops them only when it is overdrawn by as much again. */
export const PLAY: ReadonlySet<TableCommand['type']> = new Set([
  'move',
  'show-share',
  'still-here',
  'answer-undo',
  'answer-seat',
]);
