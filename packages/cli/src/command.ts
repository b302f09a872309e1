import type { Io } from './io.ts';

/** A flag of a command: `--json`, `--seed S`, or `--option name=value` as often as wanted. */
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

/** A word of the command line that is not a flag. */
export type Word = { readonly name: string; readonly optional?: boolean; readonly allowed?: readonly string[] };

export type CommandSpec<F extends Flags> = {
  readonly name: string;
  readonly summary: string;
  readonly words: readonly Word[];
  readonly flags: F;
  /** Variables of the environment that no flag stands for: a flag can be read in the list of processes. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Without the name of the program. */
  readonly examples: readonly string[];
  /** Answers the exit code. */
  run(words: readonly string[], flags: FlagValues<F>, io: Io): number | Promise<number>;
};

/** A command whose flags do not matter to the caller. */
export type Command = CommandSpec<Flags>;

/** Keeps the types of a command's own flags while it is written, and forgets them afterwards. */
export const defineCommand = <const F extends Flags>(spec: CommandSpec<F>): Command => spec;
