import { statSync } from 'node:fs';
import { botFile, isBotFile } from '@saloon/arena';
import { bots, findBot } from '@saloon/bots';
import type { Catalog } from '@saloon/catalog';
import {
  type AnyGame,
  type AnyOption,
  formatProblem,
  LANGS,
  type Lang,
  parseOptions,
  parseSeed,
  type Seed,
  tableProblem,
} from '@saloon/kernel';
import { UsageError } from '../terminal/usage-error.ts';
import { suggest } from './closest.ts';

/** Parsers for values on the command line. Each throws a `UsageError` that says what is allowed. */

export function readGame({ findGame, games }: Catalog, text: string): AnyGame {
  const game = findGame(text);
  if (game !== undefined) return game;
  const ids = games.map(({ id }) => id);
  throw new UsageError(`Unknown game ${JSON.stringify(text)}${suggest(text, ids)}; allowed: ${ids.join(', ')}`);
}

/** A whole number in decimal digits. */
export function readCount(name: string, text: string, min: number, max: number): number {
  const count = /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return count;
  const allowed = min === max ? min : `a whole number from ${min} to ${max}`;
  throw new UsageError(`--${name} is ${JSON.stringify(text)}, allowed: ${allowed}`);
}

/** A seed, and how it was given: a number stays a number. */
export type GivenSeed = { readonly seed: Seed; readonly given: number | string };

export function readSeed(text: string): GivenSeed {
  const seed = parseSeed(text);
  if (seed === undefined) {
    throw new UsageError(
      `--seed is ${JSON.stringify(text)}, allowed: a whole number of up to 15 digits, or 64 hexadecimal digits`,
    );
  }
  return { seed, given: text.length === 64 ? seed : Number(text) };
}

const USUAL_SEATS = 4;

/** The number of seats. By default four, or the nearest number the game allows. */
export function readSeats(game: AnyGame, options: unknown, text: string | undefined): number {
  const { min, max } = game.seats(options);
  const usual = max < min ? USUAL_SEATS : Math.max(min, Math.min(max, USUAL_SEATS));
  const count = text === undefined ? usual : /^[0-9]{1,3}$/.test(text) ? Number(text) : undefined;
  const problem = count === undefined ? undefined : tableProblem(game, options, count);
  if (problem?.option !== undefined) throw new UsageError(`Cannot play ${game.id}: ${problem.text.en}`);
  return text === undefined ? usual : readCount('seats', text, min, max);
}

/** The game's options from `name=value` pairs. */
export function readOptions(game: AnyGame, pairs: readonly string[]): unknown {
  const given: Record<string, unknown> = Object.create(null);
  const spec = game.options as Readonly<Record<string, AnyOption>>;
  const names = Object.keys(spec);
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(
        `--option is ${JSON.stringify(pair)}, allowed: name=value with a name of ${names.join(', ')}`,
      );
    }
    if (!names.includes(name)) {
      throw new UsageError(
        `Unknown option ${JSON.stringify(name)} of ${game.id}${suggest(name, names)}; allowed: ${names.join(', ')}`,
      );
    }
    if (name in given) throw new UsageError(`--option ${name} is given twice`);
    given[name] = spec[name]?.type === 'choice' ? value : plain(value);
  }
  const parsed = parseOptions(game.options, { ...given });
  if (parsed.ok) return parsed.options;
  throw new UsageError(`Cannot play ${game.id}: ${parsed.problems.map(formatProblem).join('; ')}`);
}

function plain(value: string): string | number | boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}

/** Bot names separated by commas. `hard@normal` thinks like hard and reacts like normal; `./my-bot.ts` is a file. */
export function readBots(text: string): readonly string[] {
  const ids = bots.map(({ id }) => id);
  return text.split(',').map((typed) => {
    const id = typed.trim();
    if (findBot(id) !== undefined) return id;
    if (isBotFile(id)) return readBotFile(id);
    const allowed = `${ids.join(', ')}, or a file such as ./my-bot.ts`;
    throw new UsageError(`Unknown bot ${JSON.stringify(id)}${suggest(id, ids)}; allowed: ${allowed}`);
  });
}

function readBotFile(name: string): string {
  const { path } = botFile(name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return name;
  throw new UsageError(`Cannot seat ${name}: there is no file ${path}`);
}

export function readLang(text: string): Lang {
  const lang = LANGS.find((known) => known === text);
  if (lang !== undefined) return lang;
  throw new UsageError(`--lang is ${JSON.stringify(text)}, allowed: ${LANGS.join(', ')}`);
}
