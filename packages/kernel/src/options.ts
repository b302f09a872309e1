import type { Lang } from './text.ts';

/**
 * The value of an earlier option that changes a later one's range or default, e.g. hours instead of seconds in games by
 * correspondence.
 */
export type When = { readonly option: string; readonly is: string | number | boolean };

type Shared<T> = {
  readonly default: T;
  /** The fixed value if an earlier option requires it, whatever was asked for. */
  readonly forced?: { readonly when: When; readonly value: T };
  /** Only matters at tables of this many seats. */
  readonly onlyFor?: { readonly min: number; readonly max: number };
};
/** Another default, if an earlier option has this value, as presets need. An explicit value wins. */
type Variant<T> = { readonly when: When; readonly default: T };
export type ChoiceOption<T extends string> = Shared<T> & {
  readonly type: 'choice';
  readonly values: readonly T[];
  readonly variants?: readonly Variant<T>[];
  /** A preset's value once an option that follows it was explicitly set to something else. */
  readonly departed?: T;
};
export type BooleanOption = Shared<boolean> & {
  readonly type: 'boolean';
  readonly variants?: readonly Variant<boolean>[];
};
type Range = { readonly min: number; readonly max: number; readonly default: number };
export type IntegerOption = Shared<number> &
  Range & {
    readonly type: 'integer';
    readonly unit?: 'milliseconds';
    readonly variants?: readonly (Range & { readonly when: When })[];
  };

export type OptionFor<T> = [T] extends [boolean]
  ? BooleanOption
  : [T] extends [number]
    ? IntegerOption
    : [T] extends [string]
      ? ChoiceOption<T>
      : never;

/** All options of a game, in the order of the form. Plain data. */
export type OptionSpec<Options> = { readonly [K in keyof Options]-?: OptionFor<NonNullable<Options[K]>> };

export type OptionProblem = { readonly option: string; readonly found: unknown; readonly allowed: string };
export type ParsedOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly [OptionProblem, ...OptionProblem[]] };

/**
 * Why a table can't be played like this: the option to change, if one is to blame, and a sentence that says what would
 * work.
 */
export type TableProblem = { readonly option?: string; readonly text: Readonly<Record<Lang, string>> };

export type AnyOption = ChoiceOption<string> | BooleanOption | IntegerOption;
type Value = string | number | boolean;
type Terms = { readonly default: Value; readonly min?: number; readonly max?: number };

/** An option's default and range: those of its first matching variant, or its own. */
export function termsOf(option: AnyOption, holds: (when: When) => boolean): Terms {
  const variants: readonly (Terms & { readonly when: When })[] = option.variants ?? [];
  return variants.find(({ when }) => holds(when)) ?? option;
}

/** Does this option's default or range depend on the option `name`? */
export const isFollowing = (option: AnyOption, name: string): boolean =>
  option.variants?.some(({ when }) => when.option === name) ?? false;

/**
 * Reads untrusted options. Missing ones get their defaults; unknown or invalid ones are listed as problems. A preset
 * becomes its `departed` value if an option that follows it is set to something else.
 *
 * @example
 * parseOptions(game.options, { rounds: 3 })
 */
export const parseOptions = <Options>(spec: OptionSpec<Options>, given: unknown): ParsedOptions<Options> =>
  read(spec, given, true);

/** Reads options saved in a recording exactly as written, so that the state made from them is the same. */
export const parseKeptOptions = <Options>(spec: OptionSpec<Options>, given: unknown): ParsedOptions<Options> =>
  read(spec, given, false);

function read<Options>(spec: OptionSpec<Options>, given: unknown, isNew: boolean): ParsedOptions<Options> {
  const known = Object.entries(spec) as [string, AnyOption][];
  const names = known.map(([name]) => name);
  if (given !== undefined && !isRecord(given)) {
    return { ok: false, problems: [{ option: '*', found: given, allowed: `an object with ${names.join(', ')}` }] };
  }
  const asked = given ?? {};
  const problems: OptionProblem[] = Object.keys(asked)
    .filter((name) => !names.includes(name))
    .map((option) => ({ option, found: asked[option], allowed: `one of the options ${names.join(', ')}` }));
  const options: Record<string, Value> = {};
  const departing: AnyOption[] = [];
  for (const [name, option] of known) {
    const holds = (when: When) => options[when.option] === when.is;
    const terms = termsOf(option, holds);
    const found = Object.hasOwn(asked, name) ? asked[name] : undefined;
    const forced = option.forced !== undefined && holds(option.forced.when) ? option.forced.value : undefined;
    if (found === undefined) options[name] = forced ?? terms.default;
    else if (isAllowed(option, terms, found)) options[name] = forced ?? found;
    else problems.push({ option: name, found, allowed: allowedValues(option, terms) });
    if (found !== undefined && options[name] === found && found !== terms.default) departing.push(option);
  }
  for (const [name, option] of isNew ? known : []) {
    if (option.type !== 'choice' || option.departed === undefined) continue;
    if (departing.some((other) => isFollowing(other, name))) options[name] = option.departed;
  }
  const [first, ...others] = problems;
  if (first !== undefined) return { ok: false, problems: [first, ...others] };
  // A copy: V8 treats an object filled field by field as a slow dictionary, and games read their options at every step.
  return { ok: true, options: Object.freeze({ ...options }) as Options };
}

/** The options with all their defaults. */
export function defaultOptions<Options>(spec: OptionSpec<Options>): Options {
  const parsed = parseOptions(spec, {});
  if (!parsed.ok) throw new Error(`Cannot use the default options: ${formatProblem(parsed.problems[0])}`);
  return parsed.options;
}

export const formatProblem = (problem: OptionProblem | undefined): string =>
  problem === undefined
    ? ''
    : `option ${problem.option} is ${JSON.stringify(problem.found)}, allowed: ${problem.allowed}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAllowed(option: AnyOption, { min = 0, max = 0 }: Terms, found: unknown): found is Value {
  if (option.type === 'choice') return typeof found === 'string' && option.values.includes(found);
  if (option.type === 'boolean') return typeof found === 'boolean';
  return typeof found === 'number' && Number.isInteger(found) && min <= found && found <= max;
}

function allowedValues(option: AnyOption, { min, max }: Terms): string {
  if (option.type === 'choice') return option.values.join(', ');
  if (option.type === 'boolean') return 'true, false';
  return `a whole number from ${min} to ${max}`;
}
