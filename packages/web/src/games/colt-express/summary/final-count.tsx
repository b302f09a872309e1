import './final-count.css';
import { PRINTED } from '@saloon/colt-express/text';
import type { Names, Seat } from '@saloon/kernel';
import { Icon } from '../../../kit/icon.tsx';
import { crossedPistols, moneyStack } from '../../../kit/icons/pages.ts';
import { cutDiamond, strongbox, swapBag } from '../icons.ts';
import { Face } from '../people/opponents.tsx';
import type { Words } from '../text/words.ts';
import type { CharacterId, View } from '../wire.ts';

type Sheet = {
  readonly bandit: CharacterId;
  readonly purses: readonly number[];
  readonly jewels: number;
  readonly strongboxes: number;
  readonly ransoms: number;
};
export type Count = {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly bonus: number;
  readonly total: number;
  readonly received?: number;
};

/** The final count, a line a player: what is on the sheets, the shooter's prize, the sum. */
export const FinalCount = ({ counts, words, isTied }: { counts: readonly Count[]; words: Words; isTied: boolean }) => (
  <section class="final-count" aria-label={words.finalCount.title}>
    <h3 class="sign">{words.finalCount.title}</h3>
    <ol>
      {counts.map(({ name, sheets, bonus, total, received }) => (
        <li key={`${name}-${sheets[0]?.bandit}`}>
          <span class="faces">
            {sheets.map(({ bandit }) => (
              <Face key={bandit} bandit={bandit} size={36} />
            ))}
          </span>
          <b class="sign">{name}</b>
          <span class="what">
            {sheets.flatMap((sheet) => (
              <Pieces key={sheet.bandit} sheet={sheet} words={words} />
            ))}
            {bonus > 0 && (
              <span class="chip bonus" title={words.finalCount.gunslinger}>
                <Icon of={crossedPistols} />
                {bonus}
              </span>
            )}
            {received !== undefined && <small>{words.finalCount.received(received)}</small>}
          </span>
          <b class="num">{words.dollars(total)}</b>
        </li>
      ))}
    </ol>
    {isTied && <p>{words.finalCount.tie}</p>}
  </section>
);

const Pieces = ({ sheet, words }: { readonly sheet: Sheet; readonly words: Words }) => {
  const piece = (key: string, icon: string, value: number, name: string) => (
    <span key={key} class="chip" title={name}>
      <Icon of={icon} />
      {value}
    </span>
  );
  const many = (n: number, icon: string, value: number, name: string) =>
    Array.from({ length: n }, (_, i) => piece(`${name}-${i}`, icon, value, name));
  return (
    <>
      {sheet.purses.map((value, i) => piece(`p${i}`, swapBag, value, words.things.loot.purse.name))}
      {many(sheet.jewels, cutDiamond, PRINTED.jewel, words.things.loot.jewel.name)}
      {many(sheet.strongboxes, strongbox, PRINTED.strongbox, words.things.loot.strongbox.name)}
      {many(sheet.ransoms, moneyStack, PRINTED.ransom, words.things.loot.ransom.name)}
    </>
  );
};

/** The count of a finished game, the winner first. */
export function countsOf(view: View, names: Names): readonly Count[] {
  const { result } = view;
  if (result === undefined) return [];
  return [...result.players]
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat, bonus, total, received }) => ({
      name: names(seat),
      sheets: result.sheets.filter((sheet) => sheet.seat === seat),
      bonus,
      total,
      received,
    }));
}

/** Two are equally rich and not on the same rank: bullets received decided (CE-END-6). */
export const isTieBroken = (view: View): boolean =>
  view.result?.players.some((a) => view.result?.players.some((b) => a.total === b.total && a.rank < b.rank)) ?? false;

/** One seat's result in a line, for the ranking sheet. */
export function noteOf(view: View, seat: Seat, words: Words): string {
  const { result } = view;
  const score = result?.players.find((one) => one.seat === seat);
  if (result === undefined || score === undefined) return '';
  const sum = { purses: 0, jewels: 0, strongboxes: 0, ransoms: 0 };
  for (const sheet of result.sheets) {
    if (sheet.seat !== seat) continue;
    sum.purses += sheet.purses.reduce((all, value) => all + value, 0);
    sum.jewels += sheet.jewels * PRINTED.jewel;
    sum.strongboxes += sheet.strongboxes * PRINTED.strongbox;
    sum.ransoms += sheet.ransoms * PRINTED.ransom;
  }
  const parts = (['purses', 'jewels', 'strongboxes', 'ransoms'] as const).flatMap((part) =>
    sum[part] > 0 ? [`${words.finalCount[part]} ${words.dollars(sum[part])}`] : [],
  );
  const bonus = score.bonus > 0 ? [`${words.finalCount.gunslinger} ${words.dollars(score.bonus)}`] : [];
  return [...parts, ...bonus, words.finalCount.received(score.received)].join(' · ');
}
