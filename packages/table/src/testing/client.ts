import type { Viewer } from '@saloon/kernel';
import { type ChatLine, type Offer, patched, type ServerMessage, type TableInfo, type UserId } from '@saloon/protocol';

type Sync = Extract<ServerMessage, { type: 'sync' }>;

/** What comes out of JSON again: clients never see our own objects. */
export const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A client without a page: it knows what it was told, and nothing else. */
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
    this.offer = sync.offer;
    this.events = [...sync.events];
    this.chat = [...sync.chat];
  }

  hear(message: ServerMessage): void {
    this.received.push(JSON.stringify(message));
    const step = overTheWire(message);
    if (step.type !== 'step') throw new Error(`Cannot follow: ${JSON.stringify(message)}`);
    this.version = step.version;
    this.now = step.now;
    this.info = step.info ?? this.info;
    this.view = patched(this.view, step.view);
    this.offer = step.offer ?? this.offer;
    this.events.push(...(step.events ?? []));
    this.chat.push(...(step.chat ?? []));
  }
}
