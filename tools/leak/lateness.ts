import type { Seat } from '@saloon/kernel';
import { Leak } from './leak.ts';
import type { Heard } from './recording-proxy.ts';
import type { Guest } from './world.ts';

/** The spectator delay in games of the variant `delay`, in seconds. */
export const DELAY = 20;

const VERSION = /^\{"type":"step",.*?"version":(\d+)/;

/** Checks that a delayed spectator never gets a step earlier than the delay after the seat. */
export class Lateness {
  /** By version, when the seat first received it. */
  readonly #told = new Map<number, number>();
  #seat: Seat | undefined;

  /** Starts now: nothing before the deal is secret. */
  begin(seat: Seat): void {
    this.#seat = seat;
  }

  hear(guest: Guest, heard: readonly Heard[], what: string): void {
    if (this.#seat === undefined) return;
    for (const { at, text } of heard) {
      const version = Number(VERSION.exec(text)?.[1]);
      if (Number.isNaN(version)) continue;
      if (guest === this.#seat && !this.#told.has(version)) this.#told.set(version, at);
      const told = this.#told.get(version);
      if (guest !== 'spectator' || told === undefined || at >= told + 1000 * DELAY) continue;
      throw new Leak(`${what}: the spectator heard of step ${version} after ${at - told} ms, held back ${DELAY} s`);
    }
  }
}
