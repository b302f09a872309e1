import {
  type AnyGame,
  type AnyOption,
  below,
  choose,
  defaultOptions,
  parseOptions,
  type Rng,
  tableProblem,
} from '@saloon/kernel';

import type { Variant } from './variant.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;
export type LeakTable = { readonly seats: number; readonly options: Options; readonly variant: Variant };

/** One option in so many is other than usual. */
const UNUSUAL = 4;
const TRIES = 50;

/** A table for this game with as many seats as it may have and some options of its own. */
export function randomTable(game: AnyGame, rng: Rng, variant: Variant): LeakTable {
  const pace = variant === 'correspondence' ? { pace: 'correspondence' } : {};
  for (let i = 0; i < TRIES; i++) {
    const asked: Record<string, string | number | boolean> = { ...pace };
    for (const [name, option] of Object.entries(game.options as Readonly<Record<string, AnyOption>>)) {
      if (name !== 'pace' && name !== 'edition' && below(rng, UNUSUAL) === 0) asked[name] = anyValue(option, rng);
    }
    const parsed = parseOptions(game.options, asked);
    if (!parsed.ok) continue;
    const options = parsed.options as Options;
    const { min, max } = game.seats(options);
    const seats = min + below(rng, max - min + 1);
    const isSlow = options.pace === 'correspondence';
    if (isSlow === (variant === 'correspondence') && tableProblem(game, options, seats) === undefined)
      return { seats, options: asked, variant };
  }
  return { seats: game.seats(defaultOptions(game.options)).min, options: pace, variant };
}

function anyValue(option: AnyOption, rng: Rng): string | number | boolean {
  if (option.type === 'boolean') return below(rng, 2) === 0;
  if (option.type === 'choice') return choose(rng, option.values);
  return option.default;
}
