import './whose.css';
import type { Names, Seat } from '@saloon/kernel';
import { Brand } from '../../../kit/figures/brand.tsx';
import { ownerOf } from '../logic/owners.ts';
import type { CharacterId, View } from '../wire.ts';

/**
 * Whose a card is: the bandit's brand, and both of a player's where it is not known which of the two it is. Without
 * bandits yet, the first letter of the name.
 */
export const Whose = ({
  view,
  seat,
  bandit,
  names,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly bandit?: CharacterId | undefined;
  readonly names: Names;
}) => {
  const bandits = bandit === undefined ? (view.players[seat]?.bandits ?? []) : [bandit];
  const [first] = bandits;
  // One alone is its brand: the plan of a round has two dozen.
  if (first !== undefined && bandits.length === 1) return <Brand of={ownerOf(first)} class="card-owner" />;
  return (
    <span class={`card-owner n${bandits.length}`}>
      {bandits.length === 0 ? (
        <b class="sign">{/\p{L}|\p{N}/u.exec(names(seat))?.[0]}</b>
      ) : (
        bandits.map((one) => <Brand key={one} of={ownerOf(one)} />)
      )}
    </span>
  );
};
