import type { Seat } from '@saloon/kernel';
import { type Print, print } from '../cards/print.ts';
import { Icon } from '../icon.tsx';

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

const [LIGHT, DARK] = ['#fff8e8', '#1b120b'];
/** As `--seat-1-ink` and so on. */
const INKS: Readonly<Record<string, string>> = {
  s1: LIGHT,
  s2: LIGHT,
  s3: DARK,
  s4: DARK,
  s5: DARK,
  s6: LIGHT,
  sn: DARK,
};

/** Who a mark belongs to: a seat, or the law and the bank. */
export type Owner = Seat | 'neutral';

/** The class that gives an element the owner's colour as `--c`, its ink as `--ci` and its hatch as `--seat-hatch`. */
export const seatClass = (owner: Owner): string => (owner === 'neutral' ? 'sn' : `s${(owner % 6) + 1}`);

const SIZE = 60;
const LINES = '50%/var(--brand-lines,73%) no-repeat';
/** As in `base.css`: a print is stronger than that. */
const GROUND = 'var(--brand-ground,var(--c))';

/** The lines of a brand in the ink of its seat, the background of `.brand`: there are dozens of them on a table. */
export function brandPrint(owner: Owner): Print {
  const ink = INKS[seatClass(owner)] ?? DARK;
  return {
    width: SIZE,
    height: SIZE,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 24 24" fill="none" stroke="${ink}" color="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${brandBody(owner)}</svg>`,
  };
}

type BrandProps = {
  readonly of: Owner;
  /** An icon instead of the brand, such as the star of the law. */
  readonly sign?: string | undefined;
  readonly class?: string;
};

/** The owner's brand, burnt into a rounded square. Decoration: the name is beside it. */
export function Brand({ of: owner, sign, class: name = '' }: BrandProps) {
  const seat = seatClass(owner);
  if (sign !== undefined)
    return (
      // The lines of the seat's brand would show through the sign.
      <i class={`brand with-sign ${seat}`} style={{ background: 'var(--c)' }} aria-hidden="true">
        <Icon of={sign} />
      </i>
    );
  print(`.brand.${seat}`, () => [{ print: brandPrint(owner), place: LINES }], GROUND);
  return <i class={`brand ${seat} ${name}`} aria-hidden="true" />;
}

/** The lines of a brand, 24 by 24. */
export const brandBody = (owner: Owner): string => (owner === 'neutral' ? STAR : (BRANDS[owner % 6] ?? STAR));
