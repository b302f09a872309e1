import type { Viewer } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Entry } from './entry.ts';
import type { Scene } from './scene.ts';

/** People who will have another place once this entry is applied, and the place whose listeners have to go. */
export function movedBy(
  scene: Scene,
  entry: Entry,
): { readonly users: readonly UserId[]; readonly from: Viewer } | undefined {
  switch (entry.type) {
    case 'sat':
      return { users: [entry.user], from: entry.seat };
    case 'stood':
    case 'cleared': {
      const chair = scene.chairs[entry.seat];
      if (scene.play !== undefined || chair?.type !== 'person') return undefined;
      return { users: [chair.user], from: entry.seat };
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

const everyWatcher = ({ spectators }: Scene) => ({ users: [...spectators], from: 'spectator' }) as const;
