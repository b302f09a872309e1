import { effect } from '@preact/signals';
import type { Connection } from '@saloon/client';
import { adoptName, savedName } from './identity.ts';
import { watched } from './watched.ts';

type NameServer = Pick<Connection, 'status' | 'user' | 'rename'> & Parameters<typeof watched>[0];

/** Sends a name that this person has saved until the server has it. Otherwise the server's name is the right one. */
export function followName(server: NameServer): void {
  const user = watched(server, () => (server.status.type === 'online' ? server.user : undefined));
  let asked: { readonly name: string; readonly before: Connection['user'] } | undefined;
  effect(() => {
    const [welcomed, saved] = [user.value, savedName.value];
    if (welcomed === undefined) {
      asked = undefined;
    } else if (saved === undefined || saved === welcomed.name || (asked?.name === saved && asked.before !== welcomed)) {
      adoptName(welcomed.name);
    } else if (asked?.name !== saved) {
      asked = { name: saved, before: welcomed };
      server.rename(saved);
    }
  });
}
