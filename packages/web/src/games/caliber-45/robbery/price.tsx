import './price.css';
import type { Names, Seat } from '@saloon/kernel';
import { Icon } from '../../../kit/icon.tsx';
import { payMoney } from '../icons.ts';
import { Bills } from '../piles/bills.tsx';
import type { Words } from '../text/words.ts';
import type { PriceView } from '../wire.ts';

type PriceProps = {
  readonly price: Omit<PriceView, 'seat'>;
  readonly name: string | undefined;
  readonly words: Words;
};

/** C45-ONLINE-5: which notes would be paid, which change would come back, and what would stay owed. */
export const Price = ({ price, name, words }: PriceProps) => (
  <aside class="price-tag">
    <b class="sign">
      <Icon of={payMoney} />
      {words.price.title(price, name)}
    </b>
    {price.cards.length > 0 && (
      <span>
        <small>{words.price.gives}</small>
        <Bills loot={price.cards} words={words} most={9} />
      </span>
    )}
    {price.change.length > 0 && (
      <span>
        <small>{words.price.change}</small>
        <Bills loot={price.change} words={words} most={9} />
      </span>
    )}
    {price.debt > 0 && <em>{words.price.debt(price.debt)}</em>}
  </aside>
);

/** Whose price it is, in words; nobody's name for your own. */
export const payerOf = (price: PriceView, names: Names, you: Seat | undefined): string | undefined =>
  price.seat === you ? undefined : names(price.seat);
