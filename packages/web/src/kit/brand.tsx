import type { Seat } from '@saloon/kernel';
import { drawing } from './drawing.ts';

/** Cattle brands, the second channel of the seats' colours: triangle, circle over a bar, arrow, diamond, crescent, cross. */
const BRANDS: readonly string[] = [
  '<path d="M12 5 20 19H4Z"/>',
  '<circle cx="12" cy="10" r="6"/><path d="M4 20h16"/>',
  '<path d="M12 21V5M6 11l6-6 6 6M8 21h8"/>',
  '<path d="M12 4 20 12 12 20 4 12Z"/><circle cx="12" cy="12" r="1.4" fill="currentColor"/>',
  '<path d="M16 5a8 8 0 1 0 0 14 6.5 6.5 0 0 1 0-14Z"/>',
  '<path d="M5 5l14 14M19 5 5 19M3 12h3M18 12h3"/>',
];
const STAR = '<path d="m12 3 2.6 5.8 6.4.7-4.8 4.3 1.4 6.2L12 16.800 6.400 20l1.400-6.200L3 9.500l6.400-.7Z"/>';

/** Who a mark belongs to: a seat, or the law and the bank. */
export type Owner = Seat | 'neutral';

/** The class that gives an element the owner's colour as `--c`, its ink as `--ci` and its hatch as `--seat-hatch`. */
export const seatClass = (owner: Owner): string => (owner === 'neutral' ? 'sn' : `s${(owner % 6) + 1}`);

/** The owner's brand, burnt into a rounded square. Decoration: the name stands beside it. */
export const Brand = ({ of: owner, class: name = '' }: { readonly of: Owner; readonly class?: string }) => (
  <i class={`brand ${seatClass(owner)} ${name}`} aria-hidden="true">
    <svg viewBox="0 0 24 24" aria-hidden="true" ref={drawing(brandBody(owner))} />
  </i>
);

/** The lines of a brand, 24 by 24. */
export const brandBody = (owner: Owner): string => (owner === 'neutral' ? STAR : (BRANDS[owner % 6] ?? STAR));
