import type { Routes } from './route.ts';

export const replayRoutes = {
  'GET /api/tables/:id/recording': {
    does: 'The [recording](replay-files.md) of a finished game.',
    who: 'anyone',
    file: 'application/json',
    refusals: ['day-open'],
  },
} as const satisfies Routes;
