import { defineCommand } from '../command.ts';
import { needDatabase } from '../database-of.ts';
import { progressBar } from '../progress-bar.ts';

export const carry = defineCommand({
  name: 'carry',
  summary: 'Carry all games and people from the folder of a server that was stopped into an empty PostgreSQL database',
  words: [],
  flags: {
    data: { type: 'text', value: 'FOLDER', help: 'the folder, which stays as it is (default: $SALOON_DATA or data)' },
    database: { type: 'text', value: 'URL', help: 'which database (default: $DATABASE_URL)' },
  },
  examples: ['carry --data /var/lib/saloon --database postgres://saloon@localhost/saloon'],
  async run(_words, flags, io) {
    const database = needDatabase(flags.database, io);
    const folder = flags.data ?? (io.env.SALOON_DATA || 'data');
    const { carryToDatabase } = await import('@saloon/server');
    let bar: ReturnType<typeof progressBar> | undefined;
    const told = (done: number, all: number) => {
      bar ??= progressBar(io, all, 'rows');
      bar.update(done);
    };
    try {
      const { people, tables, lines } = await carryToDatabase(folder, database, Date.now(), told);
      bar?.clear();
      io.out(
        `Carried: people ${people}, tables ${tables}, lines of their logs ${lines}\n` +
          `Start servers with ${database.name} from now on: what is played on ${folder} again stays there\n`,
      );
      return 0;
    } catch (error) {
      bar?.clear();
      throw error;
    }
  },
});
