import { defaultOptions } from '../../options.ts';
import { conformance } from '../conformance.ts';
import { bound, census, nim } from './index.ts';

const defaults = defaultOptions(nim.options);

conformance(nim, {
  census,
  bound: ({ seats, options }) => bound(seats, options.heap),
  tables: [
    { name: 'two seats', seats: 2, options: defaults },
    { name: 'four seats', seats: 4, options: { ...defaults, heap: 15, scoring: 'fewest' } },
    { name: 'three seats by correspondence', seats: 3, options: { ...defaults, hurry: false, turnMs: 3_600_000 } },
  ],
  seconds: 6,
});
