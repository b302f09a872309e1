import type { AnyGame } from './game.ts';
import type { TableProblem } from './options.ts';

/**
 * Why this number of players can't play with these options. If it returns undefined, `setup` works.
 *
 * @example
 * tableProblem(game, options, 9)?.text.en // 'the table has 9 seats, and the game takes 2 to 5'
 */
export function tableProblem(game: AnyGame, options: unknown, seats: number): TableProblem | undefined {
  const own = game.problemWith?.(options, seats);
  if (own !== undefined) return own;
  const { min, max } = game.seats(options);
  if (min <= seats && seats <= max) return undefined;
  return {
    text: {
      en: `the table has ${seats} seats, and the game takes ${min} to ${max}`,
      ru: `мест за столом: ${seats}, а для игры нужно от ${min} до ${max}`,
    },
  };
}

/** The problem with an option that names a seat, counted from 0, if the table doesn't have that seat. */
export function seatProblem(option: string, seat: number, seats: number): TableProblem | undefined {
  if (seat < seats) return undefined;
  return {
    option,
    text: {
      en: `${option} is ${seat}, and the table has ${seats} seats: choose a seat from 0 to ${seats - 1}, or add seats`,
      ru: `${option} — место ${seat}, а мест за столом ${seats}: выберите место от 0 до ${seats - 1} или добавьте мест`,
    },
  };
}
