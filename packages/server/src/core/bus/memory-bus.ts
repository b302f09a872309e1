import type { Bus } from './bus.ts';

type Hear = (text: string) => void;

/** A bus inside one process: for a single server, and for tests with several servers. */
export class MemoryHub {
  readonly #buses = new Set<MemoryBus>();
  #isUp = true;

  get isUp(): boolean {
    return this.#isUp;
  }

  /** The bus for one server. */
  open(): Bus {
    const bus = new MemoryBus(this);
    this.#buses.add(bus);
    return bus;
  }

  /** Takes the bus down or up for everybody. */
  setUp(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    for (const bus of this.#buses) bus.changed(isUp);
  }

  carry(channel: string, text: string): void {
    if (!this.#isUp) return;
    for (const bus of this.#buses) bus.hear(channel, text);
  }

  drop(bus: MemoryBus): void {
    this.#buses.delete(bus);
  }
}

class MemoryBus implements Bus {
  readonly #hub: MemoryHub;
  readonly #channels = new Map<string, Hear>();
  readonly #watchers: ((isUp: boolean) => void)[] = [];

  constructor(hub: MemoryHub) {
    this.#hub = hub;
  }

  get isUp(): boolean {
    return this.#hub.isUp;
  }

  publish(channel: string, text: string): void {
    if (!this.isUp) return;
    // Delivered after the call returns, as over a network.
    queueMicrotask(() => this.#hub.carry(channel, text));
  }

  async subscribe(channel: string, hear: Hear): Promise<void> {
    this.#channels.set(channel, hear);
  }

  watch(changed: (isUp: boolean) => void): void {
    this.#watchers.push(changed);
  }

  async close(): Promise<void> {
    this.#hub.drop(this);
  }

  hear(channel: string, text: string): void {
    this.#channels.get(channel)?.(text);
  }

  changed(isUp: boolean): void {
    for (const watcher of this.#watchers) watcher(isUp);
  }
}
