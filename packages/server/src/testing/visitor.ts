import { randomBytes } from 'node:crypto';
import { COMMON_REFUSALS, contract, type PeopleRefusal, type Route } from '@saloon/protocol';
import { safeParse, strictObject } from 'valibot';
import type { RunningServer } from '../start-server.ts';

export type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

const ROUTES = Object.entries<Route>(contract).map(([key, route]) => ({
  key: new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`),
  route,
}));

/** Throws if the contract doesn't have this answer. */
export function checkAnswer(asked: string, { status, body }: Reply): void {
  const route = ROUTES.find(({ key }) => key.test(asked))?.route;
  if (route === undefined || 'text' in body) return;
  const { who, refusals = [], answer } = route;
  const codes: readonly PeopleRefusal[] = [...COMMON_REFUSALS.anyone, ...COMMON_REFUSALS[who], ...refusals];
  if (status !== 200 && codes.some((code) => code === body.code)) return;
  const { success, issues } = safeParse(answer ?? strictObject({}), body);
  if (status === 200 && success) return;
  throw new Error(`${asked}: the contract has no ${status} ${JSON.stringify(body)}: ${JSON.stringify(issues?.[0])}`);
}

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
    const reply = { status: response.status, body: isJson ? (JSON.parse(text) as Reply['body']) : { text } };
    checkAnswer(`${method} ${path}`, reply);
    return reply;
  }
}
