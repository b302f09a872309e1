import { randomBytes } from 'node:crypto';
import { type Catalog, houseCatalog } from '@saloon/catalog';
import { type Seed, sha256 } from '@saloon/kernel';
import type { TableId, UserId } from '@saloon/protocol';
import type { Logger } from 'pino';
import { openBotPool } from './bots/bot-pool.ts';
import type { Clock } from './clock.ts';
import { applyBroadcast, type BroadcastDeps, reloadAfterLoss } from './cluster/apply-broadcast.ts';
import type { Bus } from './cluster/bus.ts';
import { Cluster } from './cluster/cluster.ts';
import { Lease } from './cluster/lease.ts';
import { composeDaily } from './daily/compose-daily.ts';
import { makeErrors } from './errors.ts';
import type { Health } from './http/api.ts';
import type { Limits } from './limits.ts';
import { decide, lift, type OperatorDeps } from './lobby/enforce.ts';
import { listedRow, titlesIn } from './lobby/listed-row.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyWatch } from './lobby/lobby-watch.ts';
import { Moderation } from './lobby/moderation.ts';
import { SeatedTables } from './lobby/seated-tables.ts';
import { TablesByAddress } from './lobby/tables-by-address.ts';
import { composeMatching } from './matching/compose-matching.ts';
import type { Metrics } from './metrics.ts';
import { AddressBlocks } from './net/address-blocks.ts';
import { AddressLimits } from './net/address-limits.ts';
import { AuditLog } from './net/audit-log.ts';
import { Connections } from './net/connections.ts';
import { type HandlerDeps, handleMessage } from './net/handle-message.ts';
import { Pinger } from './net/pinger.ts';
import type { UserSession } from './net/session.ts';
import type { Transport } from './net/transport.ts';
import { composePeople } from './people/compose-people.ts';
import type { Identity } from './people/identity.ts';
import { RatingLog } from './people/rating-log.ts';
import { RatingSettler } from './people/rating-settler.ts';
import { revoke } from './people/revoke.ts';
import { Users } from './people/users.ts';
import { subscribe, unsubscribe } from './push/subscriptions.ts';
import { type PushSetup, TurnNotifications } from './push/turn-notifications.ts';
import { SerialQueue } from './serial-queue.ts';
import { signerFrom } from './store/signing-key.ts';
import type { Ruling, RulingKind, Store } from './store/store.ts';
import { unlessDamaged } from './store/unless-damaged.ts';
import { codeStamp } from './tables/code-stamp.ts';
import { commitObserver } from './tables/commit-observer.ts';
import { CommitQueue } from './tables/commit-queue.ts';
import { sendHint } from './tables/hints.ts';
import { JoinCodes } from './tables/join-codes.ts';
import type { TableOutputs } from './tables/live-table.ts';
import { Maintenance } from './tables/maintenance.ts';
import { Recordings } from './tables/recordings.ts';
import { TableRegistry } from './tables/registry.ts';
import { sendSeenGame } from './tables/seen-game.ts';
import { TableOpener } from './tables/table-opener.ts';
import { TimeSlices } from './tables/time-slices.ts';
import { composeTournaments } from './tournaments/compose-tournaments.ts';
import { TurnWebhooks, type WebhookSetup } from './webhooks/turn-webhooks.ts';

export type ComposeSetup = {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** An unpredictable seed, a new one for each table. */
  readonly newSeed: () => Seed;
  /** The games, with the host's own editions. */
  readonly catalog?: Catalog;
  /** Threads in which bots think; 0 thinks in the main thread. */
  readonly botThreads?: number;
  /** Connects the servers that use the same store. */
  readonly bus?: Bus;
  /** Without it, no push notifications are sent. */
  readonly push?: PushSetup | undefined;
  /** Without it, no table can post to a webhook. */
  readonly webhooks?: WebhookSetup | undefined;
  /** Logs hashes of addresses instead of addresses. */
  readonly hashAddresses?: boolean | undefined;
  /** Bot runs of each level for each daily deal. None by default. */
  readonly dailyRuns?: number | undefined;
};

export type Server = ReturnType<typeof composeServer>;

