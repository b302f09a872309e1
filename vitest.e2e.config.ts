import { defineConfig } from 'vitest/config';

/** The tests in a real browser: one file after another, since they measure time and share two cores with a server. */
export default defineConfig({
  test: {
    include: ['packages/web/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    maxConcurrency: 6,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    retry: 0,
  },
});
