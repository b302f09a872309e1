import { type Evidence, isHex, parseRecording, type Seat, type Verdict, verdictIn, verifyParsed } from '@saloon/kernel';
import { defineCommand } from '../command.ts';
import { explainDeal } from '../explain-deal.ts';
import { langFromEnv } from '../locale.ts';
import { editionFlag, readCatalog } from '../read-catalog.ts';
import { readText } from '../read-text.ts';
import { readLang } from '../read-words.ts';
import { UsageError } from '../usage-error.ts';

export const verify = defineCommand({
  name: 'verify',
  summary: 'Check a recorded game: the shuffle, every step and the end, against what you kept of it',
  words: [{ name: 'file' }],
  flags: {
    share: { type: 'list', value: 'HEX', help: 'a share that must be in the deal; may be given several times' },
    seal: {
      type: 'list',
      value: 'HEX',
      help: 'a seal that must be among those of the deal; may be given several times',
    },
    commitment: { type: 'text', value: 'HEX', help: 'the hash of the server’s seed that was shown before the deal' },
    table: { type: 'text', value: 'ID', help: 'the table it was played at' },
    terms: { type: 'text', value: 'HEX', help: 'the hash of what was settled before the deal' },
    log: { type: 'text', value: 'HEX', help: 'the hash of what was played, as it was told at the end' },
    explain: { type: 'switch', help: 'print every value on the way to the seed' },
    json: { type: 'switch', help: 'print one JSON object' },
    lang: { type: 'text', value: 'ru|en', help: 'the language (default: from the locale)' },
    edition: { ...editionFlag, help: 'the edition of Caliber 45 it was played with; may be given several times' },
  },
  examples: [
    'verify game.saloon.json',
    'verify game.saloon.json --commitment 46b18716840325c085a5068e7333014e5a8b0b11ac9e111163dcb22e7c1ae974',
    'verify game.saloon.json --explain',
  ],
  run([file = ''], flags, io) {
    const lang = flags.lang === undefined ? langFromEnv(io.env) : readLang(flags.lang);
    const evidence: Evidence = {
      table: flags.table,
      commitment: hexIn('commitment', flags.commitment),
      terms: hexIn('terms', flags.terms),
      shares: listIn('share', flags.share),
      seals: listIn('seal', flags.seal),
      log: hexIn('log', flags.log),
    };
    const { findGame } = readCatalog(flags.edition);
    const parsed = parseRecording(readText(file), findGame);
    const verdict = verifyParsed(parsed, evidence);
    const names = (seat: Seat) => (parsed.ok && parsed.recording.names?.[seat]) || `${SEAT[lang]} ${seat + 1}`;
    const sentence = verdictIn(lang, verdict, names);
    if (flags.json) io.out(`${JSON.stringify({ ...verdict, sentence })}\n`);
    else {
      const way = flags.explain && parsed.ok ? explainDeal(parsed.recording) : [];
      io.out(`${[...way, sentence].join('\n')}\n`);
    }
    return exitCode(verdict);
  },
});

const SEAT = { en: 'seat', ru: 'место' } as const;

const exitCode = ({ ok }: Verdict): number => (ok ? 0 : 1);

const listIn = (flag: string, given: readonly string[]): readonly string[] | undefined =>
  given.length === 0 ? undefined : given.flatMap((one) => hexIn(flag, one) ?? []);

function hexIn(flag: string, given: string | undefined): string | undefined {
  const text = given?.toLowerCase();
  if (text !== undefined && !isHex(text)) {
    throw new UsageError(`--${flag} is ${JSON.stringify(given)}, allowed: 64 hexadecimal digits`);
  }
  return text;
}
