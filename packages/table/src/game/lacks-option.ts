import { type AnyGame, formatProblem, type OptionProblem, parseKeptOptions } from '@saloon/kernel';

/** A log asks for what the games of this host do not have: an edition that is no longer loaded, for one. */
export class LacksOption extends Error {
  override readonly name = 'LacksOption';
  readonly option: string;
  readonly value: string;

  constructor(table: string, problem: OptionProblem) {
    super(`Cannot open table ${table}: ${formatProblem(problem)}`);
    this.option = problem.option;
    this.value = String(problem.found);
  }
}

/** Throws where the games of this host do not have what a table plays by. */
export function expectOptions(table: string, game: AnyGame, options: Readonly<Record<string, unknown>>): void {
  const kept = parseKeptOptions(game.options, options);
  const lack = kept.ok ? undefined : kept.problems[0];
  if (lack !== undefined) throw new LacksOption(table, lack);
}
