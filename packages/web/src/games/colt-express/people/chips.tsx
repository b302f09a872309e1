import { PRINTED } from '@saloon/colt-express/text';
import { Icon } from '../../../kit/icon.tsx';
import { moneyStack } from '../../../kit/icons/pages.ts';
import { cutDiamond, strongbox, swapBag } from '../icons.ts';
import type { Words } from '../text/words.ts';
import type { BanditView } from '../wire.ts';

type ChipsProps = { readonly bandit: BanditView; readonly words: Words };

/** Another player's loot: kinds and counts, no values. */
export const LootChips = ({ bandit: { loot } }: Pick<ChipsProps, 'bandit'>) => (
  <>
    {CHIPS.map(({ field, icon }) =>
      loot[field] > 0 || field === 'purses' ? (
        <span key={field} class={`chip ${field}`}>
          <Icon of={icon} />
          {loot[field]}
        </span>
      ) : null,
    )}
  </>
);
const CHIPS = [
  { field: 'purses', icon: swapBag },
  { field: 'jewels', icon: cutDiamond },
  { field: 'strongboxes', icon: strongbox },
  { field: 'ransoms', icon: moneyStack },
] as const;

/** Your own loot: every purse with its value. */
export const ValueChips = ({ bandit, words }: ChipsProps) => {
  const { purses = [], loot } = bandit;
  const each = (n: number, icon: string, value: number, name: string) =>
    Array.from({ length: n }, (_, i) => (
      <span key={`${name}-${i}`} class="chip val" title={name}>
        <Icon of={icon} />
        {value}
      </span>
    ));
  return (
    <>
      {purses.map((value, i) => (
        <span key={`${i}`} class="chip val" title={words.things.loot.purse.name}>
          <Icon of={swapBag} />
          {value}
        </span>
      ))}
      {each(loot.jewels, cutDiamond, PRINTED.jewel, words.things.loot.jewel.name)}
      {each(loot.strongboxes, strongbox, PRINTED.strongbox, words.things.loot.strongbox.name)}
      {each(loot.ransoms, moneyStack, PRINTED.ransom, words.things.loot.ransom.name)}
    </>
  );
};
