import { unreachable } from '@saloon/kernel';
import type { House } from '../house.ts';
import { enforce } from '../lobby/enforce.ts';
import type { ClusterBroadcast } from './messages.ts';
import type { RemoteSubscribers } from './remote-subscribers.ts';

/** Something has happened on another server that people here have to see as well. */
export function applyBroadcast(
  house: House,
  envoys: RemoteSubscribers,
  news: Exclude<ClusterBroadcast, { type: 'goodbye' }>,
): void {
  switch (news.type) {
    case 'row':
      return house.lobby.update(news.table, news.row);
    case 'renamed':
      envoys.rename(news.user, news.name);
      return house.renamed(news.user, news.name);
    case 'revoked':
      house.signOut(news);
      return;
    case 'ruling':
      house.moderation.add(news.ruling);
      return enforce(house, news.ruling);
    case 'lifted':
      house.moderation.remove(news.kind, news.subject);
      return reloadAfterLoss(house);
    default:
      return unreachable(news);
  }
}

/** Some news was missed: everything that it may have been about is read from the store. */
export function reloadAfterLoss(house: House): void {
  readAgain(house).catch((error: unknown) => {
    house.log.error({ err: error }, 'cannot read again what was missed');
  });
}

async function readAgain(house: House): Promise<void> {
  for (const ruling of await house.moderation.read()) enforce(house, ruling);
  await house.readLobby();
  for (const { session } of [...house.connections]) {
    if (session.state !== 'welcomed') continue;
    const { identity, name } = session;
    const stored = await house.store.user(identity.user);
    if (stored === undefined) continue;
    if (stored.secretHash !== identity.secretHash) house.signOut({ ...identity, secretHash: stored.secretHash });
    else if (session.isSaved && stored.name !== name && session.name === name)
      house.renamed(identity.user, stored.name);
  }
}
