import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    setupFiles: ['tools/test-seed.ts'],
    testTimeout: 60_000,
  },
});
