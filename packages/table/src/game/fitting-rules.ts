import { type AnyGame, parseOptions, tableProblem } from '@saloon/kernel';

/** `at` is the field of the request that is wrong, as a path: `options.rounds`. */
export type Unfit = { readonly ok: false; readonly code: 'bad-options' | 'bad-seats'; readonly at: string };

export type FittingRules =
  | { readonly ok: true; readonly options: Readonly<Record<string, string | number | boolean>> }
  | Unfit;

export const BAD_SEATS: Unfit = { ok: false, code: 'bad-seats', at: 'seats' };

/** The house rules that somebody asks for, all of them, if the game can be played so by so many; or what is wrong. */
export function fittingRules(game: AnyGame, asked: unknown, seats: number): FittingRules {
  const parsed = parseOptions(game.options, asked);
  if (!parsed.ok) return { ok: false, code: 'bad-options', at: pathOf(parsed.problems[0]?.option) };
  const problem = tableProblem(game, parsed.options, seats);
  if (problem === undefined) {
    return { ok: true, options: parsed.options as Readonly<Record<string, string | number | boolean>> };
  }
  const { option } = problem;
  return option === undefined ? BAD_SEATS : { ok: false, code: 'bad-options', at: pathOf(option) };
}

/** What is wrong with the options as a whole has no name. */
const pathOf = (option = '*'): string => (option === '*' ? 'options' : `options.${option}`);
