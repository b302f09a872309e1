import { hashOf, type Input } from '@saloon/kernel';
import type { RecordingProblem } from './problem.ts';
import { type FindRules, type ParsedRecording, readHead } from './recording-head.ts';
import { isRow, type Row, readInput } from './recording-input.ts';
import { scanText } from './recording-text.ts';

/**
 * Reads a file of format 1, which is no longer written: one JSON object per line, each with a checksum that includes
 * the line before.
 */
export function parseLines(text: string, find: FindRules): ParsedRecording {
  const lines = text.split('\n');
  if (lines.pop() !== '') return broken(lines.length + 1, { code: 'cut-off' });
  let sum = '';
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (scanText(line).tooDeepAt !== undefined) return broken(index + 1, { code: 'too-deep' });
    const row = parseRow(line);
    if (row === undefined) return broken(index + 1, { code: 'not-an-object' });
    if (JSON.stringify(row) !== line) return broken(index + 1, { code: 'edited' });
    const { sum: written, ...rest } = row;
    sum = hashOf([sum, rest]).slice(0, 16);
    if (written !== sum) return broken(index + 1, { code: 'wrong-checksum' });
    rows.push(rest);
  }
  return readRows(rows, find);
}

function readRows(rows: readonly Row[], find: FindRules): ParsedRecording {
  const [first = {}, ...body] = rows;
  const last = body.pop();
  if (last?.end !== body.length || typeof last.state !== 'string') {
    return broken(rows.length, { code: 'cut-off' });
  }
  const { game: id, rulesVersion, options, seats, seed, names } = first;
  const read = readHead({ game: id, rulesVersion, options, seats, seed, names }, find);
  if (!read.ok) return broken(1, read.problem);
  const { game, head, written } = read;
  const inputs: Input<unknown>[] = [];
  for (const [index, row] of body.entries()) {
    const input = readInput(row, head.seats, game);
    if ('code' in input) return broken(index + 2, input);
    inputs.push(input);
  }
  const lineOfInput = (index: number) => index + 2;
  const end = { final: last.state, lineOfInput, lastLine: rows.length };
  return { ok: true, game, recording: { ...head, inputs }, ...end, ...written };
}

function parseRow(line: string): Row | undefined {
  try {
    const row: unknown = JSON.parse(line);
    return isRow(row) ? row : undefined;
  } catch {
    return undefined;
  }
}

const broken = (line: number, problem: RecordingProblem) => ({ ok: false, line, problem }) as const;
