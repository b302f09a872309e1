import { setImmediate } from 'node:timers/promises';
import { divide } from '@saloon/kernel';
import { defineCommand } from '../command-line/command.ts';
import { readCount } from '../command-line/read-values.ts';
import { countLeaves } from '../games/count-leaves.ts';
import { gameArgument, readTable, tableFlags } from '../games/table-flags.ts';
import { columns } from '../terminal/columns.ts';

const MOST_DEPTH = 20;

export const perft = defineCommand({
  name: 'perft',
  summary: 'Count the ways to play so many inputs from the start of a game',
  positionals: [gameArgument],
  flags: {
    ...tableFlags,
    depth: { type: 'text', value: 'D', help: 'how many inputs (default: 2)' },
    divide: { type: 'switch', help: 'show the count by first input' },
  },
  examples: ['perft wright-brothers --seats 4 --seed 7 --depth 2', 'perft wright-brothers --depth 2 --divide'],
  async run([name = ''], flags, io) {
    const { game, options, seats, seed } = readTable(name, flags);
    const depth = readCount('depth', flags.depth ?? '2', 1, MOST_DEPTH);
    const start = game.setup(options, seats, seed);
    const signal = io.interrupted();
    const rows: string[][] = [];
    for (let d = 1; d <= depth; d++) {
      const count = countLeaves(game, start, d);
      let step = count.next();
      while (step.done !== true) {
        await setImmediate();
        signal.throwIfAborted();
        step = count.next();
      }
      rows.push([String(d), step.value.toLocaleString('en')]);
    }
    const first = flags.divide
      ? divide(game, start, depth).map(({ input, leaves }) => [input, leaves.toLocaleString('en')])
      : [];
    const divided = flags.divide ? `\n${columns(['first input', 'leaves'], first)}` : '';
    io.out(`${columns(['depth', 'leaves'], rows)}${divided}`);
    return 0;
  },
});
