import type { OpenRequest } from '@saloon/client';

/** The options that set the time for a decision. */
const TIMES: readonly string[] = ['turnTimeMs', 'answerTimeMs', 'moveTimeMs'];

/** Did the host choose a time for decisions? Then it counts against bots too, where the game waits otherwise. */
export const wantsClock = (options: OpenRequest['options'] = {}): boolean =>
  options.timed === true || TIMES.some((name) => Object.hasOwn(options, name));
