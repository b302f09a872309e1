import { type AnyGame, type Input, type Millis, type Rng, type Seat, type Seed, seatsOf } from '@saloon/kernel';
import type { TableCommand, TableId } from '@saloon/protocol';
import { DELAY, Lateness } from './lateness.ts';
import { Leak } from './leak.ts';
import type { LeakTable } from './random-table.ts';
import type { Heard } from './recording-proxy.ts';
import { dealtAgain } from './same-course.ts';
import type { Variant } from './variant.ts';
import { type Guest, World } from './world.ts';

/**
 * The secrets that an input finds. Several inputs may have the same time, as when a bot loads in the moment in which a
 * person acts: each finds only what was swapped before it. Nothing is swapped while a bot thinks, because its question has
 * an earlier time.
 */
class Swaps {
  isOff = false;
  readonly #byTime = new Map<Millis, { readonly at: readonly string[]; readonly state: unknown }[]>();

  add(at: Millis, before: unknown, state: unknown): void {
    // A replay comes from the old secrets, and the table itself has the new ones already.
    const swap = { at: [pictureOf(before), pictureOf(state)], state };
    this.#byTime.set(at, [...(this.#byTime.get(at) ?? []), swap]);
  }

  has(at: Millis): boolean {
    return this.#byTime.has(at);
  }

  find(at: Millis, state: unknown): unknown {
    const swaps = this.isOff ? undefined : this.#byTime.get(at);
    if (swaps === undefined) return undefined;
    const picture = pictureOf(state);
    return swaps.findLast((swap) => swap.at.includes(picture))?.state;
  }
}

/** A state without what a measurement changes at any time: the round trips, and its own time. */
const pictureOf = (state: unknown): string =>
  JSON.stringify({ ...Object(state), at: 0 }, (name, value: unknown) =>
    name === 'roundTrip' && typeof value === 'number' ? 0 : value,
  );

/** No pause of any game has this many timers. */
const MOST_HOPS = 20_000;
/** How many characters to show of two texts from where they differ. */
const SHOWN = 160;

/**
 * The same game in two worlds, on two servers over real sockets. In the second one everything a seat can't know is
 * dealt again at the start, and whenever `swap` says so. Every replay of its inputs applies the same swaps.
 */
export class Twins {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly variant: Variant;
  readonly worlds: readonly [World, World];
  table: TableId;
  readonly #lateness = new Lateness();
  readonly #swaps: Swaps;
  #dealtAt = 0;
  /** What was compared so far. */
  compared = { messages: 0, bytes: 0 };

  private constructor(game: AnyGame, seat: Seat, worlds: readonly [World, World], swaps: Swaps, variant: Variant) {
    this.game = game;
    this.variant = variant;
    this.seat = seat;
    this.worlds = worlds;
    this.#swaps = swaps;
    this.table = '' as TableId;
  }

  /** `served` is the servers' version of the game, if it is not the one we judge by. */
  static async open(
    game: AnyGame,
    table: LeakTable,
    seat: Seat,
    seed: Seed,
    rng: Rng,
    served: AnyGame = game,
  ): Promise<Twins> {
    const swaps = new Swaps();
    const one = worldOf(served, new Swaps(), (state) => state);
    const other = worldOf(served, swaps, (state) => dealtAgain(game, state, seat, rng));
    const servers = table.variant === 'cluster' ? 2 : 1;
    const worlds = [await World.open(one, seed, servers), await World.open(other, seed, servers)] as const;
    const twins = new Twins(game, seat, worlds, swaps, table.variant);
    await twins.#sitDown(table);
    return twins;
  }

  get one(): World {
    return this.worlds[0];
  }
  get other(): World {
    return this.worlds[1];
  }
  get states(): readonly [Record<string, unknown>, Record<string, unknown>] {
    return [this.one.stateOf(this.table), this.other.stateOf(this.table)];
  }
  /** The time on the game's clock. */
  get now(): Millis {
    return this.one.clock.monotonic() - this.#dealtAt;
  }

  /** Does the same in both worlds and compares the results. */
  async both(act: (world: World) => Promise<unknown>, what: string): Promise<void> {
    await Promise.all(this.worlds.map(act));
    await this.#compare(what);
  }

