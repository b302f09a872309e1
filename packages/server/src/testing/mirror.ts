import type { Seat } from '@saloon/kernel';
import { type Offer, OfferBook, patched, type ServerMessage, type TableInfo, type Version } from '@saloon/protocol';

/** A client's state of a table, from nothing but the messages it received. */
export class Mirror {
  version: Version;
  info: TableInfo;
  view: unknown;
  offer: Offer;
  readonly seat: Seat | undefined;
  readonly events: unknown[];
  readonly #book = new OfferBook();

  constructor(sync: Extract<ServerMessage, { type: 'sync' }>) {
    this.version = sync.version;
    this.info = sync.info;
    this.view = sync.view;
    this.offer = this.#book.read(sync.offer);
    this.seat = sync.you.seat;
    this.events = [...sync.events];
  }

  step(step: Extract<ServerMessage, { type: 'step' }>): void {
    if (step.version < this.version)
      throw new Error(`Cannot step back from version ${this.version} to ${step.version}`);
    this.version = step.version;
    this.info = step.info ?? this.info;
    this.view = patched(this.view, step.view);
    if (step.offer !== undefined) this.offer = this.#book.read(step.offer);
    this.events.push(...(step.events ?? []));
  }
}
