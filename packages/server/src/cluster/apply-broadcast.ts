import { unreachable } from '@saloon/kernel';
import type { ServerMessage, UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import { type EnforceDeps, enforce } from '../lobby/enforce.ts';
import type { Moderation } from '../lobby/moderation.ts';
import type { Matches } from '../matching/matches.ts';
import type { Session } from '../net/session.ts';
import type { BlockList } from '../people/block-list.ts';
import type { Identity } from '../people/identity.ts';
import type { Notices } from '../people/notices.ts';
import type { Presence } from '../people/presence.ts';
import type { Store } from '../store/store.ts';
import type { ClusterBroadcast } from './messages.ts';

export type BroadcastDeps = EnforceDeps & {
  readonly store: Pick<Store, 'user'>;
  readonly log: Logger;
  readonly moderation: Moderation;
  readonly connections: Iterable<{ readonly session: Session }>;
  readonly readLobby: () => Promise<void>;
  readonly matches: Pick<Matches, 'apply'>;
  /** A user has a new name: on their connections and at the tables in memory. */
  readonly rename: (user: UserId, name: string) => void;
  readonly signOutOthers: (identity: Identity) => void;
  readonly signOutDevice: (identity: Identity) => void;
  readonly blocks: BlockList;
  readonly presence: Presence;
  readonly notices: Notices;
  readonly deliver: (user: UserId, message: ServerMessage, exceptFor?: string) => void;
  readonly onPersonDeleted: (user: UserId) => void;
  readonly hasDevice: (user: UserId, secretHash: string) => Promise<boolean>;
};

/** Applies here what another server has broadcast. */
export function applyBroadcast(deps: BroadcastDeps, news: Exclude<ClusterBroadcast, { type: 'goodbye' }>): void {
  switch (news.type) {
    case 'row':
      return deps.lobby.update(news.table, news.row);
    case 'renamed':
      return deps.rename(news.user, news.name);
    case 'revoked':
      return deps.signOutOthers(news);
    case 'device-signed-out':
      return deps.signOutDevice(news);
    case 'blocked':
      return deps.blocks.set(news.user, news.other, news.isBlocked);
    case 'deliver':
      return deps.deliver(news.user, news.message, news.exceptFor);
    case 'presence':
      return deps.presence.onRemote(news.server, news.online, news.playing);
    case 'notices-changed':
      return guarded(deps, deps.notices.read());
    case 'person-deleted':
      return deps.onPersonDeleted(news.user);
    case 'match-waits':
    case 'match-left':
    case 'match-found':
    case 'match-off':
      return deps.matches.apply(news);
    case 'ruling':
      deps.moderation.add(news.ruling);
      return enforce(deps, news.ruling);
    case 'lifted':
      deps.moderation.remove(news.kind, news.subject);
      return reloadAfterLoss(deps);
    default:
      return unreachable(news);
  }
}

/** A broadcast was lost: everything it may have been about is read from the store. */
export function reloadAfterLoss(deps: BroadcastDeps): void {
  guarded(deps, reload(deps));
}

function guarded({ log }: BroadcastDeps, work: Promise<void>): void {
  work.catch((error: unknown) => log.error({ err: error }, 'cannot reload after a broadcast'));
}

async function reload(deps: BroadcastDeps): Promise<void> {
  for (const ruling of await deps.moderation.read()) enforce(deps, ruling);
  await deps.readLobby();
  await deps.blocks.read();
  await deps.notices.read();
  for (const { session } of [...deps.connections]) {
    if (session.state !== 'welcomed') continue;
    const { identity, name } = session;
    const stored = await deps.store.user(identity.user);
    if (stored === undefined) continue;
    const isOurs =
      stored.secretHash === identity.secretHash || (await deps.hasDevice(identity.user, identity.secretHash));
    if (!isOurs) {
      deps.signOutDevice(identity);
    } else if (session.isSaved && stored.name !== name && session.name === name) {
      deps.rename(identity.user, stored.name);
    }
  }
}
