import { defineCommand } from '../command-line/command.ts';
import { readCount } from '../command-line/read-values.ts';
import { needDatabase } from '../files/database-of.ts';

const MOST = 999;

export const migrate = defineCommand({
  name: 'migrate',
  summary: 'Bring the schema of a database or a data folder to another version, forward or back',
  positionals: [],
  flags: {
    database: { type: 'text', value: 'URL', help: 'which database (default: $DATABASE_URL)' },
    data: { type: 'text', value: 'FOLDER', help: 'a data folder with an SQLite file, instead of a database' },
    to: {
      type: 'text',
      value: 'N',
      help: 'the version, as an older Saloon names it when it refuses a newer one (default: the newest); back only while no server runs',
    },
  },
  examples: [
    'migrate --database postgres://saloon@localhost/saloon',
    'migrate --to 3',
    'migrate --data /var/lib/saloon --to 6',
  ],
  async run(_positionals, flags, io) {
    const to = flags.to === undefined ? undefined : readCount('to', flags.to, 1, MOST);
    const database = flags.data === undefined ? needDatabase(flags.database, io) : undefined;
    const { migrateDatabase, migrateFolder } = await import('@saloon/server');
    const migrated =
      database === undefined ? migrateFolder(flags.data ?? '', Date.now(), to) : await migrateDatabase(database, to);
    const was = migrated.from === migrated.to ? 'as before' : `it was ${migrated.from}`;
    io.out(`The schema is version ${migrated.to}, ${was}\n`);
    return 0;
  },
});
