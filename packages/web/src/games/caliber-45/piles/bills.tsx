import './bills.css';
import type { Words } from '../text/words.ts';
import type { MoneyCard } from '../wire.ts';

type BillsProps = {
  readonly loot: readonly MoneyCard[];
  readonly words: Words;
  /** How many find room; the rest is a number. */
  readonly most: number;
  /** Where flights find each of them: `loot-<seat>-<n>`. */
  readonly place?: string;
};

/** Loot as banknotes, the cheapest first. */
export function Bills({ loot, words, most, place }: BillsProps) {
  const shown = loot.length > most ? loot.slice(loot.length - most + 1) : loot;
  const rest = loot.length - shown.length;
  return (
    <span class="banknotes" data-many={loot.length > 2 ? 'yes' : undefined}>
      {rest > 0 && <i class="more">+{rest}</i>}
      {shown.map(({ value }, i) => (
        <i key={`${rest + i}`} class="note" data-place={place === undefined ? undefined : `${place}-${rest + i}`}>
          {words.short(value)}
        </i>
      ))}
    </span>
  );
}
