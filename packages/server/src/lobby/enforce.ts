import { unreachable } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import type { House } from '../house.ts';
import { CLOSE } from '../net/transport.ts';
import type { Ruling, RulingKind } from '../store/store.ts';

/** An operator has decided something: it is kept, and holds here and on every other server. */
export async function decide(house: House, ruling: Ruling): Promise<void> {
  await house.moderation.rule(ruling);
  enforce(house, ruling);
  house.cluster?.publish({ type: 'ruling', ruling });
}

/** An operator takes a decision back. */
export async function lift(house: House, kind: RulingKind, subject: string): Promise<void> {
  await house.moderation.lift(kind, subject);
  await house.readLobby();
  house.cluster?.publish({ type: 'lifted', kind, subject });
}

/** Makes a ruling true on this server. */
export function enforce(house: House, { kind, subject }: Pick<Ruling, 'kind' | 'subject'>): void {
  switch (kind) {
    case 'hidden-table':
      return house.lobby.update(tableId(subject), undefined);
    case 'closed-table':
      house.lobby.update(tableId(subject), undefined);
      return house.tables.close(tableId(subject));
    case 'banned-user':
    case 'banned-address':
      for (const connection of [...house.connections]) {
        const { address, user } = connection.origin;
        if (subject === (kind === 'banned-user' ? user : address)) connection.expel('banned', CLOSE.policy);
      }
      return;
    default:
      return unreachable(kind);
  }
}
