import { defineCommand } from '../command-line/command.ts';
import { dataFlag } from '../files/data-folder.ts';
import { databaseOf } from '../files/database-of.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { oneLine } from '../terminal/one-line.ts';
import { UsageError } from '../terminal/usage-error.ts';

export const ratings = defineCommand({
  name: 'ratings',
  summary: 'Compute all ratings again and compare them with the stored ones, also while a server runs; changes nothing',
  positionals: [],
  flags: {
    recompute: { type: 'switch', help: 'required: it plays every rated game again' },
    data: dataFlag,
    database: { type: 'text', value: 'URL', help: 'a PostgreSQL database instead (default: $DATABASE_URL)' },
    edition: {
      ...editionFlag,
      help: 'an edition of Caliber 45 that tables were played with; may be given several times',
    },
  },
  examples: ['ratings --recompute', 'ratings --recompute --data /var/lib/saloon'],
  async run(_positionals, flags, io) {
    if (!flags.recompute) throw new UsageError('--recompute is missing: it is the only thing this command does');
    const { findGame } = readCatalog(flags.edition);
    const { recomputeFolder, recomputeStored } = await import('@saloon/server');
    const database = flags.data === undefined ? databaseOf(flags.database, io, io.interrupted()) : undefined;
    const report =
      database === undefined
        ? await recomputeFolder(flags.data ?? (io.env.SALOON_DATA || 'data'), findGame)
        : await recomputeStored(database, findGame);
    const { games, differentResults, differentRatings } = report;
    const isSame = differentResults.length + differentRatings.length === 0;
    const lines = [
      `Recomputed: rated games ${games}, ratings ${report.ratings}`,
      ...differentResults.map((table) => `Table ${table}: the stored result differs from its log`),
      ...differentRatings.map((names) => `Rating ${names}: the stored one differs`),
      isSame ? 'All ratings equal the stored ones' : 'Some ratings differ from the stored ones',
    ];
    io.out(`${lines.map(oneLine).join('\n')}\n`);
    return isSame ? 0 : 1;
  },
});
