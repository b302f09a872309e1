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

/** One in this many options is not the default. */
const UNUSUAL = 4;
const TRIES = 50;
const LEAST_WITH_MATES = 4;

/** Options that a variant requires. */
const FIXED: Readonly<Partial<Record<Variant, Options>>> = {
  correspondence: { pace: 'correspondence' },
  'team-chat': { teamChat: true },
};

/** A table for this game with a random number of seats and some random options. */
export function randomTable(game: AnyGame, rng: Rng, variant: Variant): LeakTable {
  const fixed: Options = FIXED[variant] ?? {};
  for (let i = 0; i < TRIES; i++) {
    const asked: Record<string, string | number | boolean> = { ...fixed };
    for (const [name, option] of Object.entries(game.options as Readonly<Record<string, AnyOption>>)) {
      if (!Object.hasOwn(fixed, name) && name !== 'pace' && name !== 'edition' && below(rng, UNUSUAL) === 0)
        asked[name] = anyValue(option, rng);
    }
    const parsed = parseOptions(game.options, asked);
    if (!parsed.ok) continue;
    const options = parsed.options as Options;
    const { min, max } = game.seats(options);
    // Options without a possible table, such as seating by hand without seats.
    if (max < min) continue;
    const seats = min + below(rng, max - min + 1);
    // With fewer seats nobody has a teammate to talk to.
    if (variant === 'team-chat' && seats < LEAST_WITH_MATES) continue;
    const isSlow = options.pace === 'correspondence';
    if (isSlow === (variant === 'correspondence') && tableProblem(game, options, seats) === undefined)
      return { seats, options: asked, variant };
  }
  return { seats: game.seats(defaultOptions(game.options)).min, options: fixed, variant };
}

function anyValue(option: AnyOption, rng: Rng): string | number | boolean {
  if (option.type === 'boolean') return below(rng, 2) === 0;
  if (option.type === 'choice') return choose(rng, option.values);
  return option.default;
}
