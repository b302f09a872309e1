export type Layer = {
  /** The layers it may import. What those import is allowed too. */
  readonly imports: readonly string[];
  /** A pure layer has no clock, socket, file, randomness or console: its callers pass these in. */
  readonly isPure?: true;
  /** It may import only types from our other packages. */
  readonly onlyTypes?: true;
};

/** Which package may import which. docs/architecture.md draws this table. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { imports: [], isPure: true },
  recording: { imports: ['kernel'], isPure: true },
  games: { imports: ['kernel'], isPure: true },
  catalog: { imports: ['games'] },
  bots: { imports: ['kernel'], isPure: true },
  arena: { imports: ['bots', 'catalog', 'recording'] },
  learn: { imports: ['arena'] },
  puzzles: { imports: ['arena'] },
  people: { imports: ['kernel'], isPure: true },
  protocol: { imports: ['kernel'], onlyTypes: true },
  client: { imports: ['protocol'] },
  table: { imports: ['protocol', 'bots', 'catalog', 'recording'], isPure: true },
  study: { imports: ['table'], isPure: true },
  server: { imports: ['table', 'people', 'puzzles'] },
  web: { imports: ['protocol', 'client', 'recording', 'people'] },
  'web worker': { imports: ['web', 'study', 'puzzles'] },
  cli: { imports: ['arena', 'server', 'learn'] },
};

/** Entry points of a game that the web client may import. The rules themselves reach it as views and offers. */
export const GAME_ENTRIES = ['/text', '/rules', '/options', '/lesson', '/wire', '/themes'];

/** Every layer that `layer` may import, directly or through another. */
export function reachable(layer: string): ReadonlySet<string> {
  const next = LAYERS[layer]?.imports ?? [];
  return new Set(next.flatMap((one) => [one, ...reachable(one)]));
}
