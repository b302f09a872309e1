import { randomInt } from 'node:crypto';
import { loadBots } from '@saloon/arena';
import { games } from '@saloon/catalog';
import type { Lang } from '@saloon/kernel';
import { botsFlag } from '../command-line/bots-flag.ts';
import { defineCommand } from '../command-line/command.ts';
import { readBots, readLang } from '../command-line/read-values.ts';
import { checkWritable, saveRecording } from '../files/save-recording.ts';
import { narrateGame } from '../games/narrate-game.ts';
import { readPointOfView } from '../games/point-of-view.ts';
import { rankingLines } from '../games/ranking.ts';
import { gameArgument, readTable, type TableSetup, tableFlags } from '../games/table-flags.ts';
import { TEXTS } from '../games/texts.ts';
import { langFromEnv } from '../terminal/locale.ts';
import { printSlowly } from '../terminal/print-slowly.ts';

/** Short enough to type again. */
const SEEDS = 1_000_000;

export const demo = defineCommand({
  name: 'demo',
  summary: 'Watch bots play one game, told move by move in words',
  positionals: [{ ...gameArgument, optional: true }],
  flags: {
    lang: { type: 'text', value: 'ru|en', help: 'the language of the story (default: from the locale)' },
    ...tableFlags,
    seed: { type: 'text', value: 'S', help: 'the game to play (default: another one every time)' },
    bots: botsFlag('greedy'),
    eyes: { type: 'text', value: 'WHOSE', help: 'spectator (default), a seat from 0, or all to see every card' },
    save: { type: 'text', value: 'FILE', help: 'write the game to a file for saloon replay' },
    fast: { type: 'switch', help: 'print everything at once' },
  },
  examples: [
    'demo',
    'demo --lang ru --seats 2 --seed 7 --fast',
    'demo wright-brothers --eyes all --save game.saloon.json',
    'demo colt-express --bots ./my-bot.ts,hard --eyes 0',
  ],
  async run([word], flags, io) {
    const lang = flags.lang === undefined ? langFromEnv(io.env) : readLang(flags.lang);
    const name = word ?? games[0]?.id ?? '';
    const table = readTable(name, { ...flags, seed: flags.seed ?? String(randomInt(SEEDS)) });
    const eyes = readPointOfView(flags.eyes ?? 'spectator', table.seats);
    const bots = readBots(flags.bots ?? 'greedy');
    if (flags.save !== undefined) checkWritable(flags.save);

    await loadBots(bots);
    const { played, lines } = narrateGame(table, bots, lang, eyes);
    if (flags.save !== undefined && played.recording !== undefined) {
      saveRecording(flags.save, table.game, played.recording);
    }
    const words = TEXTS[lang];
    const slow = io.outIsTty && !flags.fast;
    const head = [table.game.text[lang].title, ...(slow ? [words.skip] : []), ''];
    const tail = [
      '',
      words.ranking,
      ...rankingLines(played.outcome, lang),
      '',
      words.repeat(again(table, lang, flags)),
    ];
    const story = [...head, ...lines, ...tail];
    if (slow) await printSlowly(io, story);
    else io.out(`${story.join('\n')}\n`);
    return 0;
  },
});

/** The command line that plays the same game. */
function again(
  { game, seats, given }: TableSetup,
  lang: Lang,
  flags: {
    readonly option: readonly string[];
    readonly edition: readonly string[];
    readonly bots: string | undefined;
    readonly eyes: string | undefined;
  },
): string {
  const more = [
    ...flags.edition.map((file) => `--edition ${file}`),
    ...flags.option.map((pair) => `--option ${pair}`),
    ...(flags.bots === undefined ? [] : [`--bots ${flags.bots}`]),
    ...(flags.eyes === undefined ? [] : [`--eyes ${flags.eyes}`]),
  ];
  return [`npx saloon demo ${game.id} --seats ${seats} --seed ${given} --lang ${lang}`, ...more].join(' ');
}
