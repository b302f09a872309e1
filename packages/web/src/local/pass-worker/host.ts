import { type Seat, typeOf } from '@saloon/kernel';
import { type TableCommand, type TableId, tableId, type UserId, userId, type Version } from '@saloon/protocol';
import {
  type Answer,
  type Entry,
  HostedTable,
  type Opening,
  openTable,
  rebuildTable,
  type Thinkers,
} from '@saloon/table';
import { PASS_PREFIX } from '../../core/router/pass-table.ts';
import { WorkerBots } from '../worker-bots.ts';
import { newSeed, type WorkerEnv } from '../worker-env.ts';
import type { Asked, PassOpening, PassReply, PassRequest } from './contract.ts';
import { openMovesAt, type SharedTable } from './open-moves.ts';
import { openingFor } from './opening-for.ts';
import { peopleAt, userAt } from './people-at.ts';
import { TouchClock } from './touch-clock.ts';

export type PassEnv = Omit<WorkerEnv, 'say'> & {
  tell(reply: PassReply): void;
  /** The wall clock, to place a touch on the table's clock. */
  wall(): number;
};

/** Sees what spectators see; nobody at the table has this id. */
const PUBLIC = userId('public');
/** A race is closed this much later, on the clock on the wall only: a busy page may report an earlier touch until then. */
const TOUCH_GRACE_MS = 100;

/**
 * Hosts one table that several people play on one device. It sends the public view, and a player's own view only between
 * that player's `show` and the next `hide`.
 */
