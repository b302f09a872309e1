import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@saloon/bots';

/** Bots loaded from files, by their name in the match. */
const loaded = new Map<string, Bot>();

/** Does this name a file with a bot, not a built-in bot? `my-bots.ts#brave` is the export `brave` of that file. */
export const isBotFile = (name: string): boolean => /[/\\]|\.[cm]?[jt]s(#|$)/.test(name);

/** Splits `path#export`. */
export function botFile(name: string): { readonly path: string; readonly exported: string | undefined } {
  const [path = '', exported] = name.split('#');
  return { path: resolve(path), exported };
}

/** Loads the bots that are files, for `loadedBot`. */
export async function loadBots(names: readonly string[]): Promise<void> {
  for (const name of new Set(names.filter(isBotFile))) loaded.set(name, await loadBot(name));
}

export const loadedBot = (name: string): Bot | undefined => loaded.get(name);

async function loadBot(name: string): Promise<Bot> {
  const { path, exported } = botFile(name);
  const found: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new Error(`Cannot seat ${name}: its file cannot be loaded`, { cause });
  });
  const bots = Object.entries(found).filter((entry): entry is [string, Bot] => isBot(entry[1]));
  const [only, ...more] = exported === undefined ? bots : bots.filter(([known]) => known === exported);
  if (only === undefined) {
    const what = exported === undefined ? 'no bot' : `no bot as ${exported}`;
    throw new Error(`Cannot seat ${name}: it exports ${what}; a bot is an object with an id and decide(info, rng)`);
  }
  if (more.length === 0) return only[1];
  const names = bots.map(([known]) => known).join(', ');
  throw new Error(`Cannot seat ${name}: it exports several bots (${names}); choose one by ${name}#${only[0]}`);
}

const isBot = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'decide' in value && typeof value.decide === 'function';
