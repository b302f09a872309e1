import type { Seat } from '@saloon/kernel';
import type { GameTable } from '../../core/games/contract.ts';
import { Brand } from '../../kit/figures/brand.tsx';

type Props = { readonly table: Pick<GameTable, 'owner' | 'sign'>; readonly view: unknown; readonly seat: Seat };

/** A seat's mark as the table shows it: its brand, or the game's own sign, in the owner's color. */
export function SeatMark({ table, view, seat }: Props) {
  const isDealt = view !== undefined && view !== null;
  const owner = (isDealt ? table.owner?.(view, seat) : undefined) ?? seat;
  return <Brand of={owner} sign={isDealt ? table.sign?.(view, seat) : undefined} />;
}
