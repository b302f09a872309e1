import type { CharacterId, CharacterView, PlayerView, Side, View } from '../wire.ts';
import { charactersOf } from './situation.ts';

/** How the street looks when the game is over. */
export type LastStand = {
  readonly winner: PlayerView | undefined;
  /** Who is still standing on the winning side, the healthiest first. */
  readonly standing: readonly CharacterView[];
  /** Who fell last on the other side. */
  readonly fallen: { readonly id: CharacterId; readonly side: Side } | undefined;
  /** Everyone else who fell, the first first. */
  readonly graves: readonly { readonly id: CharacterId; readonly side: Side }[];
};

export function lastStandOf(view: View): LastStand | undefined {
  const { ending } = view;
  if (ending === undefined) return undefined;
  const winner = ending.winner === undefined ? undefined : view.players[ending.winner];
  const loser = view.players.find((player) => player !== winner);
  const standing = winner === undefined ? view.players.flatMap(charactersOf) : charactersOf(winner);
  const last = ending.why === 'eliminated' && loser !== undefined ? deadOf(loser).at(-1) : undefined;
  const dead = view.players.flatMap((player) => deadOf(player).map((id) => ({ id, side: player.side })));
  return {
    winner,
    standing: standing.filter(({ isDying }) => !isDying).toSorted((a, b) => b.health - a.health),
    fallen: last === undefined || loser === undefined ? undefined : { id: last, side: loser.side },
    graves: dead.filter(({ id }) => id !== last),
  };
}

/** The game may end while a character is still dying: nobody has removed that one. */
const deadOf = (player: PlayerView): readonly CharacterId[] => [
  ...player.removed,
  ...charactersOf(player)
    .filter(({ isDying }) => isDying)
    .map(({ id }) => id),
];
