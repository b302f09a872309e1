import { configDefaults, defineConfig } from 'vitest/config';
import { ruleBooks } from './packages/web/tools/rule-books/plugin.ts';

export default defineConfig({
  plugins: [ruleBooks()],
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.SALOON_LONG === '1' ? [] : ['**/*.long.test.ts'])],
    // Tests of ours leave nothing behind in a module: one start of the engine serves many files.
    isolate: false,
    // A change is tested as it stands: no build of the commands that tests start.
    env: { SALOON_FROM_SOURCE: '1' },
    setupFiles: ['tools/test-seed.ts'],
    // Starts nothing by itself: the first test that needs PostgreSQL does, and this ends it.
    globalSetup: ['packages/server/src/testing/postgres/global-setup.ts'],
    // On two cores one worker would be all there is otherwise.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
