import { type Game, hashOf, type Input, replay } from '@saloon/kernel';
import type { RecordingProblem } from './problem.ts';
import type { Recording } from './recording.ts';
import { type FindRules, type ParsedRecording, readHead } from './recording-head.ts';
import { formatInput, isAsWritten, isRow, quoted, type Row, readInput } from './recording-input.ts';
import { parseLines } from './recording-lines.ts';
import { type Sign, signedText } from './recording-signature.ts';
import { RECORDING_LIMITS, type ScannedText, scanText } from './recording-text.ts';

const FORMAT = 2;
const OLD_FORMAT = 1;
/** In the order of the file. */
const FIELDS = [
  'saloon',
  'format',
  'game',
  'rulesVersion',
  'options',
  'seats',
  'names',
  'seed',
  'proof',
  'redeals',
  'inputs',
  'comments',
  'final',
  'signature',
  'sum',
];

/**
 * A recording as the text of a `.saloon.json` file: one JSON document, with a line for each field, input and comment.
 * `sign` makes a new signature. Without it, the recording's own signature stays.
 */
export function formatRecording<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recording: Recording<Move, Options>,
  sign?: Sign,
): string {
  const { options, seats, names, seed, proof, redeals, comments } = recording;
  const inputs = recording.inputs.map((input) => formatInput(game, input));
  const final = hashOf(replay(game, recording));
  const { id, rulesVersion } = game;
  const head = { saloon: 'recording', format: FORMAT, game: id, rulesVersion, options, seats, names, seed };
  const unsigned: Row = { ...head, proof, redeals, inputs, comments, final };
  const signature = sign === undefined ? recording.signature : sign(signedText(unsigned));
  const whole: Row = { ...unsigned, signature };
  const fields = Object.entries({ ...whole, sum: checksum(whole) }).flatMap(([name, value]) =>
    value === undefined ? [] : `${JSON.stringify(name)}:${formatField(name, value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

function formatField(name: string, value: unknown): string {
  const isList = Array.isArray(value) && (name === 'inputs' || name === 'comments');
  return isList ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value);
}

/** Reads a recording file of any format, or returns what is wrong with it and where. It doesn't replay the game. */
export function parseRecording(text: string, find: FindRules): ParsedRecording {
  if (text.length > RECORDING_LIMITS.letters) return broken(1, { code: 'too-large' });
  if (text.trim() === '') return broken(1, { code: 'empty' });
  const format = /^\{\s*"saloon":\s*"recording",\s*"format":\s*(\d{1,9})[,}\s]/.exec(text)?.[1];
  if (format === undefined) return broken(1, { code: isCutHead(text) ? 'cut-off' : 'not-a-recording' });
  if (format === String(OLD_FORMAT)) return parseLines(text, find);
  if (format !== String(FORMAT)) {
    return broken(1, { code: 'other-format', found: format, known: [OLD_FORMAT, FORMAT] });
  }
  const scanned = scanText(text);
  if (scanned.tooDeepAt !== undefined) return broken(scanned.tooDeepAt, { code: 'too-deep' });
  if (!scanned.isWhole) return broken(scanned.lastLine, { code: 'cut-off' });
  const row = parseText(text);
  if (typeof row === 'number') return broken(row, { code: 'not-json' });
  return readRow(row, scanned, find);
}

/** The first fields of a recording. A text that is a prefix of them is a truncated file. */
const BEGINNING = `{\n"saloon":"recording",\n"format":${FORMAT}`;
const isCutHead = (text: string): boolean =>
  BEGINNING.startsWith(text) || BEGINNING.replaceAll('\n', '').startsWith(text);

function readRow(row: Row, { compact, lines, lastLine }: ScannedText, find: FindRules): ParsedRecording {
  const lineOf = (place: string) => lines.get(place) ?? 1;
  const { sum, ...rest } = row;
  const unknown = Object.keys(row).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return broken(lineOf(unknown), { code: 'unknown-field', found: quoted(unknown) });
  if (JSON.stringify(row) !== compact) return broken(1, { code: 'edited' });
  if (sum !== checksum(rest)) return broken(lineOf('sum'), { code: 'wrong-checksum' });
  const read = readHead(rest, find);
  if (!read.ok) return broken(lineOf(read.field), read.problem);
  const { game, head, written } = read;
  const { inputs: listed, final } = rest;
  if (!Array.isArray(listed)) return broken(lineOf('inputs'), { code: 'not-a-list', field: 'inputs' });
  if (listed.length > RECORDING_LIMITS.inputs) {
    const problem = { code: 'too-many', field: 'inputs', found: listed.length, most: RECORDING_LIMITS.inputs } as const;
    return broken(lineOf('inputs'), problem);
  }
  if (typeof final !== 'string') return broken(lineOf('final'), { code: 'no-final' });
  const lineOfInput = (index: number) => lineOf(`inputs[${index}]`);
  const inputs: Input<unknown>[] = [];
  for (const [index, one] of (listed as readonly unknown[]).entries()) {
    const input = readInput(one, head.seats, game);
    if ('code' in input) return broken(lineOfInput(index), input);
    if (!isAsWritten(one, game, input)) {
      return broken(lineOfInput(index), { code: 'edited' });
    }
    inputs.push(input);
  }
  const { signature } = head;
  const signed = signature && { ...signature, text: signedText(rest) };
  const recording = { ...head, inputs };
  return { ok: true, game, recording, final, lineOfInput, lastLine, ...written, ...(signed && { signed }) };
}

/** The parsed object, or the line number of the syntax error. */
function parseText(text: string): Row | number {
  try {
    const row: unknown = JSON.parse(text);
    return isRow(row) ? row : 1;
  } catch (error) {
    const at = /position (\d+)/.exec(String(error))?.[1];
    return at === undefined ? 1 : text.slice(0, Number(at)).split('\n').length;
  }
}

const checksum = (row: Row): string => hashOf(row).slice(0, 16);

const broken = (line: number, problem: RecordingProblem) => ({ ok: false, line, problem }) as const;