  /** A guest sends a command; `commands` has the one for each world. Returns whether it was accepted. */
  async order(guest: Guest, commands: readonly [TableCommand, TableCommand], what: string): Promise<boolean> {
    const [one, other] = await Promise.all(
      this.worlds.map((world, i) => world.client(guest).order(this.table, commands[i] ?? commands[0], world.nextId())),
    );
    await this.#compare(what);
    if (one?.type !== other?.type)
      throw new Leak(`${what}: ${JSON.stringify(one)} in one world, ${JSON.stringify(other)} in the other`);
    return one?.type === 'done';
  }

  /** Lets both worlds think, and compares the results. */
  async think(act: (world: World) => Promise<unknown>, what: string): Promise<void> {
    this.#swaps.isOff = true;
    await this.both(act, what);
    this.#swaps.isOff = false;
  }

  /** Did the last input find swapped secrets? Then an undo of it can't be compared. */
  get isSwapped(): boolean {
    return this.#swaps.has(this.game.now(this.states[0]));
  }

  /** The second world has these secrets from now on, starting with the input at this time on the game's clock. */
  swap(at: Millis, state: unknown): void {
    this.#swaps.add(at, this.states[1], this.game.clone(state));
    assign(this.states[1], this.game.clone(state));
  }

  /** Lets time pass in both worlds, from timer to timer. */
  async pass(millis: Millis, what: string): Promise<void> {
    const end = this.one.clock.monotonic() + millis;
    for (let hops = 0; hops < MOST_HOPS; hops++) {
      const next = this.worlds.map(({ clock }) => clock.next);
      const then = Math.min(end, ...next);
      for (const { clock } of this.worlds) clock.moveTo(then);
      await this.#compare(what);
      if (then >= end) return;
    }
    throw new Error(`Cannot let ${millis} ms pass: there is no end of what is due`);
  }

  /**
   * Lets time pass up to the next timer, at most until `end`. What a bot or a clock does happens in the first world
   * first; `follow` may then give the second world other secrets before it happens there. Returns the new inputs, or
   * `over` if they ended the game, which reveals everything: it goes on in the first world only.
   */
  async hop(end: Millis, follow: (one: unknown, other: unknown, input: Input<unknown>) => void, what: string) {
    const before = (await this.one.inputsOf(this.table)).length;
    const [one, other] = this.states.map((state) => this.game.clone(state));
    const then = Math.min(end, ...this.worlds.map(({ clock }) => clock.next));
    this.one.clock.moveTo(then);
    await this.one.settle();
    if (this.game.outcome(this.states[0]) !== undefined) return 'over';
    const came = (await this.one.inputsOf(this.table))
      .slice(before)
      .filter(({ type }) => type === 'move' || type === 'timer');
    const [first] = came;
    if (came.length === 1 && first !== undefined) follow(one, other, first);
    // Of several at the same time only the last could be followed, so the second world becomes the first for this
    // step.
    else if (first !== undefined) this.swap(first.at, one);
    this.other.clock.moveTo(then);
    await this.#compare(what);
    return came;
  }

  async close(): Promise<void> {
    await Promise.all(this.worlds.map((world) => world.close()));
  }

