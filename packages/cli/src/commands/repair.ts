import type { Repaired } from '@saloon/server';
import { defineCommand } from '../command-line/command.ts';
import { dataFlag, dataFolder } from '../files/data-folder.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { oneLine } from '../terminal/one-line.ts';
import { progressBar } from '../terminal/progress-bar.ts';

export const repair = defineCommand({
  name: 'repair',
  summary:
    'Repair a damaged data folder while no server runs: saves what can be read, sets broken tables aside, deletes nothing',
  positionals: [],
  flags: {
    data: dataFlag,
    edition: {
      ...editionFlag,
      help: 'an edition of Caliber 45 that tables were played with; may be given several times',
    },
  },
  examples: ['repair', 'repair --data /var/lib/saloon'],
  async run(_positionals, flags, io) {
    const folder = dataFolder(flags.data, io);
    const { findGame } = readCatalog(flags.edition);
    const { repairFolder } = await import('@saloon/server');
    let bar: ReturnType<typeof progressBar> | undefined;
    const repaired = repairFolder(folder, {
      find: findGame,
      wall: Date.now(),
      progress: (done, all) => {
        bar ??= progressBar(io, all, 'tables');
        bar.update(done);
      },
    });
    bar?.clear();
    io.out(`${linesOf(repaired).map(oneLine).join('\n')}\n`);
    return 0;
  },
});

function linesOf({ file, before, damage, salvaged, restored, aside, lacking, tables }: Repaired): readonly string[] {
  const kept = lacking.map(({ id, problem }) => `Left as it is: table ${id}, though ${problem.text}`);
  if (before === undefined)
    return [`Nothing to repair: ${file} is whole, and its ${tables} tables can be played`, ...kept];
  const rows = Object.entries(salvaged ?? {}).map(([name, count]) => `${name} ${count}`);
  return [
    `The data as it was is in ${before}; delete it when you no longer need it`,
    ...damage.map((text) => `The file was damaged: ${text}`),
    ...(salvaged === undefined ? [] : [`Every row that could be read is in a new file: ${rows.join(', ')}`]),
    ...restored.map((id) => `Restored from its log: table ${id}`),
    ...aside.map(({ name, why, file: path }) => `Set aside: ${name}, because ${why}; it is in ${path}`),
    ...kept,
    `The file is whole now: ${tables} tables can be played`,
  ];
}
