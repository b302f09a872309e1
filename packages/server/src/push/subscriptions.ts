import type { ClientMessage } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** A device wants to be called. It is answered when that is durable; sent again, it is answered again. */
export function subscribe(
  house: House,
  connection: Connection,
  guest: UserSession,
  { id, line }: Message<'call-me'>,
): void {
  const { callers, store, clock, limits } = house;
  if (callers === undefined) return connection.refuse(id, 'no-calls');
  if (!connection.addressBudget.heavyWork.take(clock.monotonic())) return connection.refuse(id, 'too-fast');
  if (!callers.accepts(line)) return connection.refuse(id, 'unknown-push-service', undefined, 'line');
  const { user } = guest.identity;
  answer(
    house,
    connection,
    id,
    'on',
    store.savePushSubscription({ user, line, keptAt: clock.wall() }, limits.callsPerUser),
  );
}

export function unsubscribe(
  house: House,
  connection: Connection,
  guest: UserSession,
  { id, endpoint }: Message<'call-me-not'>,
): void {
  if (!connection.addressBudget.heavyWork.take(house.clock.monotonic())) return connection.refuse(id, 'too-fast');
  answer(house, connection, id, 'off', house.store.deletePushSubscription(guest.identity.user, endpoint));
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
