import { randomBytes } from 'node:crypto';
import { builtInCatalog } from '@saloon/catalog';
import { sha256 } from '@saloon/kernel';
import type { ServerMessage, UserId } from '@saloon/protocol';
import { openBotPool } from './bots/bot-pool.ts';
import { applyBroadcast, type BroadcastDeps, reload } from './cluster/apply-broadcast.ts';
import { Cluster } from './cluster/cluster.ts';
import { Lease } from './cluster/lease.ts';
import type { ClusterBroadcast } from './cluster/messages.ts';
import { composeHandlers } from './compose-handlers.ts';
import type { ComposeSetup } from './compose-setup.ts';
import { composeDaily } from './daily/compose-daily.ts';
import { isOpenDeal } from './daily/days.ts';
import { makeErrors } from './errors.ts';
import type { Health } from './http/api.ts';
import { decide, lift, type OperatorDeps } from './lobby/enforce.ts';
import { titlesIn } from './lobby/listed-row.ts';
import { ListedTables } from './lobby/listed-tables.ts';
import { Lobby } from './lobby/lobby.ts';
import { LobbyWatch } from './lobby/lobby-watch.ts';
import { Moderation } from './lobby/moderation.ts';
import { SeatedTables } from './lobby/seated-tables.ts';
import { TablesByAddress } from './lobby/tables-by-address.ts';
import { composeMatching } from './matching/compose-matching.ts';
import { AddressBlocks } from './net/address-blocks.ts';
import { AddressLimits } from './net/address-limits.ts';
import { AuditLog } from './net/audit-log.ts';
import { Connections } from './net/connections.ts';
import { handleMessage } from './net/handle-message.ts';
import { Pinger } from './net/pinger.ts';
import type { UserSession } from './net/session.ts';
import type { Transport } from './net/transport.ts';
import { composePeople } from './people/compose-people.ts';
import type { Identity } from './people/identity.ts';
import { RatingLog } from './people/rating-log.ts';
import { RatingSettler } from './people/rating-settler.ts';
import { SessionChanges } from './people/session-changes.ts';
import { Users } from './people/users.ts';
import { TurnNotifications } from './push/turn-notifications.ts';
import { Repeating } from './repeating.ts';
import { SerialQueue } from './serial-queue.ts';
import { signerFrom } from './store/signing-key.ts';
import type { Ruling, RulingKind } from './store/store.ts';
import { codeStamp } from './tables/code-stamp.ts';
import { commitObserver } from './tables/commit-observer.ts';
import { CommitQueue } from './tables/commit-queue.ts';
import { sendHint } from './tables/hints.ts';
import { JoinCodes } from './tables/join-codes.ts';
import type { TableOutputs } from './tables/live-table.ts';
import { Maintenance } from './tables/maintenance.ts';
import { Recordings } from './tables/recordings.ts';
import { TableRegistry } from './tables/registry.ts';
import { TableOpener } from './tables/table-opener.ts';
import { TableSlots } from './tables/table-slots.ts';
import { TimeSlices } from './tables/time-slices.ts';
import { composeTournaments } from './tournaments/compose-tournaments.ts';
import { TurnWebhooks } from './webhooks/turn-webhooks.ts';

/** After a failed reload it is tried again this many milliseconds later. */
const RELOAD_AGAIN = 5000;

export type Server = ReturnType<typeof composeServer>;

