import type { Io } from '../terminal/io.ts';

/** A flag of a command: `--json`, `--seed S`, or `--option name=value`, which may be repeated. */
export type Flag =
  | { readonly type: 'switch'; readonly help: string }
  | { readonly type: 'text'; readonly value: string; readonly help: string }
  | { readonly type: 'list'; readonly value: string; readonly help: string };
export type Flags = Readonly<Record<string, Flag>>;

export type FlagValue<F extends Flag> = F['type'] extends 'switch'
  ? boolean
  : F['type'] extends 'text'
    ? string | undefined
    : readonly string[];
export type FlagValues<F extends Flags> = { readonly [K in keyof F]: FlagValue<F[K]> };

/** An argument that is not a flag. */
export type Positional = { readonly name: string; readonly optional?: boolean; readonly allowed?: readonly string[] };

export type CommandSpec<F extends Flags> = {
  readonly name: string;
  /** Former names, which still work but are not listed. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  readonly positionals: readonly Positional[];
  readonly flags: F;
  /** Environment variables without a flag. Secrets go here: flags show up in process lists. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Without the program's name. */
  readonly examples: readonly string[];
  /** Returns the exit code. */
  run(positionals: readonly string[], flags: FlagValues<F>, io: Io): number | Promise<number>;
};

/** A command, whatever its flags. */
export type Command = CommandSpec<Flags>;

/** Lets a command be written with the exact types of its flags. */
export const defineCommand = <const F extends Flags>(spec: CommandSpec<F>): Command => spec;
