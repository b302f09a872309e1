import type { RecordingProblem } from '@saloon/recording';
import { RECORDING_LIMITS } from '@saloon/recording';
import { navigate } from '../core/router/router.ts';
import type { CoachSource } from './coach-worker-contract.ts';

/** Larger files are refused unread. */
export const LARGEST = RECORDING_LIMITS.letters;

/** Where the coach gets a game from. A file is handed over by the previous page. */
export type CoachPlace = { readonly table: string; readonly isSolo: boolean; readonly isBefore: boolean };

export type Fetched =
  | { readonly type: 'source'; readonly source: CoachSource }
  | { readonly type: 'broken'; readonly line: number; readonly problem: RecordingProblem }
  | { readonly type: 'missing-edition'; readonly edition: string }
  | { readonly type: 'not-there' }
  | { readonly type: 'day-open' };

let handed: string | undefined;

/** Opens the coach for a file that is already open. */
export function coachFile(text: string, hash: string): void {
  handed = text;
  navigate(`/coach${hash}`);
}

export function handedFile(): string | undefined {
  const text = handed;
  handed = undefined;
  return text;
}

export const textSource = (text: string): Fetched =>
  text.length > LARGEST
    ? { type: 'broken', line: 1, problem: { code: 'too-large' } }
    : { type: 'source', source: { type: 'text', text } };

export async function fetchSource({ table, isSolo, isBefore }: CoachPlace): Promise<Fetched> {
  if (isSolo) return { type: 'source', source: { type: 'solo', table, isBefore } };
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/recording`);
  if (response.status === 404) return { type: 'not-there' };
  if (response.status === 409) {
    const { code, edition }: { readonly code?: unknown; readonly edition?: unknown } = await response.json();
    if (code === 'day-open') return { type: code };
    return { type: 'missing-edition', edition: String(edition) };
  }
  if (!response.ok) throw new Error(`Cannot fetch the recording: ${response.status}`);
  return textSource(await response.text());
}
