import { formatProblem, type OptionProblem } from '@saloon/kernel';

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
