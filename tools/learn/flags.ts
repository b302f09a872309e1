import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { type AnyGame, parseOptions } from '@saloon/kernel';

const text = { type: 'string' } as const;
const given = <T extends string>(value: T) => ({ type: 'string', default: value }) as const;

/** Every option and its default. `npm run learn -- --help` explains them. */
const OPTIONS = {
  game: text,
  seats: text,
  option: { type: 'string', multiple: true, default: [] as string[] },
  seed: given('1'),
  seconds: text,
  out: text,
  // Learning
  millions: given('60'),
  until: text,
  checkpoint: given('10'),
  resume: { type: 'boolean', default: false },
  device: given('auto'),
  python: given('python3'),
  actors: text,
  tables: given('192'),
  memory: given('4'),
  hidden: given('256,128'),
  critic: given('all'),
  opponents: given('self=88,old=10,scripted=2'),
  league: given('8'),
  'league-every': given('20'),
  place: given('0'),
  margin: given('0'),
  next: given('0'),
  entropy: given('0.02,0.005'),
  magnet: given('0'),
  'magnet-speed': given('0.05'),
  lambda: given('0.95'),
  speed: given('0.0008'),
  clip: given('0.2'),
  batch: given('131072'),
  mini: given('8192'),
  epochs: given('3'),
  steps: given('1'),
  // Measuring
  games: text,
  threads: given(String(availableParallelism())),
  weights: text,
  bot: given('net:200'),
  against: given('hard'),
  passes: text,
} as const;

export function readFlags(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [command = 'train'] = positionals;
  return { command, flags: values };
}
export type LearnFlags = ReturnType<typeof readFlags>['flags'];

export function countOf(name: string, text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`--${name} is a whole number above zero, not ${text}`);
  return Number(text);
}

export function gameNamed(id: string | undefined): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new Error(`--game is one of ${games.map((one) => one.id).join(', ')}`);
  return game;
}

/** What `--option name=value` sets. Digits become a number, `true` and `false` a switch. */
export const givenOptions = (lines: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split('=');
      const isSwitch = value === 'true' || value === 'false';
      return [name, isSwitch ? value === 'true' : /^[0-9]+$/.test(value) ? Number(value) : value];
    }),
  );

export function optionsOf(game: AnyGame, lines: readonly string[]): unknown {
  const parsed = parseOptions(game.options, givenOptions(lines));
  if (!parsed.ok) throw new Error(`the options don't fit: ${JSON.stringify(parsed.problems)}`);
  return parsed.options;
}

export const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Becomes true after this many seconds; never if no number is given. */
export function timeLimit(seconds: string | undefined): () => boolean {
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * countOf('seconds', seconds);
  return () => performance.now() >= end;
}

/** The numbers of players that `--seats` names: by default four, where a game allows it, or the nearest number. */
export function tablesOf({ seats, option }: LearnFlags, game: AnyGame): readonly number[] {
  const { min, max } = game.seats(optionsOf(game, option));
  const tables = (seats ?? String(Math.min(max, Math.max(min, 4)))).split(',').map((one) => countOf('seats', one));
  const wrong = tables.find((one) => one < min || one > max);
  if (wrong !== undefined) throw new Error(`${game.id} has ${min} to ${max} players with these options, not ${wrong}`);
  return tables;
}