  /** Checks that a seat, a spectator and a stranger in the lobby received the same, to the byte and the moment. */
  async #compare(what: string): Promise<void> {
    await Promise.all(this.worlds.map((world) => world.settle()));
    const logs = this.worlds.map(({ log }) => log.splice(0).map(withoutPort).join(''));
    if (logs[0] !== logs[1]) throw new Leak(`${what}: the log says ${cut(logs[0])} or ${cut(logs[1])}`);
    for (const guest of [this.seat, 'spectator', 'lobby'] as const) {
      const [one, other] = [this.one.heardBy(guest), this.other.heardBy(guest)];
      if (this.variant === 'delay') this.#lateness.hear(guest, one, what);
      const most = Math.max(one.length, other.length);
      for (let i = 0; i < most; i++) {
        const difference = differenceOf(one[i], other[i]);
        if (difference !== undefined) throw new Leak(`${what}: ${nameOf(guest)} was told ${difference}`);
        this.compared.messages += 1;
        this.compared.bytes += one[i]?.bytes ?? 0;
      }
    }
  }

  async #sitDown({ seats, options }: LeakTable): Promise<void> {
    const { game, variant } = this;
    const isBot = (seat: Seat) => variant === 'bots' && seat === this.seat;
    const people = seatsOf(seats).filter((seat) => !isBot(seat));
    const [host] = people;
    if (host === undefined) throw new Error('Cannot sit down: the table has no seats');
    for (const guest of [...people, 'spectator', 'lobby'] as const) {
      await Promise.all(this.worlds.map((world) => world.admit(guest)));
    }
    const opened = await Promise.all(
      this.worlds.map((world) => {
        if (!isBot(this.seat)) world.client(this.seat).send({ type: 'watch-lobby' });
        world.client('lobby').send({ type: 'watch-lobby' });
        const chairs = seatsOf(seats).map((seat) =>
          isBot(seat) ? ({ type: 'bot', level: 'easy' } as const) : ({ type: seat === host ? 'me' : 'open' } as const),
        );
        return world
          .client(host)
          .open({ id: 'o1', game: game.id, title: 'Twins', options, seats: chairs, isPrivate: false, clock: 'always' });
      }),
    );
    const [table, twin] = opened;
    if (table === undefined || table !== twin) throw new Error(`Cannot compare: the tables are ${table} and ${twin}`);
    this.table = table;
    for (const guest of [...people, 'spectator'] as const) {
      await this.both((world) => world.client(guest).join(table), 'joining');
    }
    if (variant === 'delay') {
      await this.order(host, same({ type: 'set-watching', isAllowed: true, delay: DELAY }), 'holding spectators back');
    }
    for (const seat of people) if (seat !== host) await this.order(seat, same({ type: 'sit', seat }), 'sitting down');
    this.#dealtAt = this.one.clock.monotonic();
    await this.order(host, same({ type: 'start' }), 'the deal');
    this.#lateness.begin(this.seat);
  }
}

const same = <T>(command: T): readonly [T, T] => [command, command];

/** One world's version of the game: its deal, and its secrets from certain inputs on. */
function worldOf(game: AnyGame, swaps: Swaps, deal: (state: unknown) => unknown): AnyGame {
  let dealt: unknown;
  return {
    ...game,
    setup(options, seats, seed, emit) {
      const state = game.setup(options, seats, seed, emit);
      dealt ??= deal(state);
      return game.clone(dealt);
    },
    apply(state, input: Input<unknown>, emit) {
      const swapped = input.type === 'move' || input.type === 'timer' ? swaps.find(input.at, state) : undefined;
      if (swapped !== undefined) assign(state as Record<string, unknown>, game.clone(swapped));
      game.apply(state, input, emit);
    },
  };
}

/** Overwrites one state with another in place. Latencies that were measured meanwhile stay. */
function assign(into: Record<string, unknown>, from: unknown): void {
  const lines = playersOf(into).map(({ roundTrip }) => roundTrip);
  for (const name of Object.keys(into)) delete into[name];
  Object.assign(into, from);
  for (const [i, player] of playersOf(into).entries()) if ('roundTrip' in player) player.roundTrip = lines[i];
}

const playersOf = ({ players }: Record<string, unknown>): readonly Record<string, unknown>[] =>
  Array.isArray(players) ? players : [];

function differenceOf(one: Heard | undefined, other: Heard | undefined): string | undefined {
  if (one === undefined || other === undefined)
    return `${cut(one?.text)} in one world and ${cut(other?.text)} in the other`;
  if (one.text !== other.text || one.bytes !== other.bytes || one.opcode !== other.opcode) {
    let from = 0;
    while (from < one.text.length && one.text[from] === other.text[from]) from += 1;
    const start = Math.max(0, from - SHOWN / 2);
    return `…${one.text.slice(start, start + SHOWN)}… or …${other.text.slice(start, start + SHOWN)}…`;
  }
  return one.at === other.at ? undefined : `${cut(one.text)} at ${one.at} or at ${other.at}`;
}

const cut = (text: string | undefined): string => (text === undefined ? 'nothing' : text.slice(0, SHOWN));
const nameOf = (guest: Guest): string => (typeof guest === 'number' ? `seat ${guest}` : `the one at ${guest}`);
const withoutPort = (line: string): string => line.replace(/"port":\d+|:\d{4,5}\b/g, '');
