import { defineCommand } from '../command-line/command.ts';
import { dataFlag, dataFolder } from '../files/data-folder.ts';

export const backup = defineCommand({
  name: 'backup',
  summary: 'Back up the data folder into one new file, also while a server runs, and check the copy',
  positionals: [{ name: 'file' }],
  flags: { data: dataFlag },
  examples: ['backup saloon-backup.sqlite', 'backup /mnt/backups/saloon-monday.sqlite --data /var/lib/saloon'],
  async run([file = ''], flags, io) {
    const folder = dataFolder(flags.data, io);
    const { backupFolder } = await import('@saloon/server');
    const { report, bytes } = backupFolder(folder, file);
    const { tables, entries, people, broken } = report;
    io.out(
      `Backed up to ${file}: ${bytes} bytes, tables ${tables}, log entries ${entries}, people ${people}; the copy was opened and checked\n`,
    );
    if (broken.length === 0) return 0;
    io.err(
      `The copy is complete, but the logs of ${broken.length} tables were damaged before: run "saloon check" to see which\n`,
    );
    return 1;
  },
});
