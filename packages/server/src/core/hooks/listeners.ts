import type { Logger } from 'pino';

/** What each event calls, by its name. */
type Calls = { readonly [name: string]: (...args: never[]) => void };

/** Those who listen to events. They are called in the order in which they came, and none can fail the sender. */
export class Listeners<Events extends Calls> {
  readonly #log: Logger;
  readonly #by = new Map<keyof Events, { readonly feature: string; readonly call: Calls[string] }[]>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** `feature` is the name under which errors are logged. */
  on(feature: string, listeners: Partial<Events>): void {
    for (const [name, call] of Object.entries(listeners)) {
      if (call !== undefined) this.#by.set(name, [...(this.#by.get(name) ?? []), { feature, call }]);
    }
  }

  emit<Name extends keyof Events>(name: Name, ...args: Parameters<Events[Name]>): void {
    for (const { feature, call } of this.#by.get(name) ?? []) {
      try {
        call(...args);
      } catch (error) {
        this.#log.error({ err: error, feature, event: name }, 'a feature failed at an event');
      }
    }
  }
}
