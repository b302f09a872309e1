import { parseSeed, type Seed } from '@saloon/kernel';
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
  type Entry,
  findGame,
  type Opening,
  openTable,
  rebuildTable,
  type Spawn,
  seenSoFar,
  type TableActor,
  type Thinkers,
  ThinkingPool,
  whatIfOpening,
} from '@saloon/table';
import type { PlayOn } from './play-on.ts';

/** Where the logs of solo tables are kept. */
export interface SoloLog {
  append(table: TableId, seq: number, entries: readonly Entry[]): void;
  read(table: TableId): Promise<readonly Entry[]>;
}

/** What the house needs of the worker it lives in. */
export type Cellar = {
  /** One message, as JSON. */
  say(text: string): void;
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
  randomHex(digits: number): string;
  readonly log: SoloLog;
  /**
   * Has a table for this worker alone from when it resolves until `lost`: another tab wants it now, and reads the log
   * after that. Without it two tabs with one table would write over each other.
   */
  readonly hold?: (table: TableId, lost: () => void) => Promise<void>;
  /** Makes a thread in which bots think; without it they think here. */
  readonly spawn?: Spawn;
};

const ME = userId('solo');
/** How often the way to the page is measured while somebody plays. */
const PING_MS = 10_000;
const LINES = 5;
/** A phone thinks slowly, and nobody else waits for it. */
const PATIENCE = { decideMs: 8000, hintMs: 20_000, stuckMs: 60_000 } as const;

/** A table with its clock, which stands still while nobody looks at it. */
type Seated = {
  readonly actor: TableActor;
  seq: number;
  /** The table's clock when it was last started, and when that was here; not there while it stands still. */
  clock: { readonly table: number; readonly here: number } | undefined;
  cancelWake: (() => void) | undefined;
};

/**
 * The whole house for one person: hears what a server would hear and says what it would say, from a worker of this
 * browser. Entries go to the log as they come; a reload goes on from them.
 */