/** Builds the server from its parts, without HTTP. This is the only place that knows all of them. */
export function composeServer(setup: ComposeSetup) {
  const { store, clock, limits, log, metrics, newSeed, catalog = builtInCatalog, botThreads = 0, bus } = setup;
  /** Names this server among those that use the store. */
  const server = randomBytes(8).toString('hex');
  const { findGame, editions } = catalog;
  const isCluster = bus !== undefined;
  const errors = makeErrors(metrics, log);
  /** What most parts need. Each names what it uses in its own type. */
  const common = { server, store, clock, limits, log, metrics, errors, catalog, findGame, newSeed, isCluster };
  const publish = (news: ClusterBroadcast) => cluster?.publish(news);
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
  const notifications = setup.push && new TurnNotifications(common, setup.push);
  const lobby = new Lobby({ shown: limits.lobbyRows, kept: limits.lobbyKept, titlesOf: titlesIn(catalog) });
  const listed = new ListedTables({ lobby, store, moderation, log, most: limits.lobbyKept, publish });

  const people = composePeople({
    ...common,
    notifications,
    publish,
    onPersonDeleted: () => recordings.forget(),
    connections: () => connections,
    isPlaying: (user) => seated.tablesOf(user).some(({ stored }) => stored.phase === 'playing'),
    renameAt: ({ id }, user, name) =>
      new Promise((resolve) =>
        tables.load(id, (found) => {
          if (found.type === 'local') found.table.rename(user, name);
          resolve();
        }),
      ),
  });
  const isFormer = async (user: UserId) => (await people.records.people.find(user))?.deletedAt !== undefined;
  const isSignedIn = (user: UserId) => people.records.people.isKept(user);
  const recordings = new Recordings(store, catalog, heavyWork, slices, signerFrom(store.key).sign, isFormer, (of) =>
    isOpenDeal(of, clock.wall()),
  );
  const webhooks = setup.webhooks && new TurnWebhooks({ safety: people.safety, clock, log, findGame }, setup.webhooks);

  const cluster =
    bus &&
    new Cluster({
      ...common,
      bus,
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
      reloadAfterLoss: () => reloads.poke(),
    });

  const runsPerLevel = setup.dailyRuns ?? 0;
  const daily = composeDaily({ ...common, slices, heavyWork, tables: () => tables, runsPerLevel });
  const ratings = new RatingLog(store.query, (table, error) =>
    log.error({ err: error, table }, 'cannot rate a finished game: it is left out'),
  );
  const settler = new RatingSettler({ ratings, clock, log });
  const seated = new SeatedTables(store, clock.wall, cluster?.lists);
  const stamp = sha256(`${codeStamp()} ${JSON.stringify(editions)}`);
  const outputs: TableOutputs = {
    rowChanged: (table, row) => listed.set(table, row),
    saveSnapshot(snapshot) {
      store.saveSnapshot({ ...snapshot, stamp }, server).catch((error: unknown) => {
        // The log is complete without it, and the next one comes soon.
        log.warn({ err: error, table: snapshot.table }, 'cannot save a snapshot of a table');
      });
    },
    onRatedGameOver: () => settler.schedule(),
    onDealOver: (table) => daily.onDealOver(table),
    onCalledOff: (...args) => matching.onCalledOff(...args),
    onTurnChanged(table, before, now) {
      if (isStopping || tables.get(table.id) !== table) return;
      notifications?.onTurnChanged(table, before, now);
      webhooks?.onTurnChanged(table, before, now);
    },
  };
  const tables = new TableRegistry({
    ...common,
    ...{ slices, stamp, bots, queue, outputs, saveUser, isSignedIn },
    remote: cluster?.tables,
    isClosed: (table) => moderation.has('closed-table', table),
    isBarred: (user, host) => people.blocks.has(host, user),
    onCommitted: (table) => seated.changed(table),
    onUnloaded: (table) => seated.onUnloaded(table),
    onGameOver: (table) => opener.openRematch(table),
  });
  const byAddress = new TablesByAddress((table) => lobby.has(table) || tables.get(table) !== undefined);
  const slots = new TableSlots(store, limits.tablesPerUser);
  const opener = new TableOpener({ ...common, tables, slots, audit, byAddress, saveUser, isSignedIn });
  const tell = (user: UserId, message: ServerMessage) => connections.deliver(user, message);
  const matching = composeMatching({ ...common, tables, publish, tell, isSignedIn });
  const tournaments = composeTournaments({ ...common, tables, people });
  const maintenance = new Maintenance({ ...common, tables, unlist: (table) => listed.set(table, undefined) });

  const watchRemote = (user: UserId, isWatched: boolean) => cluster?.watch(user, isWatched);
  const lobbyWatch = new LobbyWatch({ lobby, seated, log, watchRemote });
  const pings = new Pinger({ clock, limits, audit });
  const connections = new Connections({
    ...common,
    ...{ audit, blocks, addressLimits, pings, tables, pushKey: notifications?.key },
    handle: (connection, message) => handleMessage(handlers, connection, message),
    banOf: (address) => moderation.find('banned-address', address),
    unwatchLobby: (connection) => {
      lobbyWatch.unwatch(connection);
      matching.matches.disconnected(connection);
    },
  });
  const tablesOf = (user: UserId) => seated.tablesOf(user);
  const sessions = new SessionChanges({ connections, tablesOf, saveUser, publish });
  const handlers = composeHandlers({
    ...common,
    ...{ audit, slices, heavyWork, tables, opener, lobbyWatch, matching, moderation, notifications },
    ...{ people, sessions, saveUser, tournaments },
  });

  /** What operators and other servers change here. */
  const shared: BroadcastDeps = {
    ...{ store, log, lobby, moderation, connections, matches: matching.matches },
    readLobby: () => listed.read(),
    rename: (user, name) => sessions.renameHere(user, name),
    signOutOthers: (identity) => void connections.signOutOthers(identity),
    signOutDevice: (identity) => connections.signOutDevice(identity),
    reloadAfterLoss: () => reloads.poke(),
    blocks: people.blocks,
    presence: people.presence,
    notices: people.notices,
    deliver: (...told) => void connections.deliver(...told),
    onPersonDeleted: () => recordings.forget(),
    closeTable: (table) => tables.close(table),
    expelBanned: (isBanned, ban) => connections.expelBanned(isBanned, ban),
  };
  const reloads = new Repeating({
    clock,
    work: async () => void (await reload(shared)),
    onError: (error) => log.error({ err: error }, 'cannot reload after a broadcast'),
    retry: RELOAD_AGAIN,
  });
  const operator: OperatorDeps = { ...shared, publish };

  function onLeaseBroken(): void {
    log.warn('the lease ran out while this server slept or had no database: other servers may hold its tables now');
    tables.assertLeases();
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
    await listed.read();
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
    webhooks?.stop();
    await people.stop();
    await queue.idle();
    await reloads.stop();
    await tournaments.stop();
    await matching.stop();
    await settler.stop();
    await daily.stop();
    // Other servers take our tables over while we close.
    await lease?.end().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot end the lease: other servers take the tables over when it has run out');
    });
    publish({ type: 'goodbye' });
    connections.expelEverybody();
    await cluster?.close();
    await bots.stop();
    await store.close();
  }

  return {
    ...{ id: server, store, clock, limits, log, metrics, catalog, stamp, heavyWork, slices },
    ...{
      queue,
      tables,
      slots,
      byAddress,
      lobby,
      seated,
      moderation,
      people,
      recordings,
      connections,
      addressLimits,
      blocks,
      audit,
    },
    ...{ cluster, notifications, ratings, settler, daily, tournaments, matches: matching.matches },
    joinCodes: new JoinCodes({ tickets: people.records.tickets, store }),
    webhooks,
    connect: (transport: Transport) => connections.connect(transport),
    signOutEverywhere: (identity: Identity) => sessions.signOutOthers(identity),
    signOutDevice: (identity: Identity) => sessions.signOutDevice(identity),
    reloadAfterLoss: () => reloads.poke(),
    decide: (ruling: Ruling) => decide(operator, ruling),
    lift: (kind: RulingKind, subject: string) => lift(operator, kind, subject),
    health,
    start,
    stop,
  };
}
