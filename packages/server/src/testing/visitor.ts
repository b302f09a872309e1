import { randomBytes } from 'node:crypto';
import type { RunningServer } from '../start-server.ts';

export type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** A browser that asks the HTTP routes about people. `secret` and `user` are what it has stored. */
export class Visitor {
  readonly server: RunningServer;
  secret = randomBytes(32).toString('hex');
  user: string | undefined;
  readonly agent: string;

  constructor(server: RunningServer, agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36') {
    this.server = server;
    this.agent = agent;
  }

  get origin(): string {
    return `http://localhost:${this.server.port}`;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(`http://localhost:${this.server.port}${path}`, {
      method,
      headers: {
        authorization: `Saloon ${this.secret}${this.user === undefined ? '' : ` ${this.user}`}`,
        origin: this.origin,
        'user-agent': this.agent,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as Reply['body']) : { text } };
  }
}
