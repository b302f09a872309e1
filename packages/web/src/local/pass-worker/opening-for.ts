import { type Seed, seat } from '@saloon/kernel';
import { type TableId, userId } from '@saloon/protocol';
import type { Opening } from '@saloon/table';
import type { PassOpening } from './contract.ts';

/** How a table on one device is opened: everyone is there and ready. Undefined if nobody but bots would play. */
export function openingFor({ game, options, chairs }: PassOpening, id: TableId, seed: Seed): Opening | undefined {
  const first = chairs.findIndex(({ type }) => type === 'person');
  const [host, ...guests] = chairs.flatMap((chair, at) =>
    chair.type === 'person' ? [{ user: userId(`pass-${at}`), name: chair.name, seat: seat(at) }] : [],
  );
  if (host === undefined) return undefined;
  return {
    id,
    seed,
    guests,
    host: { user: host.user, name: host.name },
    isReady: true,
    isUnhurried: true,
    request: {
      type: 'open-table',
      id: 'pass',
      game,
      options: { ...options },
      isPrivate: true,
      seats: chairs.map((chair, at) =>
        chair.type === 'bot' ? chair : { type: at === first ? ('me' as const) : ('open' as const) },
      ),
    },
  };
}
