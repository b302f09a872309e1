import { expect } from 'vitest';
import { bearer } from '../real-server.ts';
import type { Reply, Visitor } from '../visitor.ts';
import { AT_ONCE, cast, TEN, type World } from './world.ts';

export type Asked = {
  /** The parameters of the path. */
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Who asks: Ann, if nobody else. Operators' routes get the admin secret. */
  readonly by?: Visitor;
};
/** Sends ten requests at once and resolves with the answers in their order. */
export type Ask = (asked: (i: number) => Asked) => Promise<readonly Reply[]>;
export type Cast = Awaited<ReturnType<typeof cast>>;
/** Asks ten times at once, and checks what must hold afterwards. */
export type Recipe = (scene: Cast & { readonly world: World }, ask: Ask) => Promise<void>;
export type Recipes = Readonly<Record<string, Recipe>>;

/** Runs the recipe of a route, with people and a table of its own. */
export async function runRecipe(world: World, route: string, recipe: Recipe): Promise<void> {
  const [method = '', pattern = ''] = route.split(' ');
  const people = await cast(world);
  let asked = 0;
  const ask: Ask = async (of) => {
    const requests = TEN.map(of);
    asked += requests.length;
    const replies = await Promise.all(
      requests.map(({ at = {}, body, by = people.ann.visitor }) => {
        const path = pattern.replace(/:(\w+)/g, (_, name: string) => at[name] ?? expect.fail(`${route}: no ${name}`));
        const isOperator = /^\/(api\/)?admin\//.test(path);
        return by.ask(method, path, body, isOperator ? bearer(world.server) : {});
      }),
    );
    for (const { status, body } of replies) expect(status, `${route}: ${JSON.stringify(body)}`).toBeLessThan(500);
    return replies;
  };
  await recipe({ world, ...people }, ask);
  expect(asked, `${route} was asked`).toBeGreaterThanOrEqual(AT_ONCE);
}
