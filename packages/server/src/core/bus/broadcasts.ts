/** A message to all other servers. Its name and its fields are part of the wire format. */
export type Broadcast = { readonly type: string };

/** What is done with broadcasts, by their type. */
export type BroadcastHandlers<Known extends Broadcast> = {
  readonly [Type in Known['type']]: (broadcast: Extract<Known, { readonly type: Type }>) => void;
};

/** What servers of a cluster tell all others. A server alone tells nobody. */
export class Broadcasts {
  readonly #handlers = new Map<string, ((broadcast: never) => void)[]>();
  #send: (broadcast: Broadcast) => void = () => undefined;

  connect(send: (broadcast: Broadcast) => void): void {
    this.#send = send;
  }

  publish<Known extends Broadcast>(broadcast: Known): void {
    this.#send(broadcast);
  }

  on(handlers: Readonly<Record<string, (broadcast: never) => void>>): void {
    for (const [type, handler] of Object.entries(handlers)) {
      this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), handler]);
    }
  }

  /** Another server has sent this. It runs the same version: the channel's name has it. */
  receive(broadcast: Broadcast): void {
    for (const handler of this.#handlers.get(broadcast.type) ?? []) handler(broadcast as never);
  }
}
