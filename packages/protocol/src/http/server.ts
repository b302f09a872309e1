import * as v from 'valibot';
import { fields, list, maybe, type Routes, word } from './route.ts';

/** What the server says about itself. */
export const serverRoutes = {
  'GET /api/games': {
    does: 'What a client needs to know of each game to open a table.',
    who: 'anyone',
    answer: fields({ games: list(v.looseObject({ id: word })) }),
  },
  'GET /api/editions': {
    does: 'The editions of games that the host has added.',
    who: 'anyone',
    answer: fields({ editions: list(v.looseObject({})) }),
  },
  'GET /api/address': {
    does: 'Where other devices find this server, if not at the address of the page.',
    who: 'anyone',
    answer: fields({ origin: maybe(word) }),
  },
  'GET /api/openapi.json': {
    does: 'These routes as OpenAPI.',
    who: 'anyone',
    answer: v.looseObject({ openapi: word }),
  },
} as const satisfies Routes;
