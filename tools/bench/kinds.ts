import { games } from '@saloon/catalog';

const OF_GAMES = ['bare', 'arena', 'search', 'legal moves', 'views', 'clones', 'redeals'] as const;
const OF_SERVER = ['moves', 'moves over sockets'] as const;
export type GameKind = (typeof OF_GAMES)[number];
export type ServerKind = (typeof OF_SERVER)[number];

/** What is measured, of each game and of the server. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(games.map(({ id }) => [id, OF_GAMES])),
  server: OF_SERVER,
};

export const KINDS_HELP = `  bare                whole games of random moves, without anything around them
  arena               the same between bots in the arena
  search              iterations of a search
  legal moves, views (of all seats), clones, redeals
  moves               a server's durable moves in a second of its main thread, with the clients in its process
  moves over sockets  the same with the clients in another process
`;

/** The subjects and kinds that the flags ask for. Throws if nothing fits. */
export function chosen(only: readonly string[], kinds: readonly string[] | undefined) {
  const found = only.map((subject) => {
    const all = KINDS[subject];
    if (all === undefined) throw new Error(`there is no ${subject}: choose from ${Object.keys(KINDS).join(', ')}`);
    return { subject, kinds: all.filter((kind) => kinds?.includes(kind) ?? true) };
  });
  if (found.every((one) => one.kinds.length === 0)) throw new Error(`none of these has ${kinds?.join(', ')}`);
  return found.filter((one) => one.kinds.length > 0);
}