export class SoloHouse {
  readonly #cellar: Cellar;
  readonly #tables = new Map<TableId, Seated>();
  readonly #held = new Map<TableId, Promise<void>>();
  #name = '';
  #lines: number[] = [];
  #ping = { n: 0, at: 0 };
  #cancelPing: (() => void) | undefined;
  #pool: ThinkingPool;
  readonly #thinkers: Thinkers = {
    ask: (question, game) =>
      this.#pool.ask(question, game, (reply) => {
        const seated = this.#tables.get(question.table);
        if (seated === undefined) return;
        seated.actor.decide(question, reply, this.#at(seated));
        this.#flush(seated);
        this.#wakeLater(seated);
      }),
  };

  constructor(cellar: Cellar) {
    this.#cellar = cellar;
    const { now, after, spawn = noThread } = cellar;
    const outside = { now, after, spawn, limits: PATIENCE };
    // A browser that lets a worker have no worker, or says so only when it is tried: then the bots think here.
    const hopeless = () => {
      this.#pool = new ThinkingPool({ ...outside, threads: 0 });
    };
    this.#pool = new ThinkingPool({ ...outside, threads: cellar.spawn === undefined ? 0 : 1, hopeless });
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
      case 'call-me':
      case 'call-me-not':
        return;
    }
  }

  #say(message: ServerMessage): void {
    this.#cellar.say(jsonText(message));
  }

  #rename(name: string): void {
    this.#name = name;
    this.#say({ type: 'welcome', protocol: PROTOCOL, user: ME, name });
    for (const seated of this.#tables.values()) {
      seated.actor.rename(ME, name, this.#at(seated));
      this.#flush(seated);
    }
  }

  #open(request: Extract<ClientMessage, { type: 'open-table' }>): void {
    const opening = { id: this.#newId(), seed: this.#newSeed(), host: { user: ME, name: this.#name }, request };
    const refusal = this.#begin({ ...opening, isReady: true });
    if (refusal === undefined) this.#say({ type: 'opened', id: request.id, table: opening.id });
    else this.#say({ type: 'refused', id: request.id, ...refusal });
  }

  /** Opens a table, or answers why not. */
  #begin(opening: Opening): { readonly code: string; readonly at: string } | undefined {
    const opened = openTable(opening, this.#thinkers);
    if (!opened.ok) return { code: opened.code, at: opened.at };
    const seated: Seated = { actor: opened.table, seq: 0, clock: undefined, cancelWake: undefined };
    this.#tables.set(opening.id, seated);
    void this.#hold(opening.id);
    this.#flush(seated);
    return undefined;
  }

  #hold(id: TableId): Promise<void> {
    const held = this.#held.get(id) ?? this.#cellar.hold?.(id, () => this.#giveUp(id)) ?? Promise.resolve();
    this.#held.set(id, held);
    return held;
  }

  /** Another tab goes on with the table; here it is as if it were gone. */
  #giveUp(id: TableId): void {
    const seated = this.#tables.get(id);
    this.#held.delete(id);
    if (seated === undefined) return;
    this.#flush(seated);
    this.#unjoin(id);
    this.#tables.delete(id);
    this.#say({ type: 'gone', table: id, code: 'in-another-tab' });
  }

  async #join(id: TableId, since: number | undefined): Promise<void> {
    await this.#hold(id);
    const seated = this.#tables.get(id) ?? (await this.#rebuild(id));
    if (seated === undefined) return this.#say({ type: 'gone', table: id, code: 'no-such-table' });
    seated.clock ??= { table: seated.actor.now, here: this.#cellar.now() };
    this.#flush(seated);
    // Told first that the person is there: a table that only waited for that is dealt before it is shown.
    seated.actor.presence(ME, true, this.#at(seated));
    seated.actor.rename(ME, this.#name, this.#at(seated));
    if (seated.actor.info.phase === 'waiting') {
      seated.actor.command(ME, this.#name, 'start', { type: 'start' }, this.#at(seated));
    }
    const lag = this.#lines.length === 0 ? 1 : Math.min(...this.#lines);
    seated.actor.lag(ME, lag, this.#at(seated));
    seated.actor.takeMessages();
    this.#keep(seated);
    this.#say(seated.actor.attach(ME, this.#at(seated), since));
    this.#wakeLater(seated);
    this.#measure();
  }

  async #rebuild(id: TableId): Promise<Seated | undefined> {
    const entries = await this.#cellar.log.read(id);
    if (entries.length === 0) return undefined;
    try {
      const seated: Seated = {
        actor: rebuildTable(entries, this.#thinkers),
        seq: entries.length,
        clock: undefined,
        cancelWake: undefined,
      };
      this.#tables.set(id, seated);
      return seated;
    } catch {
      // The rules have changed since: the table cannot go on.
      return undefined;
    }
  }

  #unjoin(id: TableId): void {
    const seated = this.#tables.get(id);
    const viewer = seated?.actor.viewerOf(ME);
    if (seated === undefined) return;
    if (viewer !== undefined) seated.actor.detach(viewer);
    seated.cancelWake?.();
    seated.cancelWake = undefined;
    seated.clock = undefined;
    if ([...this.#tables.values()].every(({ clock }) => clock === undefined)) this.#cancelPing?.();
  }

  #do({ table, id, command }: Extract<ClientMessage, { type: 'do' }>): void {
    const seated = this.#tables.get(tableId(table));
    if (seated === undefined) {
      return this.#say({ type: 'refused', table: tableId(table), id, code: 'no-such-table' });
    }
    const answer = seated.actor.command(ME, this.#name, id, command, this.#at(seated));
    this.#flush(seated);
    if (answer.ok) this.#say({ type: 'done', table: tableId(table), id, version: answer.version });
    else {
      const { code, at } = answer;
      this.#say({ type: 'refused', table: tableId(table), id, code, ...(at === undefined ? {} : { at }) });
    }
    this.#goOn(seated);
    this.#wakeLater(seated);
  }

  #hint(table: TableId, id: string): void {
    const seated = this.#tables.get(table);
    const refuse = (code: string) => this.#say({ type: 'refused', table, id, code });
    if (seated === undefined) return refuse('no-such-table');
    const asked = seated.actor.hint(ME, this.#at(seated));
    this.#flush(seated);
    this.#wakeLater(seated);
    if (!asked.ok) return refuse(asked.code);
    const { game, question, version } = asked;
    this.#pool.hint(question, game, (moves) => {
      if (moves === undefined) refuse('no-hint-now');
      else this.#say({ type: 'hint', table, id, version, moves });
    });
  }

  async #seen(table: TableId, id: string): Promise<void> {
    const entries = await this.#cellar.log.read(table);
    const seen = entries.length === 0 ? undefined : seenSoFar(entries, ME);
    if (seen === undefined) return this.#say({ type: 'refused', table, id, code: 'not-seated' });
    this.#cellar.say(`{"type":"seen","table":${jsonText(table)},"id":${jsonText(id)},"seen":${seen}}`);
  }

  /** A table that goes on from a place in a recording, with what its seat could not know dealt again. */
  #playOn({ id: request, file, after, seat, level, replay }: PlayOn): void {
    const id = this.#newId();
    const refuse = (code: string) => this.#say({ type: 'refused', id: request, code });
    const parsed = parseRecording(file, findGame);
    if (!parsed.ok || after > parsed.recording.inputs.length) return refuse('no-such-game');
    if (seat >= parsed.recording.seats) return refuse('no-such-seat');
    const opening = whatIfOpening(
      // The recording of a file is only in this table: it is watched from there.
      {
        recording: parsed.recording,
        after,
        seat,
        level,
        replay: replay.startsWith('#') ? `/replay/solo/${id}/before${replay}` : replay,
      },
      { id, seed: this.#newSeed(), redealSeed: this.#newSeed(), host: { user: ME, name: this.#name }, request },
    );
    const refusal = this.#begin(opening);
    if (refusal === undefined) this.#say({ type: 'opened', id: request, table: id });
    else refuse(refusal.code);
  }

  /** Everybody wants another game: there is only one person here. */
  #goOn(seated: Seated): void {
    const opening = seated.actor.next(this.#newId(), this.#newSeed());
    if (opening === undefined) return;
    this.#begin(opening);
    seated.actor.setNext(opening.id, this.#at(seated));
    this.#flush(seated);
  }

  #keep(seated: Seated): void {
    const entries = seated.actor.takeEntries();
    if (entries.length === 0) return;
    this.#cellar.log.append(seated.actor.id, seated.seq, entries);
    seated.seq += entries.length;
  }

  #flush(seated: Seated): void {
    this.#keep(seated);
    const viewer = seated.actor.viewerOf(ME);
    for (const { to, text } of seated.actor.takeMessages()) if (to === viewer) this.#cellar.say(text);
    if (seated.actor.takeMoved().includes(ME) && seated.clock !== undefined) {
      this.#say(seated.actor.attach(ME, this.#at(seated)));
    }
  }

  #at({ actor, clock }: Seated): number {
    return clock === undefined
      ? actor.now
      : Math.max(actor.now, Math.floor(clock.table + this.#cellar.now() - clock.here));
  }

  #wakeLater(seated: Seated): void {
    seated.cancelWake?.();
    seated.cancelWake = undefined;
    const next = seated.actor.nextWake();
    if (next === undefined || seated.clock === undefined) return;
    seated.cancelWake = this.#cellar.after(Math.max(0, next - this.#at(seated)), () => {
      seated.actor.wake(this.#at(seated));
      this.#flush(seated);
      this.#wakeLater(seated);
    });
  }

  #measure(): void {
    this.#cancelPing?.();
    this.#ping = { n: this.#ping.n + 1, at: this.#cellar.now() };
    this.#say({ type: 'ping', n: this.#ping.n });
    this.#cancelPing = this.#cellar.after(PING_MS, () => this.#measure());
  }

  #pong(n: number): void {
    if (n !== this.#ping.n) return;
    this.#lines = [...this.#lines.slice(1 - LINES), this.#cellar.now() - this.#ping.at];
    for (const seated of this.#tables.values()) {
      if (seated.clock === undefined) continue;
      seated.actor.lag(ME, Math.min(...this.#lines), this.#at(seated));
      this.#flush(seated);
      this.#wakeLater(seated);
    }
  }

  #newId(): TableId {
    return tableId(this.#cellar.randomHex(12));
  }

  #newSeed(): Seed {
    const seed = parseSeed(this.#cellar.randomHex(64));
    if (seed === undefined) throw new Error('Cannot make a seed: the worker gave no 64 digits');
    return seed;
  }
}

const noThread: Spawn = () => {
  throw new Error('Cannot think elsewhere: this browser has no thread for it');
};