export class PassHost {
  readonly #env: PassEnv;
  readonly #bots: WorkerBots;
  readonly #thinkers: Thinkers = {
    ask: (question, game) =>
      this.#bots.pool.ask(question, game, (reply) => {
        this.#hosted?.run((actor, at) => actor.decide(question, reply, at));
        this.#tellAsked();
      }),
  };
  #hosted: HostedTable<SharedTable> | undefined;
  #holder: Seat | undefined;
  #openMoves: readonly string[] = [];
  /** The version right after each person's last move. */
  #moved = new Map<UserId, Version>();
  #told: Asked | undefined;
  #toldMoves = '';
  #commands = 0;
  readonly #touches: TouchClock;

  constructor(env: PassEnv) {
    this.#env = env;
    this.#touches = new TouchClock(env.wall);
    this.#bots = new WorkerBots(env);
  }

  async hear(request: PassRequest): Promise<void> {
    switch (request.type) {
      case 'open':
        return this.#open(request.id, request.opening);
      case 'join':
        return this.#join(request);
      case 'leave':
        return this.#hosted?.pause();
      case 'show':
        return this.#show(request.view, request.seat);
      case 'hide':
        return this.#turn(request.view, undefined);
      case 'do':
        return this.#do(request);
      case 'shown':
        this.#hosted?.run((actor, at) => {
          for (const user of peopleAt(actor)) actor.shown(user, request.version, at);
        });
        return this.#tellAsked();
      case 'hint':
        return this.#hint(request.id);
      case 'again':
        return this.#again();
    }
  }

  #open(id: number, asked: PassOpening): void {
    const opening = openingFor(asked, this.#newId(), newSeed(this.#env));
    if (opening === undefined) return this.#env.tell({ type: 'refused', id, code: 'bad-seats', at: 'seats' });
    const refusal = this.#begin(opening);
    if (refusal === undefined) this.#env.tell({ type: 'opened', id, table: opening.id });
    else this.#env.tell({ type: 'refused', id, ...refusal });
  }

  /** Opens a table. Returns the refusal if it can't. */
  #begin(opening: Opening): { readonly code: string; readonly at: string } | undefined {
    const opened = openTable(opening, this.#thinkers);
    if (!opened.ok) return { code: opened.code, at: opened.at };
    this.#host(opened.table, 0, new Map());
    void this.#env.hold?.(opening.id, () => this.#lose(opening.id));
    this.#hosted?.flush();
    return undefined;
  }

  async #join({ view, table: id, openMoves }: Extract<PassRequest, { type: 'join' }>): Promise<void> {
    if (this.#hosted?.actor.id !== id) {
      await this.#env.hold?.(id, () => this.#lose(id));
      if (!(await this.#rebuild(id))) return this.#env.tell({ type: 'gone', code: 'no-such-table' });
    }
    const hosted = this.#hosted;
    if (hosted === undefined) return;
    this.#openMoves = openMoves;
    this.#toldMoves = '';
    hosted.resume();
    for (const user of peopleAt(hosted.actor)) {
      hosted.actor.presence(user, true, hosted.now);
      // All hands touch the same glass.
      hosted.actor.lag(user, 0, hosted.now);
    }
    hosted.flush();
    this.#turn(view, undefined);
    hosted.scheduleWake();
  }

  async #rebuild(id: TableId): Promise<boolean> {
    const [opened, ...rest] = await this.#env.log.read(id);
    if (opened === undefined) return false;
    try {
      const actor = rebuildTable([opened], this.#thinkers);
      const moved = new Map<UserId, Version>();
      for (const entry of rest) {
        actor.replay([entry]);
        if (isOwnMove(entry)) moved.set(entry.by.user, actor.version);
      }
      this.#host(actor, rest.length + 1, moved);
      return true;
    } catch {
      // The rules have changed since then: the game can't be continued.
      return false;
    }
  }

  /** `seq` is the number of entries that are stored already. */
  #host(actor: SharedTable, seq: number, moved: Map<UserId, Version>): void {
    this.#hosted?.pause();
    let stored = seq;
    const clock = {
      now: () => this.#env.now(),
      after: (ms: number, act: () => void) =>
        this.#env.after(ms + (this.#openMoves.length > 0 ? TOUCH_GRACE_MS : 0), () => {
          act();
          this.#tellAsked();
        }),
    };
    this.#holder = undefined;
    this.#moved = moved;
    this.#told = undefined;
    this.#hosted = new HostedTable(actor, clock, {
      commit: (entries) => {
        this.#env.log.append(actor.id, stored, entries);
        stored += entries.length;
      },
      send: ({ to, text }) => {
        if (to === (this.#holder ?? 'spectator')) this.#env.tell({ type: 'step', text });
      },
      // Nobody changes seats on one device.
      resubscribe: () => {},
    });
  }

  #lose(id: TableId): void {
    const hosted = this.#hosted;
    if (hosted?.actor.id !== id) return;
    hosted.flush();
    hosted.pause();
    this.#hosted = undefined;
    this.#env.tell({ type: 'gone', code: 'in-another-tab' });
  }

  /** The device goes to the player whom the table waits for. Around the device everyone may look at their own hand. */
  #show(view: number, to: Seat): void {
    const hosted = this.#hosted;
    if (hosted === undefined) return this.#turn(view, undefined);
    const isPerson = userAt(hosted.actor, to) !== undefined;
    const mayLook = isPerson && (this.#openMoves.length > 0 || this.#asked()?.seat === to);
    this.#turn(view, mayLook ? to : undefined);
  }

  #turn(view: number, holder: Seat | undefined): void {
    const hosted = this.#hosted;
    // Every request has an answer: the page shows nothing until it comes.
    if (hosted === undefined) return this.#env.tell({ type: 'gone', code: 'in-another-tab' });
    hosted.flush();
    hosted.actor.detach(this.#holder ?? 'spectator');
    this.#holder = holder;
    const user = (holder === undefined ? undefined : userAt(hosted.actor, holder)) ?? PUBLIC;
    const sync = hosted.actor.attach(user, hosted.now);
    this.#told = this.#asked();
    this.#env.tell({ type: 'view', view, holder, sync, asked: this.#told });
    this.#tellMoves();
  }

  #do(request: Extract<PassRequest, { type: 'do' }>): void {
    const { id, seat: by, command } = request;
    const hosted = this.#hosted;
    const user = hosted && userAt(hosted.actor, by);
    const answer: Answer =
      hosted === undefined || user === undefined || !this.#mayDo(by, command)
        ? { ok: false, code: 'not-seated' }
        : this.#carryOut(hosted, user, request);
    this.#env.tell({ type: 'answer', id, answer });
    this.#tellAsked();
  }

  /** A player who doesn't hold the device can only make the moves that need no look at a hand. */
  #mayDo(by: Seat, command: TableCommand): boolean {
    if (command.type === 'ask-undo') return by === this.#holder;
    return command.type === 'move' && (by === this.#holder || this.#openMoves.includes(typeOf(command.move)));
  }

  #carryOut(hosted: HostedTable<SharedTable>, user: UserId, request: Extract<PassRequest, { type: 'do' }>): Answer {
    const { touchedAt, startedAt } = request;
    const act = (by: UserId, what: TableCommand, at?: number) =>
      hosted.run((actor, now) => {
        this.#commands += 1;
        return actor.command(by, '', `${this.#env.now()}-${this.#commands}`, what, Math.min(at ?? now, now + 1));
      });
    const { info } = hosted.actor;
    const touched = touchedAt === undefined ? undefined : Math.round(this.#touches.timeOf(touchedAt, hosted.now));
    const gameTime = (touched ?? hosted.now) - ('dealtAt' in info ? info.dealtAt : 0);
    const command: TableCommand =
      startedAt === undefined || request.command.type !== 'move'
        ? request.command
        : { ...request.command, reaction: Math.max(0, gameTime - startedAt) };
    const answer = act(user, command, touched);
    if (answer.ok && command.type === 'move') this.#moved.set(user, hosted.actor.version);
    // The others sit at the same table and can object aloud.
    if (answer.ok && command.type === 'ask-undo') {
      for (const other of peopleAt(hosted.actor))
        if (other !== user) act(other, { type: 'answer-undo', isAgreed: true });
    }
    return answer;
  }

  #hint(id: number): void {
    const user = this.#hosted && this.#holder !== undefined ? userAt(this.#hosted.actor, this.#holder) : undefined;
    const asked = user === undefined ? undefined : this.#hosted?.run((actor, at) => actor.hint(user, at));
    if (!asked?.ok) return this.#env.tell({ type: 'hinted', id, moves: undefined });
    this.#bots.pool.hint(asked.question, asked.game, (moves) => this.#env.tell({ type: 'hinted', id, moves }));
  }

  #again(): void {
    const hosted = this.#hosted;
    if (hosted === undefined) return;
    for (const user of peopleAt(hosted.actor)) {
      hosted.run((actor, at) => actor.command(user, '', `again-${user}`, { type: 'rematch' }, at));
    }
    const opening = hosted.actor.next(this.#newId(), newSeed(this.#env));
    if (opening === undefined) return;
    hosted.run((actor, at) => actor.setNext(opening.id, at));
    this.#begin(opening);
  }

  /** The player to ask: the one who holds the device, or else the next in turn order. */
  #asked(): Asked | undefined {
    const actor = this.#hosted?.actor;
    if (actor === undefined || actor.info.phase !== 'playing') return undefined;
    const waiting = actor.toAct.filter((one) => userAt(actor, one) !== undefined);
    const isHeld = this.#holder !== undefined && waiting.includes(this.#holder);
    const next = isHeld ? this.#holder : waiting[0];
    if (next === undefined) return undefined;
    return { seat: next, recap: isHeld ? [] : this.#recap(actor, next), version: actor.version };
  }

  #recap(actor: SharedTable, of: Seat): readonly unknown[] {
    const user = userAt(actor, of);
    const since = user === undefined ? undefined : this.#moved.get(user);
    // Attaching a viewer that listens already changes nothing for it.
    const isWanted = this.#holder === undefined && this.#openMoves.length === 0;
    const sync = isWanted ? actor.attach(PUBLIC, actor.now, since ?? 0) : undefined;
    return sync?.type === 'sync' ? sync.events : [];
  }

  #tellAsked(): void {
    const asked = this.#asked();
    const told = this.#told;
    this.#tellMoves();
    if (asked?.seat === told?.seat && asked?.version === told?.version) return;
    this.#told = asked;
    this.#env.tell({ type: 'asked', asked });
  }

  #tellMoves(): void {
    const hosted = this.#hosted;
    if (hosted === undefined || this.#openMoves.length === 0) return;
    const moves = openMovesAt(hosted.actor, this.#openMoves);
    const text = JSON.stringify(moves);
    if (text === this.#toldMoves) return;
    this.#toldMoves = text;
    this.#env.tell({ type: 'open-moves', moves });
  }

  #newId(): TableId {
    return tableId(`${PASS_PREFIX}${this.#env.randomHex(12)}`);
  }
}

const isOwnMove = (entry: Entry): entry is Entry & { readonly by: NonNullable<Entry['by']> } =>
  entry.type === 'input' && entry.by !== undefined;