/** Builds the server from its parts, without HTTP. This is the only place that knows all of them. */
export function composeServer(setup: ComposeSetup) {
  const {
    store,
    clock,
    limits,
    log,
    metrics,
    newSeed,
    catalog = houseCatalog,
    botThreads = 0,
    bus,
    push: calls,
  } = setup;
  /** Names this server among those that use the store. */
  const server = randomBytes(8).toString('hex');
  const { findGame, editions } = catalog;
  const errors = makeErrors(metrics, log);
  let isStopping = false;

  const lease = bus && new Lease(store, server, clock, onLeaseBroken);
  const queue = new CommitQueue(store, server, clock, commitObserver(metrics, log, errors.report), lease);
  const users = new Users(queue);
  const saveUser = (user: UserSession) => users.save(user);
  const slices = new TimeSlices(clock);
  const heavyWork = new SerialQueue();
  const bots = openBotPool({ threads: botThreads, editions, clock, log, metrics });
  const moderation = new Moderation(store, clock.wall);
  const audit = new AuditLog(log, metrics, clock.monotonic, setup.hashAddresses ?? false);
  const addressLimits = new AddressLimits(limits, clock.monotonic);
  const blocks = new AddressBlocks(limits, clock.monotonic);
  const notifications = calls && new TurnNotifications({ store, clock, log, metrics }, calls);
  const lobby = new Lobby({ shown: limits.lobbyRows, kept: limits.lobbyKept, titlesOf: titlesIn(catalog) });

  const people = composePeople({
    server,
    store,
    clock,
    log,
    findGame,
    notifications,
    onPersonDeleted: () => recordings.forget(),
    isCluster: bus !== undefined,
    publish: (news) => cluster?.publish(news),
    connections: () => connections,
    isPlaying: (user) => seated.tablesOf(user).some(({ stored }) => stored.phase === 'playing'),
    renameAt: ({ id }, user, name) =>
      tables.load(id, (found) => {
        if (found.type === 'local') found.table.rename(user, name);
      }),
  });
  const isFormer = async (user: UserId) => (await people.records.people.find(user))?.deletedAt !== undefined;
  const recordings = new Recordings(store, catalog, heavyWork, slices, signerFrom(store.key).sign, isFormer);
  const webhooks = setup.webhooks && new TurnWebhooks({ safety: people.safety, clock, log, findGame }, setup.webhooks);

  const cluster =
    bus &&
    new Cluster({
      bus,
      server,
      store,
      clock,
      metrics,
      log,
      errors,
      saveUser,
      tables: {
        find: (id, call) => tables.find(id, call),
        subscribe: (...args) => tables.subscribe(...args),
        afterLoading: (id, run) => tables.afterLoading(id, run),
        play: (subscription, id, command) => tables.play(subscription, id, command),
        load: (id) => tables.load(id),
      },
      sendHint: (subscription, id) => sendHint(bots, subscription, id),
      seated: {
        watchedUsers: () => seated.watchedUsers(),
        liveRows: (user) => seated.liveRows(user),
        onRemoteChange: (user, table, row) => seated.onRemoteChange(user, table, row),
      },
      loadOrphans: () => maintenance.loadOrphans(),
      applyBroadcast: (news) => applyBroadcast(shared, news),
      reloadAfterLoss: () => reloadAfterLoss(shared),
    });

  const daily = composeDaily({
    store,
    clock,
    log,
    catalog,
    slices,
    heavyWork,
    tables: () => tables,
    runsPerLevel: setup.dailyRuns ?? 0,
  });
  const isSignedIn = async (user: UserId): Promise<boolean> => {
    const person = await people.records.people.find(user);
    return person !== undefined && person.deletedAt === undefined;
  };
  const ratings = new RatingLog(store.query);
  const settler = new RatingSettler({ ratings, clock, log });
  const seated = new SeatedTables(store, clock.wall, cluster?.lists);
  const stamp = sha256(`${codeStamp()} ${JSON.stringify(editions)}`);
  const outputs: TableOutputs = {
    rowChanged(table, row) {
      const listed = mayList(table) ? row : undefined;
      lobby.update(table, listed);
      cluster?.publish({ type: 'row', table, row: listed });
    },
    saveSnapshot(snapshot) {
      store.saveSnapshot({ ...snapshot, stamp }, server).catch((error: unknown) => {
        // The log is complete without it, and the next one comes soon.
        log.warn({ err: error, table: snapshot.table }, 'cannot save a snapshot of a table');
      });
    },
    onRatedGameOver: () => settler.schedule(),
    onDealOver: (table) => daily.onDealOver(table),
    onTurnChanged(table, before, now) {
      if (isStopping || tables.get(table.id) !== table) return;
      notifications?.onTurnChanged(table, before, now);
      webhooks?.onTurnChanged(table, before, now);
    },
  };
  const tables = new TableRegistry({
    store,
    server,
    clock,
    limits,
    log,
    metrics,
    errors,
    slices,
    stamp,
    findGame,
    bots,
    queue,
    outputs,
    saveUser,
    remote: cluster?.tables,
    isSignedIn,
    isClosed: (table) => moderation.has('closed-table', table),
    isBarred: (user, host) => people.blocks.has(host, user),
    onCommitted: (table) => seated.changed(table),
    onUnloaded: (table) => seated.onUnloaded(table),
    onGameOver: (table) => opener.openRematch(table),
  });
  const byAddress = new TablesByAddress((table) => lobby.has(table) || tables.get(table) !== undefined);
  const opener = new TableOpener({
    tables,
    store,
    limits,
    clock,
    log,
    audit,
    byAddress,
    findGame,
    newSeed,
    saveUser,
    isSignedIn,
  });
  const isCluster = cluster !== undefined;
  const opening = { store, clock, log, server, isCluster, tables, findGame, newSeed };
  const matching = composeMatching({ ...opening, publish: (news) => cluster?.publish(news), isSignedIn });
  const tournaments = composeTournaments({ ...opening, people });
  const unlist = (table: TableId) => {
    lobby.update(table, undefined);
    cluster?.publish({ type: 'row', table, row: undefined });
  };
  const maintenance = new Maintenance({ store, clock, limits, log, tables, server, isCluster, unlist });

  const watchRemote = (user: UserId, isWatched: boolean) => cluster?.watch(user, isWatched);
  const lobbyWatch = new LobbyWatch({ lobby, seated, log, watchRemote });
  const handlers: HandlerDeps = {
    identities: people.identities,
    clean: (text) => people.notices.clean(text),
    mayTalk: (user) => people.accountLimits.mayTalk(user),
    log,
    clock,
    audit,
    tables,
    saveUser,
    lobby: lobbyWatch,
    pushKey: notifications?.key,
    onWelcome(connection) {
      const { announcement: text } = people.notices;
      if (text !== '') connection.send({ type: 'announcement', text });
    },
    isBanned: (user) => moderation.has('banned-user', user),
    rename: renameUser,
    openTable: (connection, user, message) => opener.open(connection, user, message),
    findMatch: matching.find,
    leaveMatch: (_, { identity }) => matching.matches.leave(identity.user),
    changeSecret: (connection, user, message) =>
      revoke({ store, log, signOutOthers: signOutEverywhere }, connection, user, message),
    subscribePush: (connection, { identity }, message) =>
      subscribe({ store, clock, limits, log, notifications }, connection, identity.user, message),
    unsubscribePush: (connection, { identity }, message) =>
      unsubscribe({ store, clock, limits, log, notifications }, connection, identity.user, message),
    sendSeenGame: (connection, user, message) =>
      sendSeenGame({ store, clock, log, slices, heavyWork, findGame }, connection, user, message),
  };
  const pings = new Pinger({ clock, limits, audit });
  const connections = new Connections({
    limits,
    clock,
    log,
    metrics,
    errors,
    audit,
    blocks,
    addressLimits,
    pings,
    tables,
    handle: (connection, message) => handleMessage(handlers, connection, message),
    isBanned: (address) => moderation.has('banned-address', address),
    unwatchLobby: (connection) => {
      lobbyWatch.unwatch(connection);
      matching.matches.disconnected(connection);
    },
  });

  /** What operators and other servers change here. */
  const shared: BroadcastDeps = {
    store,
    log,
    lobby,
    moderation,
    connections,
    readLobby,
    matches: matching.matches,
    rename: renameHere,
    signOutOthers: (identity) => void connections.signOutOthers(identity),
    signOutDevice: (identity) => connections.signOutDevice(identity),
    hasDevice: people.identities.hasDevice,
    blocks: people.blocks,
    presence: people.presence,
    notices: people.notices,
    deliver: (user, message) => void connections.deliver(user, message),
    onPersonDeleted: () => recordings.forget(),
    closeTable: (table) => tables.close(table),
    expelBanned: (isBanned) => connections.expelBanned(isBanned),
  };

  const operator: OperatorDeps = { ...shared, publish: (news) => cluster?.publish(news) };

  function onLeaseBroken(): void {
    log.warn('the lease ran out while this server slept or had no database: other servers may hold its tables now');
    tables.assertLeases();
  }

  /** Do operators allow this table in the lobby? */
  function mayList(table: TableId): boolean {
    return !moderation.has('hidden-table', table) && !moderation.has('closed-table', table);
  }

  async function readLobby(): Promise<void> {
    const stored = await unlessDamaged(store.lobby(limits.lobbyKept), log);
    lobby.replace(stored.flatMap(listedRow).filter(({ id }) => mayList(id)));
  }

  function renameUser(user: UserSession, name: string): void {
    user.isSaved = false;
    renameHere(user.identity.user, name);
    saveUser(user);
    cluster?.publish({ type: 'renamed', user: user.identity.user, name });
  }

  /** On all connections and at all tables in memory; at other tables when the user next joins. */
  function renameHere(user: UserId, name: string): void {
    connections.rename(user, name);
    for (const table of seated.tablesOf(user)) table.rename(user, name);
  }

  function signOutEverywhere(identity: Identity): void {
    connections.signOutOthers(identity);
    cluster?.publish({ type: 'revoked', ...identity });
  }

  function signOutDevice(identity: Identity): void {
    connections.signOutDevice(identity);
    cluster?.publish({ type: 'device-signed-out', ...identity });
  }

  function health(): Health {
    const isAway = store.connectionError?.() !== undefined;
    const isWell = !isAway && !tables.isFailing && !isStopping;
    return {
      status: isWell ? 'ok' : isStopping ? 'stopping' : isAway ? 'database-away' : 'storage-full',
      connections: connections.size,
      tables: tables.size,
      ...(cluster === undefined ? {} : { bus: cluster.bus }),
    };
  }

  /** Reads the lobby, and loads tables whose timers may be due. */
  async function start(): Promise<void> {
    await lease?.start();
    // Listens before it reads: no change in between is lost.
    await cluster?.start();
    await moderation.read();
    await people.start();
    await readLobby();
    await maintenance.start();
    // Games whose ratings a crash left open.
    settler.schedule();
    tournaments.start();
    await daily.start();
  }

  /** Commits everything, disconnects everybody, and closes the store. */
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    connections.stopAccepting();
    maintenance.stop();
    tables.stop();
    pings.stop();
    notifications?.stop();
    people.stop();
    await queue.idle();
    await tournaments.stop();
    await matching.stop();
    await settler.stop();
    await daily.stop();
    // Other servers take our tables over while we close.
    await lease?.end().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot end the lease: other servers take the tables over when it has run out');
    });
    cluster?.publish({ type: 'goodbye' });
    connections.expelEverybody();
    await cluster?.close();
    await bots.stop();
    await store.close();
  }

  return {
    id: server,
    store,
    clock,
    limits,
    log,
    metrics,
    catalog,
    queue,
    tables,
    lobby,
    seated,
    moderation,
    people,
    recordings,
    joinCodes: new JoinCodes({ tickets: people.records.tickets, store }),
    canPostWebhooks: webhooks !== undefined,
    connections,
    addressLimits,
    blocks,
    audit,
    cluster,
    notifications,
    ratings,
    settler,
    daily,
    matches: matching.matches,
    tournaments,
    heavyWork,
    slices,
    stamp,
    connect: (transport: Transport) => connections.connect(transport),
    signOutEverywhere,
    signOutDevice,
    reloadAfterLoss: () => reloadAfterLoss(shared),
    decide: (ruling: Ruling) => decide(operator, ruling),
    lift: (kind: RulingKind, subject: string) => lift(operator, kind, subject),
    health,
    start,
    stop,
  };
}
