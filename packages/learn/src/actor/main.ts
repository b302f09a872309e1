import { tuneProcess } from '@saloon/arena';
import { games } from '@saloon/catalog';
import { serve } from './serve.ts';

/** The process of one actor: see `serve`. */
tuneProcess();
serve(games, process.argv[2] ?? '');
