import { defineCommand } from '../command-line/command.ts';
import { readLang } from '../command-line/read-values.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { playRecordingAgain, readRecording } from '../files/read-recording.ts';
import { readPointOfView, tellEvent } from '../games/point-of-view.ts';
import { rankingLines } from '../games/ranking.ts';
import { TEXTS } from '../games/texts.ts';
import { langFromEnv } from '../terminal/locale.ts';

export const replay = defineCommand({
  name: 'replay',
  summary: 'Play a recorded game again, tell it in words and check that it ends as recorded',
  positionals: [{ name: 'file' }],
  flags: {
    lang: { type: 'text', value: 'ru|en', help: 'the language of the story (default: from the locale)' },
    eyes: { type: 'text', value: 'WHOSE', help: 'all (default), spectator, or a seat from 0' },
    edition: { ...editionFlag, help: 'the edition of Caliber 45 it was played with; may be given several times' },
    check: { type: 'switch', help: 'tell nothing, only check' },
  },
  examples: [
    'replay game.saloon.json',
    'replay game.saloon.json --lang ru --eyes spectator',
    'replay game.saloon.json --check',
  ],
  run([file = ''], flags, io) {
    const lang = flags.lang === undefined ? langFromEnv(io.env) : readLang(flags.lang);
    const words = TEXTS[lang];
    const read = readRecording(file, readCatalog(flags.edition).findGame);
    const { game, recording } = read;
    const eyes = readPointOfView(flags.eyes ?? 'all', recording.seats);
    const lines: string[] = [];
    const state = playRecordingAgain(file, read, (event) => {
      const line = tellEvent(game, event, lang, eyes);
      if (line !== undefined) lines.push(line);
    });
    const outcome = game.outcome(state);
    const ranking = outcome === undefined ? [] : ['', words.ranking, ...rankingLines(outcome, lang)];
    const story = flags.check ? [] : [game.text[lang].title, '', ...lines, ...ranking, ''];
    io.out(`${[...story, words.matches(read.final)].join('\n')}\n`);
    return 0;
  },
});
