import { unreachable } from '@saloon/kernel';
import type { ServerMessage, UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import { type EnforceDeps, enforce } from '../lobby/enforce.ts';
import type { Moderation } from '../lobby/moderation.ts';
import type { Matches } from '../matching/matches.ts';
import type { Session, UserSession } from '../net/session.ts';
import type { BlockList } from '../people/block-list.ts';
import type { Identity } from '../people/identity.ts';
import type { Notices } from '../people/notices.ts';
import type { Presence } from '../people/presence.ts';
import type { Store } from '../store/store.ts';
import type { ClusterBroadcast } from './messages.ts';

/** Connections that are compared with the store at a time. */
const AT_ONCE = 500;

export type BroadcastDeps = EnforceDeps & {
  readonly store: Pick<Store, 'query'>;
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
  /** Reads everything again, soon. */
  readonly reloadAfterLoss: () => void;
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
      return deps.reloadAfterLoss();
    default:
      return unreachable(news);
  }
}

function guarded({ log }: BroadcastDeps, work: Promise<void>): void {
  work.catch((error: unknown) => log.error({ err: error }, 'cannot reload after a broadcast'));
}

/** A broadcast was lost: everything it may have been about is read from the store. */
export async function reload(deps: BroadcastDeps): Promise<void> {
  for (const ruling of await deps.moderation.read()) enforce(deps, ruling);
  await deps.readLobby();
  await deps.blocks.read();
  await deps.notices.read();
  const sessions = [...deps.connections].flatMap(({ session }) => (session.state === 'welcomed' ? session : []));
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    await checkSessions(deps, sessions.slice(from, from + AT_ONCE));
}

/** Two queries for many connections: with one for each, some losses in a row would keep the store busy for minutes. */
async function checkSessions(deps: BroadcastDeps, sessions: readonly UserSession[]): Promise<void> {
  const users = [...new Set(sessions.map(({ identity }) => identity.user))];
  const [stored = [], devices = []] = await deps.store.query([
    ['SELECT id, secret_hash, name FROM users WHERE id = ANY ($1)', users],
    ['SELECT user_id AS id, secret_hash FROM devices WHERE user_id = ANY ($1)', users],
  ]);
  const names = new Map(stored.map(({ id, name }) => [id, String(name)]));
  const secrets = new Set([...stored, ...devices].map(({ id, secret_hash }) => `${id} ${secret_hash}`));
  for (const { identity, name, isSaved } of sessions) {
    const storedName = names.get(identity.user);
    if (storedName === undefined) continue;
    if (!secrets.has(`${identity.user} ${identity.secretHash}`)) deps.signOutDevice(identity);
    else if (isSaved && storedName !== name) deps.rename(identity.user, storedName);
  }
}
