import { fields, type Routes, table, word } from './route.ts';

export const roomRoutes = {
  'POST /api/tables/:table/code': {
    does: 'The short code of a table.',
    who: 'anyone',
    answer: fields({ code: word }),
    refusals: ['no-such-table'],
    stores: 'nothing',
  },
  'GET /api/join/:code': {
    does: 'The table with this code, while it waits or plays. At most 20 in a burst from one address, then 10 a minute.',
    who: 'anyone',
    answer: fields({ table }),
    refusals: ['no-such-table'],
  },
} as const satisfies Routes;
