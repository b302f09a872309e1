import { seatsOf, type Viewer } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Entry } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * The people whose seat or right to watch changes with this entry, and the viewers whose listeners have to be removed.
 */
export function reseatedBy(
  scene: Scene,
  entry: Entry,
): { readonly users: readonly UserId[]; readonly from: readonly Viewer[] } | undefined {
  switch (entry.type) {
    case 'sat':
      return { users: [entry.user], from: [entry.seat] };
    case 'stood':
    case 'cleared': {
      const occupant = scene.occupants[entry.seat];
      if (scene.play !== undefined || occupant?.type !== 'person') return undefined;
      return { users: [occupant.user], from: [entry.seat] };
    }
    case 'seat-answered': {
      const { seatRequest } = scene;
      if (seatRequest === undefined || !entry.isAgreed) return undefined;
      const { seat, user } = seatRequest;
      return { users: [scene.personAt(seat).user, user], from: [seat] };
    }
    case 'rules-set': {
      const going = seatsOf(scene.occupants.length).slice(entry.seats);
      const from = going.filter((seat) => scene.occupants[seat]?.type === 'person');
      return { users: from.map((seat) => scene.personAt(seat).user), from };
    }
    case 'dealt':
      return scene.watching.isAllowed ? undefined : everyWatcher(scene);
    case 'watching-set':
      return entry.isAllowed || scene.play === undefined ? undefined : everyWatcher(scene);
    case 'hosted':
      return scene.watching.isAllowed || scene.play === undefined ? undefined : everyWatcher(scene);
    default:
      return undefined;
  }
}

const everyWatcher = ({ spectators }: Scene) => ({ users: [...spectators], from: ['spectator'] }) as const;
