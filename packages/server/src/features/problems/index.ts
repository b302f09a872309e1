import { feature } from '../../core/feature.ts';
import { ProblemRecords } from './problem-records.ts';
import { serveProblems, serveProblemsAdmin } from './problem-routes.ts';

/** What people saw when something went wrong at a table. */
export const problems = feature({
  name: 'problems',
  make(core) {
    const deps = { ...core, problems: new ProblemRecords(core.store.query) };
    return {
      routes: (routes) => serveProblems(routes, deps),
      admin: { routes: (routes) => serveProblemsAdmin(routes, deps) },
      export: { problems: 'SELECT id, at, table_id, seen FROM problems WHERE user_id = $1 ORDER BY at' },
      erase: ['DELETE FROM problems WHERE user_id = $1'],
    };
  },
});
