import type { FindGame } from '@saloon/catalog';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Limits } from './limits.ts';
import type { LobbyWatch } from './lobby/lobby-watch.ts';
import type { Moderation } from './lobby/moderation.ts';
import type { composeMatching } from './matching/compose-matching.ts';
import type { AuditLog } from './net/audit-log.ts';
import type { HandlerDeps } from './net/handle-message.ts';
import type { UserSession } from './net/session.ts';
import type { People } from './people/compose-people.ts';
import { isStillSignedIn } from './people/find-identity.ts';
import type { Identity } from './people/identity.ts';
import { revoke } from './people/revoke.ts';
import type { SessionChanges } from './people/session-changes.ts';
import { subscribe, unsubscribe } from './push/subscriptions.ts';
import type { TurnNotifications } from './push/turn-notifications.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { Store } from './store/store.ts';
import type { TableRegistry } from './tables/registry.ts';
import { sendSeenGame } from './tables/seen-game.ts';
import type { TableOpener } from './tables/table-opener.ts';
import type { TimeSlices } from './tables/time-slices.ts';
import type { composeTournaments } from './tournaments/compose-tournaments.ts';

export type ComposeHandlersDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly audit: AuditLog;
  readonly findGame: FindGame;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly tables: TableRegistry;
  readonly opener: TableOpener;
  readonly lobbyWatch: LobbyWatch;
  readonly matching: ReturnType<typeof composeMatching>;
  readonly moderation: Moderation;
  readonly tournaments: Pick<ReturnType<typeof composeTournaments>, 'onWelcome'>;
  readonly notifications: TurnNotifications | undefined;
  readonly people: People;
  readonly sessions: SessionChanges;
  readonly saveUser: (user: UserSession) => void;
};

/** Which part handles which message of a client. */
export function composeHandlers(deps: ComposeHandlersDeps): HandlerDeps {
  const { store, log, clock, audit, tables, opener, matching, moderation, notifications, people, sessions } = deps;
  const { notices } = people;
  const secrets = { store, log, signOutOthers: sessions.signOutOthers.bind(sessions) };
  const hasSecret = (identity: Identity) => isStillSignedIn(people.identities, identity);
  const pushDeps = { ...deps, hasSecret };
  return {
    ...{ log, clock, limits: deps.limits, audit, tables, saveUser: deps.saveUser, lobby: deps.lobbyWatch },
    identities: people.identities,
    isKept: (user) => people.records.people.isKept(user),
    clean: (text) => notices.clean(text),
    mayTalk: (user) => people.accountLimits.mayTalk(user),
    pushKey: notifications?.key,
    onWelcome(connection, { identity }) {
      if (notices.announcement !== '') connection.send({ type: 'announcement', text: notices.announcement });
      deps.tournaments
        .onWelcome(identity.user, (message) => connection.send(message))
        .catch((error: unknown) => log.warn({ err: error }, 'cannot tell a player that a tournament table waits'));
    },
    banOf: (user) => moderation.find('banned-user', user),
    rename: (user, name) => sessions.rename(user, name),
    openTable: (connection, user, message) => opener.open(connection, user, message),
    findMatch: matching.find,
    leaveMatch: matching.leave,
    changeSecret: (connection, user, message) => revoke(secrets, connection, user, message),
    subscribePush: (connection, { identity }, message) => subscribe(pushDeps, connection, identity.user, message),
    unsubscribePush: (connection, { identity }, message) => unsubscribe(pushDeps, connection, identity.user, message),
    sendSeenGame: (connection, user, message) => sendSeenGame(deps, connection, user, message),
  };
}
