import type { CheckReport } from '@saloon/server';
import { defineCommand } from '../command-line/command.ts';
import { dataFlag, dataFolder } from '../files/data-folder.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { oneLine } from '../terminal/one-line.ts';
import { progressBar } from '../terminal/progress-bar.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'Check the data folder for damage, also while a server runs; changes nothing',
  positionals: [],
  flags: {
    data: dataFlag,
    quick: { type: 'switch', help: "read the file and every log, but don't play the games again" },
    edition: {
      ...editionFlag,
      help: 'an edition of Caliber 45 that tables were played with; may be given several times',
    },
  },
  examples: ['check', 'check --data /var/lib/saloon', 'check --quick'],
  async run(_positionals, flags, io) {
    const folder = dataFolder(flags.data, io);
    const { findGame } = readCatalog(flags.edition);
    const { checkFolder } = await import('@saloon/server');
    let bar: ReturnType<typeof progressBar> | undefined;
    const report = checkFolder(folder, {
      find: flags.quick ? undefined : findGame,
      progress: (done, all) => {
        bar ??= progressBar(io, all, 'tables');
        bar.update(done);
      },
    });
    bar?.clear();
    io.out(`${linesOf(report, flags.quick).map(oneLine).join('\n')}\n`);
    return report.damage.length + report.broken.length === 0 ? 0 : 1;
  },
});

function linesOf({ file, damage, broken, lacking, tables, entries, people }: CheckReport, isQuick: boolean) {
  const found = damage.length + broken.length;
  return [
    `${file}: tables ${tables}, log entries ${entries}, people ${people}`,
    ...damage.map((text) => `The file is damaged: ${text}`),
    ...broken.map(({ id, game, phase, problem }) => `Table ${id} (${game}, ${phase}): ${problem.text}`),
    ...lacking.map(({ id, problem }) => `Table ${id} is whole, but ${problem.text}`),
    found === 0
      ? `No damage found: the file is whole, and every log can be ${isQuick ? 'read' : 'played again'}`
      : 'To repair it, stop the server and run "saloon repair": it sets broken tables aside and deletes nothing',
  ];
}
