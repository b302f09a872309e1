/** A message to all other servers. Its name and its fields are part of the wire format. */
export type Broadcast = { readonly type: string };

/** What is done with broadcasts, by their type. */
export type BroadcastHandlers<News extends Broadcast> = {
  readonly [Type in News['type']]: (news: Extract<News, { readonly type: Type }>) => void;
};

/** What servers of a cluster tell all others. A server alone tells nobody. */
export class Broadcasts {
  readonly #handlers = new Map<string, ((news: never) => void)[]>();
  #send: (news: Broadcast) => void = () => undefined;

  connect(send: (news: Broadcast) => void): void {
    this.#send = send;
  }

  publish<News extends Broadcast>(news: News): void {
    this.#send(news);
  }

  on(handlers: Readonly<Record<string, (news: never) => void>>): void {
    for (const [type, handler] of Object.entries(handlers)) {
      this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), handler]);
    }
  }

  /** Another server has sent this. It runs the same version: the channel's name has it. */
  receive(news: Broadcast): void {
    for (const handler of this.#handlers.get(news.type) ?? []) handler(news as never);
  }
}
