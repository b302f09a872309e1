import type { AnyGame, Input, Lang } from '@saloon/kernel';
import type { Recording } from '@saloon/recording';
import { changedLine, plainLine } from '../terminal/plain-line.ts';
import { namesIn } from './names.ts';
import { narrateGame } from './narrate-game.ts';
import { tellEvent } from './point-of-view.ts';
import { rankingLines } from './ranking.ts';
import type { TableSetup } from './table-flags.ts';
import { TEXTS } from './texts.ts';

const INDENT = '    ';
const PUBLIC = `${INDENT}| `;

/**
 * A game between bots as a transcript to read against the rules, with all cards open. Each decision is a paragraph:
 * the time, who decided and among how many moves, the move in notation and in words, its events, and what changed in
 * the public view. The same setup gives the same text, byte for byte.
 */
export function playthrough(table: TableSetup, bots: readonly string[], lang: Lang): string {
  const { game } = table;
  const { played } = narrateGame(table, bots, lang, 'all');
  const words = TEXTS[lang];
  const head = [game.text[lang].title, words.table(table.seats, table.given, bots.join(', '), game.rulesVersion)];
  const body = played.recording === undefined ? [] : paragraphs(game, played.recording, lang);
  const end = [words.ranking, ...rankingLines(played.outcome, lang).map((line) => `${INDENT}${line}`)];
  return `${[head.join('\n'), ...body, end.join('\n')].join('\n\n')}\n`;
}

function paragraphs(game: AnyGame, recording: Recording<unknown, unknown>, lang: Lang): readonly string[] {
  let told: string[] = [];
  const emit = (event: unknown) => {
    const line = tellEvent(game, event, lang, 'all');
    if (line !== undefined) told.push(`${INDENT}${line}`);
  };
  const state = game.setup(recording.options, recording.seats, recording.seed, emit);
  let seen = game.view(state, 'spectator');
  const texts = [[TEXTS[lang].setup, ...told, `${PUBLIC}${plainLine(seen)}`].join('\n')];
  let number = 0;
  for (const input of recording.inputs) {
    const heading = headingOf(game, state, input, number + 1, lang);
    told = [];
    game.apply(state, input, emit);
    // Other inputs, such as a measured latency, get a paragraph only if they caused events.
    if (input.type !== 'move' && told.length === 0) continue;
    number += 1;
    const before = seen;
    seen = game.view(state, 'spectator');
    const changed = changedLine(before, seen);
    texts.push([...heading, ...told, ...(changed === '' ? [] : [`${PUBLIC}${changed}`])].join('\n'));
  }
  return texts;
}

function headingOf(game: AnyGame, state: unknown, input: Input<unknown>, number: number, lang: Lang): string[] {
  const words = TEXTS[lang];
  const start = `${number}. ${clock(input.at)}`;
  if (input.type === 'timer') return [`${start} ${words.timer}`];
  const who = namesIn(lang)(input.seat);
  if (input.type !== 'move') return [`${start} ${who}: ${input.type}`];
  const choices = words.choices(game.legalMoves(state, input.seat).length);
  const move = `${game.formatMove(input.move)} — ${game.text[lang].describeMove(input.move, namesIn(lang))}`;
  return [`${start} ${who}, ${choices}`, `${INDENT}> ${move}`];
}

/** Minutes, seconds and milliseconds, because milliseconds can decide a race. */
function clock(at: number): string {
  const [minutes, seconds, millis] = [Math.floor(at / 60_000), Math.floor(at / 1000) % 60, at % 1000];
  return `${minutes}:${String(seconds).padStart(2, '0')}.${String(millis).padStart(3, '0')}`;
}
