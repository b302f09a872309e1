import type { Seat } from '@saloon/kernel';
import { Brand, seatClass } from '../../kit/brand.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { GameTable } from '../contract.ts';

type Props = { readonly table: Pick<GameTable, 'owner' | 'sign'>; readonly view: unknown; readonly seat: Seat };

/** A seat's mark as the table shows it: its brand, or the game's own sign, in the owner's color. */
export function SeatMark({ table, view, seat }: Props) {
  const isDealt = view !== undefined && view !== null;
  const owner = (isDealt ? table.owner?.(view, seat) : undefined) ?? seat;
  const sign = isDealt ? table.sign?.(view, seat) : undefined;
  if (sign === undefined) return <Brand of={owner} />;
  return (
    // The lines of the seat's brand would show through the sign.
    <i class={`brand with-sign ${seatClass(owner)}`} style={{ background: 'var(--c)' }} aria-hidden="true">
      <Icon of={sign} />
    </i>
  );
}
