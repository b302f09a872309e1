import { nim } from '@saloon/kernel/testing/nim';
import { serve } from '../actor/serve.ts';

/** An actor for tests: it plays a game that is learned in seconds. */
serve([nim], process.argv[2] ?? '');
