import { defineCommand } from '../command-line/command.ts';
import { needDatabase } from '../files/database-of.ts';
import { progressBar } from '../terminal/progress-bar.ts';

export const importSqlite = defineCommand({
  name: 'import-sqlite',
  aliases: ['carry'],
  summary: "Copy all games and people from a stopped server's data folder into an empty PostgreSQL database",
  positionals: [],
  flags: {
    data: {
      type: 'text',
      value: 'FOLDER',
      help: 'the data folder; it is not changed (default: $SALOON_DATA or data)',
    },
    database: { type: 'text', value: 'URL', help: 'the database to copy into (default: $DATABASE_URL)' },
  },
  examples: ['import-sqlite --data /var/lib/saloon --database postgres://saloon@localhost/saloon'],
  async run(_positionals, flags, io) {
    const database = needDatabase(flags.database, io);
    const folder = flags.data ?? (io.env.SALOON_DATA || 'data');
    const { carryToDatabase } = await import('@saloon/server');
    let bar: ReturnType<typeof progressBar> | undefined;
    const onProgress = (done: number, all: number) => {
      bar ??= progressBar(io, all, 'rows');
      bar.update(done);
    };
    try {
      const { people, tables, lines } = await carryToDatabase(folder, database, Date.now(), onProgress);
      bar?.clear();
      io.out(
        `Imported: people ${people}, tables ${tables}, log entries ${lines}\n` +
          `From now on start servers with ${database.name}: the database does not follow later games in ${folder}\n`,
      );
      return 0;
    } catch (error) {
      bar?.clear();
      throw error;
    }
  },
});
