import type { Seat } from '@saloon/kernel';
import { seatClass } from './brand.tsx';
import { type Figure, figureBody } from './figures.ts';

const BY_SEAT: readonly Figure[] = ['tuco', 'doc', 'cheyenne', 'belle', 'ghost', 'django', 'annie', 'pat', 'ramirez'];
/** Who sits there in pictures, where the game has no characters of its own. */
export const figureOf = (seat: Seat): Figure => BY_SEAT[seat % BY_SEAT.length] ?? 'tuco';

type BustProps = { readonly of: Figure; readonly seat?: Seat; readonly size: number; readonly class?: string };

/** The upper body in a disc, edged in the seat's colour. Decoration: the name stands beside it. */
export const Bust = ({ of: figure, seat, size, class: name = '' }: BustProps) => (
  <svg
    class={`bust ${seat === undefined ? '' : seatClass(seat)} ${name}`}
    width={size}
    height={size}
    viewBox="8 -4 64 64"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: figureBody(figure) }}
  />
);
