import type { WireListener } from '../wire.ts';

/**
 * What has come over all lines in this turn of the event loop and is not read yet. The system is asked for everything first,
 * and then it is played: a processor that goes back and forth between the two with every message is slower at both.
 */
export class Inbox {
  #listeners: WireListener[] = [];
  #texts: string[] = [];

  put(listener: WireListener, text: string): void {
    if (this.#texts.length === 0) setImmediate(this.empty);
    this.#listeners.push(listener);
    this.#texts.push(text);
  }

  /** Hands out what there is, in the order in which it came. */
  readonly empty = (): void => {
    const [listeners, texts] = [this.#listeners, this.#texts];
    this.#listeners = [];
    this.#texts = [];
    for (let i = 0; i < texts.length; i++) listeners[i]?.text(texts[i] ?? '');
  };
}
