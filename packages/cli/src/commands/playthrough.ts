import { botsFlag } from '../bots-flag.ts';
import { defineCommand } from '../command.ts';
import { playthrough as transcribe } from '../playthrough.ts';
import { readBots, readLang } from '../read-words.ts';
import { gameWord, readTable, tableFlags } from '../table-flags.ts';

export const playthrough = defineCommand({
  name: 'playthrough',
  summary: 'Print one game between bots as a transcript to read against the rules',
  words: [gameWord],
  flags: {
    ...tableFlags,
    bots: botsFlag('greedy'),
    lang: { type: 'text', value: 'ru|en', help: 'the language (default: en)' },
  },
  examples: [
    'playthrough wright-brothers --seats 3 --seed 7',
    'playthrough wright-brothers --seats 2 --lang ru --option rounds=1',
  ],
  run([name = ''], flags, io) {
    const table = readTable(name, flags);
    io.out(transcribe(table, readBots(flags.bots ?? 'greedy'), readLang(flags.lang ?? 'en')));
    return 0;
  },
});
