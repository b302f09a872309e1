import { parseArgs } from 'node:util';
import { UsageError } from '../terminal/usage-error.ts';
import { suggest } from './closest.ts';
import type { Command, Flag } from './command.ts';

export type CommandLine =
  | { readonly type: 'help' }
  | {
      readonly type: 'run';
      readonly positionals: readonly string[];
      readonly flags: Record<string, boolean | string | readonly string[] | undefined>;
    };

/** Parses what follows the command's name. Throws a `UsageError` for the first mistake. */
export function parseCommandLine(command: Command, args: readonly string[]): CommandLine {
  const known = Object.entries(command.flags);
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        known.map(([name, flag]) => [name, { type: flag.type === 'switch' ? 'boolean' : 'string' } as const]),
      ),
    },
  });
  const positionals: string[] = [];
  const lists = new Map(known.filter(([, flag]) => flag.type === 'list').map(([name]) => [name, [] as string[]]));
  const flags = Object.fromEntries<boolean | string | readonly string[] | undefined>(
    known.map(([name, flag]) => [name, flag.type === 'switch' ? false : lists.get(name)]),
  );
  const given = new Set<string>();
  let help = false;
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') {
      help = true;
      continue;
    }
    const flag = flagOf(command, token.name, token.rawName);
    const list = lists.get(token.name);
    if (given.has(token.name) && list === undefined) {
      throw new UsageError(`--${token.name} is given twice`);
    }
    given.add(token.name);
    if (flag.type === 'switch') {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value, found ${token.value}`);
      flags[token.name] = true;
    } else {
      const value = textOf(token.name, flag.value, token.value);
      if (list === undefined) flags[token.name] = value;
      else list.push(value);
    }
  }
  if (help) return { type: 'help' };
  checkPositionals(command, positionals);
  return { type: 'run', positionals, flags };
}

function flagOf(command: Command, name: string, raw: string): Flag {
  const flag = Object.hasOwn(command.flags, name) ? command.flags[name] : undefined;
  if (flag !== undefined) return flag;
  const names = [...Object.keys(command.flags), 'help'].map((other) => `--${other}`);
  throw new UsageError(
    `Unknown option ${raw} for saloon ${command.name}${suggest(raw, names)}; allowed: ${names.join(', ')}`,
  );
}

function textOf(name: string, placeholder: string, value: string | undefined): string {
  if (value === undefined || value === '' || (value.startsWith('--') && value.length > 2)) {
    throw new UsageError(`--${name} needs a value: --${name} ${placeholder}`);
  }
  return value;
}

function checkPositionals(command: Command, positionals: readonly string[]): void {
  const missing = command.positionals.find((word, i) => word.optional !== true && positionals[i] === undefined);
  if (missing !== undefined) {
    const allowed = missing.allowed === undefined ? '' : `; allowed: ${missing.allowed.join(', ')}`;
    throw new UsageError(`<${missing.name}> is missing${allowed}; see saloon ${command.name} --help`);
  }
  const extra = positionals[command.positionals.length];
  if (extra !== undefined) {
    throw new UsageError(
      `saloon ${command.name} does not take ${JSON.stringify(extra)}; see saloon ${command.name} --help`,
    );
  }
}
