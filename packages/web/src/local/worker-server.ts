import {
  type ClientMessage,
  jsonText,
  PROTOCOL,
  type ServerMessage,
  type TableId,
  tableId,
  userId,
} from '@saloon/protocol';
import { parseRecording } from '@saloon/recording';
import {
  findGame,
  HostedTable,
  type Opening,
  openTable,
  rebuildTable,
  seenSoFar,
  type TableActor,
  type Thinkers,
  whatIfOpening,
} from '@saloon/table';
import type { PlayOn } from './play-on.ts';
import { WorkerBots } from './worker-bots.ts';
import { newSeed, type WorkerEnv } from './worker-env.ts';

const ME = userId('solo');
/** How often the round trip to the page is measured during a game. */
const PING_MS = 10_000;
const ROUND_TRIPS = 5;

/**
 * A server for one person, in a worker of this browser: it takes a server's messages and sends a server's replies. Entries
 * are stored as they come; after a reload the table is rebuilt from them.
 */
export class SoloServer {
  readonly #env: WorkerEnv;
  readonly #tables = new Map<TableId, HostedTable>();
  readonly #held = new Map<TableId, Promise<void>>();
  #name = '';
  #roundTrips: number[] = [];
  #ping = { n: 0, at: 0 };
  #cancelPing: (() => void) | undefined;
  readonly #bots: WorkerBots;
  readonly #thinkers: Thinkers = {
    ask: (question, game) =>
      this.#bots.pool.ask(question, game, (reply) => {
        this.#tables.get(question.table)?.run((actor, at) => actor.decide(question, reply, at));
      }),
  };

  constructor(env: WorkerEnv) {
    this.#env = env;
    this.#bots = new WorkerBots(env);
  }

  async hear(message: ClientMessage | PlayOn): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.#name = message.name ?? '';
        return this.#say({ type: 'welcome', protocol: PROTOCOL, user: ME, name: this.#name });
      case 'set-name':
        return this.#rename(message.name);
      case 'open-table':
        return this.#open(message);
      case 'join':
        return this.#join(tableId(message.table), message.since);
      case 'shown':
        return this.#shown(tableId(message.table), message.version);
      case 'unjoin':
        return this.#unjoin(tableId(message.table));
      case 'do':
        return this.#do(message);
      case 'ask-hint':
        return this.#hint(tableId(message.table), message.id);
      case 'ask-seen':
        return this.#seen(tableId(message.table), message.id);
      case 'play-on':
        return this.#playOn(message);
      case 'pong':
        return this.#pong(message.n);
      case 'watch-lobby':
        this.#say({ type: 'lobby', tables: [] });
        return this.#say({ type: 'seated', tables: [] });
      case 'unwatch-lobby':
      case 'revoke':
      case 'subscribe-push':
      case 'unsubscribe-push':
        return;
    }
  }

  #say(message: ServerMessage): void {
    this.#env.say(jsonText(message));
  }

  #rename(name: string): void {
    this.#name = name;
    this.#say({ type: 'welcome', protocol: PROTOCOL, user: ME, name });
    for (const hosted of this.#tables.values()) hosted.run((actor, at) => actor.rename(ME, name, at));
  }

  #open(request: Extract<ClientMessage, { type: 'open-table' }>): void {
    const opening = { id: this.#newId(), seed: newSeed(this.#env), host: { user: ME, name: this.#name }, request };
    const refusal = this.#begin({ ...opening, isReady: true });
    if (refusal === undefined) this.#say({ type: 'opened', id: request.id, table: opening.id });
    else this.#say({ type: 'refused', id: request.id, ...refusal });
  }

  /** Opens a table. Returns the refusal if it can't. */
  #begin(opening: Opening): { readonly code: string; readonly at: string } | undefined {
    const opened = openTable(opening, this.#thinkers);
    if (!opened.ok) return { code: opened.code, at: opened.at };
    const hosted = this.#host(opened.table, 0);
    void this.#hold(opening.id);
    hosted.flush();
    return undefined;
  }

  #hold(id: TableId): Promise<void> {
    const held = this.#held.get(id) ?? this.#env.hold?.(id, () => this.#giveUp(id)) ?? Promise.resolve();
    this.#held.set(id, held);
    return held;
  }

  /** Another tab has taken the table over. */
  #giveUp(id: TableId): void {
    const hosted = this.#tables.get(id);
    this.#held.delete(id);
    if (hosted === undefined) return;
    hosted.flush();
    this.#unjoin(id);
    this.#tables.delete(id);
    this.#say({ type: 'gone', table: id, code: 'in-another-tab' });
  }

  async #join(id: TableId, since: number | undefined): Promise<void> {
    await this.#hold(id);
    const hosted = this.#tables.get(id) ?? (await this.#rebuild(id));
    if (hosted === undefined) return this.#say({ type: 'gone', table: id, code: 'no-such-table' });
    const { actor } = hosted;
    hosted.resume();
    hosted.flush();
    // Presence comes before the sync: a table that waits only for this person deals now.
    actor.presence(ME, true, hosted.now);
    actor.rename(ME, this.#name, hosted.now);
    if (actor.info.phase === 'waiting') actor.command(ME, this.#name, 'start', { type: 'start' }, hosted.now);
    const roundTrip = this.#roundTrips.length === 0 ? 1 : Math.min(...this.#roundTrips);
    actor.lag(ME, roundTrip, hosted.now);
    actor.takeMessages();
    hosted.commit();
    this.#say(actor.attach(ME, hosted.now, since));
    hosted.scheduleWake();
    this.#measure();
  }

  async #rebuild(id: TableId): Promise<HostedTable | undefined> {
    const entries = await this.#env.log.read(id);
    if (entries.length === 0) return undefined;
    try {
      return this.#host(rebuildTable(entries, this.#thinkers), entries.length);
    } catch {
      // The rules have changed since then: the game can't be continued.
      return undefined;
    }
  }

  /** `seq` is the number of entries that are stored already. */
  #host(actor: TableActor, seq: number): HostedTable {
    let stored = seq;
    const hosted: HostedTable = new HostedTable(actor, this.#env, {
      commit: (entries) => {
        this.#env.log.append(actor.id, stored, entries);
        stored += entries.length;
      },
      send: ({ to, text }) => {
        if (to === actor.viewerOf(ME)) this.#env.say(text);
      },
      resubscribe: (users) => {
        if (users.includes(ME) && hosted.isRunning) this.#say(actor.attach(ME, hosted.now));
      },
    });
    this.#tables.set(actor.id, hosted);
    return hosted;
  }

  #unjoin(id: TableId): void {
    const hosted = this.#tables.get(id);
    if (hosted === undefined) return;
    const viewer = hosted.actor.viewerOf(ME);
    if (viewer !== undefined) hosted.actor.detach(viewer);
    hosted.pause();
    // A finished game is rebuilt from its log if somebody looks again.
    if (hosted.actor.info.phase === 'over') this.#tables.delete(id);
    if ([...this.#tables.values()].every(({ isRunning }) => !isRunning)) this.#cancelPing?.();
  }

  #shown(id: TableId, version: number): void {
    const hosted = this.#tables.get(id);
    if (hosted?.isRunning) hosted.run((actor, at) => actor.shown(ME, version, at));
  }

  #do({ table, id, command }: Extract<ClientMessage, { type: 'do' }>): void {
    const hosted = this.#tables.get(tableId(table));
    if (hosted === undefined) {
      return this.#say({ type: 'refused', table: tableId(table), id, code: 'no-such-table' });
    }
    const answer = hosted.run((actor, at) => actor.command(ME, this.#name, id, command, at));
    if (answer.ok) this.#say({ type: 'done', table: tableId(table), id, version: answer.version });
    else {
      const { code, at } = answer;
      this.#say({ type: 'refused', table: tableId(table), id, code, ...(at === undefined ? {} : { at }) });
    }
    this.#openNext(hosted);
  }

  #hint(table: TableId, id: string): void {
    const hosted = this.#tables.get(table);
    const refuse = (code: string) => this.#say({ type: 'refused', table, id, code });
    if (hosted === undefined) return refuse('no-such-table');
    const asked = hosted.run((actor, at) => actor.hint(ME, at));
    if (!asked.ok) return refuse(asked.code);
    const { game, question, version } = asked;
    this.#bots.pool.hint(question, game, (moves) => {
      if (moves === undefined) refuse('no-hint-now');
      else this.#say({ type: 'hint', table, id, version, moves });
    });
  }

  async #seen(table: TableId, id: string): Promise<void> {
    const entries = await this.#env.log.read(table);
    const seen = entries.length === 0 ? undefined : seenSoFar(entries, ME);
    if (seen === undefined) return this.#say({ type: 'refused', table, id, code: 'not-seated' });
    this.#env.say(`{"type":"seen","table":${jsonText(table)},"id":${jsonText(id)},"seen":${seen}}`);
  }

  /** Opens a table that continues a recorded game; everything that the person's seat can't know is dealt again. */
  #playOn({ id: request, file, after, seat, level, replay }: PlayOn): void {
    const id = this.#newId();
    const refuse = (code: string) => this.#say({ type: 'refused', id: request, code });
    const parsed = parseRecording(file, findGame);
    if (!parsed.ok || after > parsed.recording.inputs.length) return refuse('no-such-game');
    if (seat >= parsed.recording.seats) return refuse('no-such-seat');
    const opening = whatIfOpening(
      // A recording from a file is stored only in this table's log, so its replay is read from there.
      {
        recording: parsed.recording,
        after,
        seat,
        level,
        replay: replay.startsWith('#') ? `/replay/solo/${id}/before${replay}` : replay,
      },
      { id, seed: newSeed(this.#env), redealSeed: newSeed(this.#env), host: { user: ME, name: this.#name }, request },
    );
    const refusal = this.#begin(opening);
    if (refusal === undefined) this.#say({ type: 'opened', id: request, table: id });
    else refuse(refusal.code);
  }

  /** Opens the next table after a rematch. The only person here has agreed to it. */
  #openNext(hosted: HostedTable): void {
    const opening = hosted.actor.next(this.#newId(), newSeed(this.#env));
    if (opening === undefined) return;
    this.#begin(opening);
    hosted.run((actor, at) => actor.setNext(opening.id, at));
  }

  #measure(): void {
    this.#cancelPing?.();
    this.#ping = { n: this.#ping.n + 1, at: this.#env.now() };
    this.#say({ type: 'ping', n: this.#ping.n });
    this.#cancelPing = this.#env.after(PING_MS, () => this.#measure());
  }

  #pong(n: number): void {
    if (n !== this.#ping.n) return;
    this.#roundTrips = [...this.#roundTrips.slice(1 - ROUND_TRIPS), this.#env.now() - this.#ping.at];
    const roundTrip = Math.min(...this.#roundTrips);
    for (const hosted of this.#tables.values())
      if (hosted.isRunning) hosted.run((actor, at) => actor.lag(ME, roundTrip, at));
  }

  #newId(): TableId {
    return tableId(this.#env.randomHex(12));
  }
}
