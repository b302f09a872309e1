import './ending-piles.css';
import type { ComponentChildren } from 'preact';
import { Brand, type Owner, seatClass } from '../../kit/figures/brand.tsx';
import { FitText } from '../stage/fit-text.tsx';

/** What lies before a player or a gang at the end. */
export type EndingPile = {
  readonly owner: Owner;
  readonly name: string;
  /** Before its step the pile is not there and the sum is not known. */
  readonly isLaid: boolean;
  readonly isFirst: boolean;
  readonly pile: ComponentChildren;
  readonly sum: string;
  /** Who it belongs to, below the name. */
  readonly people: readonly { readonly bust: ComponentChildren; readonly name: string | undefined }[];
};

/** With more piles a phone has room for the names alone. */
const MOST_BRANDS = 4;

/** Everyone's share side by side, on the game's own cloth. */
export const EndingPiles = ({ piles }: { readonly piles: readonly EndingPile[] }) => (
  <ol class="ending-piles">
    {piles.map(({ owner, name, isLaid, isFirst, pile, sum, people }) => (
      <li key={owner} class={`${seatClass(owner)} ${isFirst ? 'first' : ''}`}>
        <span class="pile">{isLaid && pile}</span>
        <b class="sum">{isLaid ? sum : '…'}</b>
        <b class="whose sign">
          {piles.length <= MOST_BRANDS && <Brand of={owner} />}
          <FitText text={name} />
        </b>
        <span class="people">
          {people.map((one, i) => (
            <span key={`${i}`}>
              {one.bust}
              {one.name !== undefined && <FitText text={one.name} />}
            </span>
          ))}
        </span>
      </li>
    ))}
  </ol>
);
