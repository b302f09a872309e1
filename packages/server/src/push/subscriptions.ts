import type { ClientMessage } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { Guest } from '../net/session.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** A device wants to be called. It is answered when that is durable; sent again, it is answered again. */
export function callMe(house: House, connection: Connection, guest: Guest, { id, line }: Message<'call-me'>): void {
  const { callers, store, clock, limits } = house;
  if (callers === undefined) return connection.refuse(id, 'no-calls');
  if (!connection.neighbour.works.take(clock.monotonic())) return connection.refuse(id, 'too-fast');
  if (!callers.takes(line)) return connection.refuse(id, 'unknown-push-service', undefined, 'line');
  const { user } = guest.identity;
  answer(house, connection, id, 'on', store.keepCall({ user, line, keptAt: clock.wall() }, limits.callsPerUser));
}

export function callMeNot(
  house: House,
  connection: Connection,
  guest: Guest,
  { id, endpoint }: Message<'call-me-not'>,
): void {
  if (!connection.neighbour.works.take(house.clock.monotonic())) return connection.refuse(id, 'too-fast');
  answer(house, connection, id, 'off', house.store.dropCall(guest.identity.user, endpoint));
}

function answer(house: House, connection: Connection, id: string, are: 'on' | 'off', done: Promise<void>): void {
  done.then(
    () => connection.send({ type: 'calls', id, are }),
    (error: unknown) => {
      house.log.error({ err: error }, 'cannot keep where somebody is called');
      connection.refuse(id, 'storage-full');
    },
  );
}
