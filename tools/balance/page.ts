import { games } from '@saloon/catalog';
import type { TableBalance } from './measure.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** docs/balance.md. */
export function pageOf(tables: readonly TableBalance[], bot: string): string {
  const parts = games.flatMap((game) => {
    const own = tables.filter((table) => table.game === game.id);
    return own.length === 0 ? [] : [`## ${game.text.en.title}`, ...own.flatMap(tableLines)];
  });
  const rows = tables.reduce((sum, { groups }) => sum + groups.length, 0);
  return `# Balance

Who wins when nobody plays better than anybody else? \`npm run balance\` lets bots play every game by the thousand and
counts wins by turn order, side, character and team size. It writes this page and the data of the page \`/balance\`.

How to read it:

- All seats have the same bot, \`${bot}\`: it looks one move ahead in four deals. It plays soundly, not cleverly, so a
  difference says how the cards fall, not how experts would play.
- *Parity* is what everyone would win if nothing mattered. Intervals are 95 % (Wilson), each by itself: one in twenty
  misses parity by luck.
- "More" or "less" is only said where luck hardly explains the difference. The test allows for all ${rows.toLocaleString('en')} rows of this
  page: if nothing mattered anywhere, 95 of 100 such pages would have no mark at all (Bonferroni). A row without a mark
  isn't proven equal; it may need more games.
- *Order* is the place in the first turn: 1 begins. *Size* is the number of players in a team.
- In Colt Express characters are dealt at random here, because bots would take those they believe are best.

${parts.join('\n\n')}
`;
}

function tableLines({ id, seats, options, games: count, parity, groups }: TableBalance): readonly string[] {
  const set = Object.entries(options).map(([name, value]) => `\`${name}\` ${value}`);
  const about = [`${seats} players`, ...set, `${count.toLocaleString('en')} games`, `parity ${percent(parity)}`];
  const rows = groups.map(
    (group) =>
      `| ${group.kind} | ${group.key} | ${group.games.toLocaleString('en')} | ${percent(group.share)} (${percent(group.low)} – ${percent(group.high)}) | ${group.finding ?? ''} |`,
  );
  return [
    `### ${id}`,
    `${about.join(', ')}.`,
    ['| by | which | games | win share (95 %) | than parity |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ];
}
