import { games } from '@saloon/catalog';
import type { Group, TableBalance } from './measure.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What the data says about a group: that it wins more or less than its part, or nothing. */
const verdict = ({ low, high }: Group, parity: number): string => (low > parity ? 'more' : high < parity ? 'less' : '');

/** docs/balance.md. */
export function pageOf(tables: readonly TableBalance[], bot: string): string {
  const parts = games.flatMap((game) => {
    const own = tables.filter((table) => table.game === game.id);
    return own.length === 0 ? [] : [`## ${game.text.en.title}`, ...own.flatMap(tableLines)];
  });
  return `# Balance

Who wins when nobody plays better than anybody else? \`npm run balance\` lets bots play every game by the thousand and
counts wins by turn order, side, character and team size. It writes this page and the data of the page \`/balance\`.

How to read it:

- All seats have the same bot, \`${bot}\`: it looks one move ahead in four deals. It plays soundly, not cleverly, so a
  difference says how the cards fall, not how experts would play.
- *Parity* is what everyone would win if nothing mattered. Intervals are 95 % (Wilson). "More" or "less" means that the
  whole interval is above or below parity. Luck alone marks about one group in twenty.
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
      `| ${group.kind} | ${group.key} | ${group.games.toLocaleString('en')} | ${percent(group.share)} (${percent(group.low)} – ${percent(group.high)}) | ${verdict(group, parity)} |`,
  );
  return [
    `### ${id}`,
    `${about.join(', ')}.`,
    ['| by | which | games | win share (95 %) | than parity |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ];
}
