import { fields, type Routes, table, text, word } from './route.ts';

export const problemRoutes = {
  'POST /api/problems': {
    does: 'Keeps what you saw at a table for the operators.',
    who: 'guest',
    body: fields({ table, screen: text(20_000, 0), page: text(300), version: text(100), note: text(500, 0) }),
    bytes: 64 * 1024,
    answer: fields({ id: word }),
    refusals: ['no-such-table'],
    stores: 'report',
  },
} as const satisfies Routes;
