import { parseArgs } from 'node:util';
import { playGame, wilson } from '@saloon/arena';
import { findBot } from '@saloon/bots';
import { caliber45 } from '@saloon/caliber-45';
import { parseOptions, seatsOf, seedOf } from '@saloon/kernel';

const HELP = `Usage: node tools/head-start.ts [options]

Caliber 45: how often a team of each size wins where teams are uneven, without a head start and with it (C45-HEAD-1).
Says, for one team of that size, the share of games and the 95 % interval. Fair is one half with two teams, a third with three.

Options:
  --bot NAME    who plays (default greedy)
  --games N     games for each table (default 400)
  --help        this text
`;

/** Every uneven split: the value of the option `teams`, and the team sizes. */
const SPLITS = [
  ['two', [2, 1]],
  ['two', [3, 2]],
  ['3-1', [3, 1]],
  ['three', [2, 1, 1]],
  ['three', [2, 2, 1]],
  ['3-1-1', [3, 1, 1]],
  ['3-2-1', [3, 2, 1]],
  ['three', [3, 2, 2]],
  ['3-3-1', [3, 3, 1]],
  ['three', [3, 3, 2]],
] as const satisfies readonly (readonly [string, readonly number[]])[];

const { values: flags } = parseArgs({
  options: {
    bot: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '400' },
    help: { type: 'boolean' },
  },
});
if (flags.help) process.stdout.write(HELP);
else for (const [teams, sizes] of SPLITS) report(teams, sizes, Number(flags.games));

function report(teams: string, sizes: readonly number[], games: number): void {
  for (const headStart of ['none', 'even']) {
    const won = wins(teams, headStart, sizes, games);
    const shares = [...new Set(sizes)].map((size) => {
      const count = sizes.filter((one) => one === size).length;
      const { low, high } = wilson((won.get(size) ?? 0) / count, games);
      const percent = (share: number) => (100 * share).toFixed(0);
      return `team of ${size}: ${percent((won.get(size) ?? 0) / count / games)} % (${percent(low)}–${percent(high)})`;
    });
    process.stdout.write(`${sizes.join('-')}, head start ${headStart}: ${shares.join(', ')}\n`);
  }
}

/** Games won by teams of each size; a shared victory is split. */
function wins(teams: string, headStart: string, sizes: readonly number[], games: number): ReadonlyMap<number, number> {
  const parsed = parseOptions(caliber45.options, { teams, headStart, idleRoundLimit: 10, maxRobberies: 60 });
  const bot = findBot(flags.bot);
  if (!parsed.ok || bot === undefined) throw new Error(`Cannot play ${teams} with ${flags.bot}`);
  const { options } = parsed;
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const won = new Map<number, number>();
  for (let n = 0; n < games; n++) {
    const bots = seatsOf(seats).map(() => bot);
    const { state, outcome } = playGame(caliber45, bots, { options, seats, seed: seedOf(20_000 + n) });
    const first = (caliber45.teams?.(state) ?? []).filter(([seat]) => seat !== undefined && outcome.ranks[seat] === 1);
    for (const { length: size } of first) won.set(size, (won.get(size) ?? 0) + 1 / first.length);
  }
  return won;
}
