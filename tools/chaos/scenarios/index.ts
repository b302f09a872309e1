import type { Scenario } from '../scenario.ts';
import { clock } from './clock.ts';
import { owner, pause, postgres, redis, rolling } from './cluster.ts';
import { disk } from './disk.ts';
import { flood } from './flood.ts';
import { kill } from './kill.ts';
import { lobbySpam } from './lobby-spam.ts';
import { logGrowth } from './log-growth.ts';
import { net } from './net.ts';
import { restart } from './restart.ts';

/** Every scenario, in the order of a full run. */
export const SCENARIOS: readonly Scenario[] = [
  kill,
  net,
  disk,
  clock,
  restart,
  flood,
  logGrowth,
  lobbySpam,
  owner,
  postgres,
  redis,
  pause,
  rolling,
];
