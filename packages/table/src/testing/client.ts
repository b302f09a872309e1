import type { Viewer } from '@saloon/kernel';
import {
  type ChatLine,
  type Offer,
  OfferBook,
  patched,
  type ServerMessage,
  type TableInfo,
  type UserId,
} from '@saloon/protocol';

type Sync = Extract<ServerMessage, { type: 'sync' }>;

/** What comes out of JSON again: clients never see our own objects. */
export const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A client that knows only what it was sent. */
export class Client {
  readonly user: UserId;
  readonly viewer: Viewer;
  version = 0;
  now = 0;
  info: TableInfo;
  you: Sync['you'];
  view: unknown;
  offer: Offer;
  readonly events: unknown[];
  readonly chat: ChatLine[];
  /** Everything it was sent, as text. */
  readonly received: string[] = [];
  readonly #book = new OfferBook();

  constructor(user: UserId, viewer: Viewer, message: ServerMessage) {
    if (message.type !== 'sync') throw new Error(`Cannot join: ${JSON.stringify(message)}`);
    const sync = overTheWire(message);
    this.user = user;
    this.viewer = viewer;
    this.received.push(JSON.stringify(message));
    this.version = sync.version;
    this.now = sync.now;
    this.info = sync.info;
    this.you = sync.you;
    this.view = sync.view;
    this.offer = this.#book.read(sync.offer);
    this.events = [...sync.events];
    this.chat = [...sync.chat];
  }

  hear(text: string): void {
    this.received.push(text);
    const step = JSON.parse(text) as ServerMessage;
    if (step.type !== 'step') throw new Error(`Cannot follow: ${text}`);
    this.version = step.version;
    this.now = step.now;
    this.info = step.info ?? this.info;
    this.view = patched(this.view, step.view);
    this.offer = step.offer === undefined ? this.offer : this.#book.read(step.offer);
    this.events.splice(Math.max(0, this.events.length - (step.undone ?? 0)));
    this.events.push(...(step.events ?? []));
    this.chat.push(...(step.chat ?? []));
  }
}
