import { LEVELS } from '@saloon/kernel';
import type { Rating } from './ratings.ts';
import type { GameRecords } from './records.ts';
import { between, percent, standingOf } from './result-line.ts';
import { gameAt, type Rung } from './rungs.ts';
import type { LadderTable } from './tables.ts';

/** All stored results of one game. */
export type Chapter = {
  readonly table: LadderTable;
  readonly rungs: readonly Rung[];
  readonly records: GameRecords;
  readonly ratings: Readonly<Record<string, Rating>>;
  /** The fingerprint of the current code. */
  readonly code: string;
};

const BEGIN = '<!-- ladder: begin; npm run arena:ladder writes what is between here and its end -->';
const END = '<!-- ladder: end -->';

/** The page with new tables. Hand-written text is kept. */
export function withTables(page: string, chapters: readonly Chapter[]): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`Cannot write the tables: the page lacks the lines ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables(chapters)}\n\n${page.slice(end)}`;
}

const tables = (chapters: readonly Chapter[]): string =>
  [...chapters.map(matchTable), ratingTable(chapters), paceTable(chapters), iterationsLine(chapters)]
    .filter((part) => part !== '')
    .join('\n\n');

function matchTable({ table, rungs, records, code }: Chapter): string {
  const rows: string[][] = [];
  const missing: string[] = [];
  let hasOlder = false;
  for (const rung of rungs) {
    const standing = standingOf(rung, records.matches[rung.id], code);
    if (standing === undefined) {
      missing.push(`\`${rung.id.slice(table.game.length + 1)}\``);
      continue;
    }
    const { played, own, rival, isMet, isOlder } = standing;
    hasOlder ||= isOlder;
    const score = own.scoreInterval === undefined ? '' : ` (${between(own.scoreInterval, short)})`;
    rows.push([
      rung.table.name,
      `\`${rung.bot}\` against ${rivals(rung)}`,
      `${played.games.toLocaleString('en')}${isOlder ? ' †' : ''}`,
      `${percent(own.winShare)} % (${between(own.interval, percent)})`,
      `${percent(rung.parity)} %`,
      rung.mark === undefined ? 'above parity' : `≥ ${percent(rung.mark)} %`,
      isMet ? 'yes' : 'no',
      `${short(own.meanScore)}${score}`,
      short(rival.meanScore),
    ]);
  }
  const heading = [
    'table',
    'match',
    'games',
    'win share (95 %)',
    'parity',
    'asked',
    'met',
    'mean score (95 %)',
    'theirs',
  ];
  const parts = [`### ${gameAt(table).text.en.title}`];
  if (rows.length > 0) parts.push(markdown(heading, rows));
  if (hasOlder)
    parts.push(
      '† Played by older code, which plays otherwise or has not been compared; the present code has played fewer games.',
    );
  if (missing.length > 0) parts.push(`Not played yet: ${missing.join(', ')}.`);
  return parts.join('\n\n');
}

/** One against the rest, or a team against the other teams. */
function rivals({ table, rival }: Rung): string {
  const { seats, sides } = table;
  const others = sides === 2 ? '' : `${sides - 1} `;
  if (seats === sides) return `${others}\`${rival}\``;
  return `${others}\`${rival}\`, teams of ${seats / sides}`;
}

function ratingTable(chapters: readonly Chapter[]): string {
  const rated = chapters.filter(({ ratings }) => Object.keys(ratings).length > 0);
  if (rated.length === 0) return '';
  const rows = rated.map(({ table, ratings }) => [
    gameAt(table).text.en.title,
    ...LEVELS.map((level) => ratings[level]?.rating.toString() ?? ''),
  ]);
  return `### Ratings\n\n${markdown(['game', ...LEVELS.map((level) => `\`${level}\``)], rows)}`;
}

function paceTable(chapters: readonly Chapter[]): string {
  const rows = chapters.flatMap(({ table, records: { pace }, code }) =>
    Object.entries(pace?.levels ?? {}).map(([level, { perSecond, meanMs, p95Ms, shownMs, slips }]) => [
      `${gameAt(table).text.en.title}, ${pace?.table}${pace?.code === code ? '' : ' †'}`,
      `\`${level}\``,
      short(perSecond),
      `${short(meanMs)} ms`,
      `${short(p95Ms)} ms`,
      `${(shownMs / 1000).toFixed(1)} s`,
      `${percent(slips)} %`,
    ]),
  );
  if (rows.length === 0) return '';
  const heading = ['game', 'level', 'decisions a second', 'mean time', '95 of 100 within', 'shown', 'without thinking'];
  const machines = [...new Set(chapters.flatMap(({ records: { pace } }) => pace?.machine ?? []))];
  return `### Time for a decision\n\n${markdown(heading, rows)}\n\nCPU time (${machines.join('; ')}).`;
}

function iterationsLine(chapters: readonly Chapter[]): string {
  const each = chapters.flatMap(({ table, records: { pace } }) =>
    pace === undefined
      ? []
      : `${gameAt(table).text.en.title} (${pace.table}) ${Math.round(pace.iterations.perSecond).toLocaleString('en')}`,
  );
  if (each.length === 0) return '';
  return `Iterations of search a second, one thread, each line played on for 30 moments: ${each.join(', ')}.`;
}

const markdown = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Three digits are enough for a reader. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
