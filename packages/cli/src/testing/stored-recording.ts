import { readFileSync } from 'node:fs';
import type { AnyGame } from '@saloon/kernel';
import { storedName } from '../files/stored-recordings.ts';

/** The stored recording for the current rules of a game. */
export const storedText = ({ id, rulesVersion }: AnyGame): string =>
  readFileSync(new URL(`../../../games/${id}/recordings/${storedName(rulesVersion)}`, import.meta.url), 'utf8');
