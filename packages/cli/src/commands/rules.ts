import { fileURLToPath } from 'node:url';
import { defineCommand } from '../command-line/command.ts';
import { coverageProblems, findRepository, rulesCoverage } from '../games/rules-coverage.ts';
import { columns } from '../terminal/columns.ts';

export const rules = defineCommand({
  name: 'rules',
  summary: 'Show, for each game, how many rules there are and which have no test',
  positionals: [],
  flags: {},
  examples: ['rules'],
  run(_positionals, _flags, io) {
    const root = findRepository(fileURLToPath(new URL('..', import.meta.url)));
    if (root === undefined) throw new Error('Cannot check the rules: this is no checkout with packages/games in it');
    const games = rulesCoverage(root);
    const rows = games.map(({ game, ids, tested, missing }) => [
      game,
      ...[ids, tested, missing].map((l) => String(l.length)),
    ]);
    io.out(columns(['game', 'rules', 'tested', 'missing'], rows));
    for (const { game, missing, unknown } of games) {
      if (missing.length > 0) io.out(`\n${game}, without a test: ${missing.join(', ')}\n`);
      for (const { id, file, line } of unknown) io.out(`\n${file}:${line} quotes ${id}, which is not in RULES.md\n`);
    }
    return coverageProblems(games).length > 0 ? 1 : 0;
  },
});
