import { seat } from '@saloon/kernel';
import type { TableCommand } from '@saloon/protocol';
import type { TableStore } from '../../net/table-store.ts';

/** The host starts the game; bots take the empty seats. */
export async function startGame(store: TableStore, act: (command: TableCommand) => Promise<void>): Promise<void> {
  for (const [at, { type }] of (store.state.peek()?.info.seats ?? []).entries()) {
    if (type === 'empty') await act({ type: 'seat-bot', seat: seat(at), level: 'normal' });
  }
  // A full table where everyone is ready has started by itself.
  if (store.state.peek()?.info.phase === 'waiting') await act({ type: 'start' });
}
