import type { Rng } from '@saloon/kernel';
import type { ServerMessage, TableId } from '@saloon/protocol';
import { TestClient } from '../../packages/server/src/testing/client.ts';
import type { FakeClock } from '../../packages/server/src/testing/fake-clock.ts';
import type { TestServer } from '../../packages/server/src/testing/memory-server.ts';
import { frameDelay, jitter } from './hands.ts';

/** How a client cheats in a race; an honest client has none of it. */
export type Trick = {
  /** The reaction time that it claims. */
  readonly claim?: (reaction: number) => number | undefined;
  /** It presses this long after the signal arrives, whatever its hand does. */
  readonly pressAfter?: number;
  /** It waits for another hand to show, and presses if one does before its own hand falls. */
  readonly follows?: true;
  /** It sends its slap as a press, this much later, as if its screen had shown no race. */
  readonly pressLater?: number;
  /** It delays pongs: from the start of a race, or always. */
  readonly latePongs?: { readonly by: number; readonly when: 'in-races' | 'always' };
};

type Told = { readonly type: string; readonly seat?: number };

/** A client with a human hand and a given network delay. */
export class Racer {
  readonly client = new TestClient();
  readonly #clock: FakeClock;
  readonly #rng: Rng;
  readonly #trick: Trick;
  /** Its reaction time in the next race. */
  reaction = 0;
  #isRacing = false;
  #hasPressed = false;

  constructor({ server, clock }: TestServer, roundTrip: number, rng: Rng, trick: Trick = {}) {
    this.#clock = clock;
    this.#rng = rng;
    this.#trick = trick;
    const { client } = this;
    const down = this.#way(roundTrip / 2);
    const up = this.#way(roundTrip / 2);
    const ended = () => {
      client.isClosed = true;
    };
    const connection = server.connect({
      address: '192.0.2.1',
      waiting: 0,
      send: (text) => down(() => client.receive(text)),
      close: ended,
      cut: ended,
      drop: ended,
    });
    client.answersPings = false;
    client.pipe = { send: (text) => up(() => connection.text(text)), close: ended, pause: () => undefined };
    client.onMessage = (message) => this.#hear(message);
  }

  /** One direction of a connection, in order. */
  #way(delay: number): (arrive: () => void) => void {
    let last = 0;
    return (arrive) => {
      last = Math.max(last, this.#clock.monotonic() + delay + jitter(this.#rng));
      this.#clock.after(last - this.#clock.monotonic(), arrive);
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'ping') return this.#answer(message.n);
    if (message.type !== 'step') return;
    const events = (message.events ?? []) as readonly Told[];
    if (events.some(({ type }) => type === 'race-started' || type === 'duel-turned-up')) this.#signal(message.table);
    const own = this.client.table(message.table).seat;
    const isAnother = events.some(({ type, seat }) => type === 'slapped' && seat !== own);
    if (this.#trick.follows === true && isAnother && this.#isRacing) this.#press(message.table, this.reaction);
    if (events.some(({ type }) => type === 'race-closed' || type === 'duel-called-off')) this.#isRacing = false;
  }

  #answer(n: number): void {
    const late = this.#trick.latePongs;
    const isLate = late !== undefined && (late.when === 'always' || this.#isRacing);
    const pong = () => this.client.send({ type: 'pong', n });
    if (isLate) this.#clock.after(late.by, pong);
    else pong();
  }

  #signal(table: TableId): void {
    this.#isRacing = true;
    this.#hasPressed = false;
    const { pressAfter } = this.#trick;
    const after = pressAfter ?? frameDelay(this.#rng) + this.reaction;
    this.#clock.after(after, () => this.#press(table, this.reaction));
  }

  #press(table: TableId, reaction: number): void {
    if (this.#hasPressed || !this.#isRacing) return;
    this.#hasPressed = true;
    const { claim, pressLater } = this.#trick;
    if (pressLater !== undefined) {
      const press = { type: 'move', move: { type: 'press' } } as const;
      this.#clock.after(pressLater, () =>
        this.client.send({ type: 'do', table, id: this.client.newId(), command: press }),
      );
      return;
    }
    const answers = this.client.table(table).offer.questions.slap;
    if (answers === undefined) return;
    const claimed = Math.round(claim === undefined ? reaction : (claim(reaction) ?? reaction));
    const command = { type: 'move', move: { type: 'slap' }, answers, reaction: claimed } as const;
    this.client.send({ type: 'do', table, id: this.client.newId(), command });
  }
}
