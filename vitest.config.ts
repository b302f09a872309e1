import { configDefaults, defineConfig } from 'vitest/config';
import { ruleBooks } from './packages/web/tools/rule-books/plugin.ts';

export default defineConfig({
  plugins: [ruleBooks()],
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.SALOON_LONG === '1' ? [] : ['**/*.long.test.ts'])],
    // Tests of ours leave nothing behind in a module: one start of the engine serves many files.
    isolate: false,
    setupFiles: ['tools/test-seed.ts'],
    // Starts nothing by itself: the first test that needs PostgreSQL does, and this ends it.
    globalSetup: ['packages/server/src/testing/postgres/global-setup.ts'],
    // On two cores one worker would be all there is otherwise.
    maxWorkers: '100%',
    testTimeout: 60_000,
    // The first program that a test starts is built before.
    hookTimeout: 60_000,
  },
});
