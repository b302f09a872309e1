import { readFileSync } from 'node:fs';
import type { AnyGame } from '@saloon/kernel';
import { keptName } from '../kept-recordings.ts';

/** The recording that a game keeps of the rules it plays now. */
export const keptText = ({ id, rulesVersion }: AnyGame): string =>
  readFileSync(new URL(`../../../games/${id}/recordings/${keptName(rulesVersion)}`, import.meta.url), 'utf8');
