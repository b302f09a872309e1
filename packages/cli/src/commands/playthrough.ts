import { loadBots } from '@saloon/arena';
import { botsFlag } from '../command-line/bots-flag.ts';
import { defineCommand } from '../command-line/command.ts';
import { readBots, readLang } from '../command-line/read-values.ts';
import { playthrough as transcribe } from '../games/playthrough.ts';
import { gameArgument, readTable, tableFlags } from '../games/table-flags.ts';

export const playthrough = defineCommand({
  name: 'playthrough',
  summary: 'Print one game between bots as a transcript to read against the rules',
  positionals: [gameArgument],
  flags: {
    ...tableFlags,
    bots: botsFlag('greedy'),
    lang: { type: 'text', value: 'ru|en', help: 'the language (default: en)' },
  },
  examples: [
    'playthrough wright-brothers --seats 3 --seed 7',
    'playthrough wright-brothers --seats 2 --lang ru --option rounds=1',
    'playthrough bang-duel --bots ./my-bot.ts,random',
  ],
  async run([name = ''], flags, io) {
    const table = readTable(name, flags);
    const bots = readBots(flags.bots ?? 'greedy');
    const lang = readLang(flags.lang ?? 'en');
    await loadBots(bots);
    io.out(transcribe(table, bots, lang));
    return 0;
  },
});
