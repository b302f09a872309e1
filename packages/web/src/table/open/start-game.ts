import { seat } from '@saloon/kernel';
import type { TableCommand } from '@saloon/protocol';
import type { TableStore } from '../../net/table-store.ts';

/** The host starts the game; bots take the empty seats. `onRefused` gets the code of a refusal. */
export async function startGame(store: TableStore, onRefused: (code: string) => void): Promise<void> {
  const act = async (command: TableCommand) => {
    const sent = await store.do(command);
    // A full table where everyone is ready starts by itself.
    if (!sent.ok && sent.code !== 'already-started') onRefused(sent.code);
  };
  for (const [at, { type }] of (store.state.peek()?.info.seats ?? []).entries()) {
    if (type === 'empty') await act({ type: 'seat-bot', seat: seat(at), level: 'normal' });
  }
  await act({ type: 'start' });
}
