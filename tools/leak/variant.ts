import type { AnyGame, AnyOption } from '@saloon/kernel';

/**
 * What is special about a pair of games, besides the secrets:
 * - `plain`: people on one server, live;
 * - `correspondence`: days between moves;
 * - `delay`: spectators are held back, and never hear of anything sooner;
 * - `team-chat`: other teams say other things among themselves in each world;
 * - `undo`: moves are taken back by consent;
 * - `bots`: the seat that can't tell the worlds apart is a bot's, and it has to play the same in both;
 * - `cluster`: each world is two servers, with people on both.
 */
export const VARIANTS = ['plain', 'correspondence', 'delay', 'team-chat', 'undo', 'bots', 'cluster'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Can this game be played that way? */
export function suits(game: AnyGame, variant: Variant): boolean {
  if (variant === 'team-chat') return game.teams !== undefined;
  if (variant !== 'correspondence') return true;
  const { pace } = game.options as Readonly<Record<string, AnyOption>>;
  return pace?.type === 'choice' && pace.values.includes('correspondence');
}
