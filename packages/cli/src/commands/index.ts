import type { Command } from '../command-line/command.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { demo } from './demo.ts';
import { env } from './env.ts';
import { importSqlite } from './import-sqlite.ts';
import { migrate } from './migrate.ts';
import { perft } from './perft.ts';
import { playthrough } from './playthrough.ts';
import { ratings } from './ratings.ts';
import { repair } from './repair.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  serve,
  demo,
  simulate,
  arena,
  replay,
  verify,
  perft,
  playthrough,
  env,
  rules,
  backup,
  check,
  repair,
  ratings,
  migrate,
  importSqlite,
];
