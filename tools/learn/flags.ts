import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { type AnyGame, parseOptions } from '@saloon/kernel';

export function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: text,
      seats: text,
      option: { type: 'string', multiple: true, default: [] },
      games: text,
      seconds: text,
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: '1' },
      teacher: text,
      weights: text,
      data: text,
      out: text,
      hidden: { type: 'string', default: '64,32' },
      epochs: { type: 'string', default: '4' },
      passes: text,
      bot: { type: 'string', default: 'net:200' },
      against: { type: 'string', default: 'hard' },
      json: { type: 'boolean', default: false },
    },
  });
  const [command = 'all'] = positionals;
  const game = values.game ?? 'wright-brothers';
  const data = values.data ?? `data/learn/${game}`;
  const out = values.out ?? (command === 'experience' ? undefined : `${data}.net`);
  const { weights } = values;
  return { command, flags: { ...values, weights, game, data, out } };
}
export type LearnFlags = ReturnType<typeof readFlags>['flags'];

export function countOf(name: string, text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`--${name} is a whole number above zero, not ${text}`);
  return Number(text);
}

export function gameNamed(id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new Error(`--game is one of ${games.map((one) => one.id).join(', ')}, not ${id}`);
  return game;
}

/** The options that `--option name=value` sets. Digits become a number, `true` and `false` a switch. */
export function optionsOf(game: AnyGame, given: readonly string[]): unknown {
  const entries = given.map((line) => {
    const [name = '', value = ''] = line.split('=');
    return [name, value === 'true' ? true : value === 'false' ? false : /^[0-9]+$/.test(value) ? Number(value) : value];
  });
  const parsed = parseOptions(game.options, Object.fromEntries(entries));
  if (!parsed.ok) throw new Error(`the options don't fit: ${JSON.stringify(parsed.problems)}`);
  return parsed.options;
}

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Becomes true after this many seconds; never if no number is given. */
export function timeLimit(seconds: string | undefined): () => boolean {
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * countOf('seconds', seconds);
  return () => performance.now() >= end;
}

/** Four players where a game allows it, or the nearest number. */
export function usualSeats(game: AnyGame, options: unknown): number {
  const { min, max } = game.seats(options);
  return Math.min(max, Math.max(min, 4));
}
