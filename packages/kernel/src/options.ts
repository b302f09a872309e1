/** An option whose range or default depends on an earlier option, e.g. hours instead of seconds by correspondence. */
export type When = { readonly option: string; readonly is: string | number | boolean };

type Shared<T> = {
  readonly default: T;
  /** The value it has, whatever was asked for, when an earlier option says so. */
  readonly forced?: { readonly when: When; readonly value: T };
  /** Only matters at tables of this many seats. */
  readonly onlyFor?: { readonly min: number; readonly max: number };
};
export type ChoiceOption<T extends string> = Shared<T> & { readonly type: 'choice'; readonly values: readonly T[] };
export type BooleanOption = Shared<boolean> & { readonly type: 'boolean' };
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

/** All options of a game, in the order in which a form asks for them. Plain data. */
export type OptionSpec<Options> = { readonly [K in keyof Options]: OptionFor<Options[K]> };

export type OptionProblem = { readonly option: string; readonly found: unknown; readonly allowed: string };
export type ParsedOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly problems: readonly OptionProblem[] };

type AnyOption = ChoiceOption<string> | BooleanOption | IntegerOption;
type Value = string | number | boolean;

/**
 * Reads options a stranger gave: what is missing gets its default, what is unknown or out of range is named.
 *
 * @example
 * parseOptions(game.options, { rounds: 3 })
 */
export function parseOptions<Options>(spec: OptionSpec<Options>, given: unknown): ParsedOptions<Options> {
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
  for (const [name, option] of known) {
    const holds = (when: When) => options[when.option] === when.is;
    const range = option.type === 'integer' ? (option.variants?.find((v) => holds(v.when)) ?? option) : option;
    const found = Object.hasOwn(asked, name) ? asked[name] : undefined;
    const forced = option.forced !== undefined && holds(option.forced.when) ? option.forced.value : undefined;
    if (found === undefined) options[name] = forced ?? range.default;
    else if (isAllowed(option, range, found)) options[name] = forced ?? found;
    else problems.push({ option: name, found, allowed: allowedValues(option, range) });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, options: Object.freeze(options) as Options };
}

/** The options with every default. */
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

function isAllowed(option: AnyOption, range: AnyOption | Range, found: unknown): found is Value {
  if (option.type === 'choice') return typeof found === 'string' && option.values.includes(found);
  if (option.type === 'boolean') return typeof found === 'boolean';
  return (
    typeof found === 'number' && Number.isInteger(found) && 'min' in range && range.min <= found && found <= range.max
  );
}

function allowedValues(option: AnyOption, range: AnyOption | Range): string {
  if (option.type === 'choice') return option.values.join(', ');
  if (option.type === 'boolean') return 'true, false';
  return 'min' in range ? `a whole number from ${range.min} to ${range.max}` : '';
}
