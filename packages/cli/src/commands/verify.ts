import type { Seat } from '@saloon/kernel';
import {
  type Evidence,
  isHex,
  isSignatureFine,
  parseRecording,
  signatureIn,
  verdictIn,
  verifyParsed,
} from '@saloon/recording';
import { defineCommand } from '../command-line/command.ts';
import { readLang } from '../command-line/read-values.ts';
import { askSigner } from '../files/ask-signer.ts';
import { checkSignature, type Signer } from '../files/check-signature.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';
import { readText } from '../files/read-text.ts';
import { explainDeal } from '../games/explain-deal.ts';
import { langFromEnv } from '../terminal/locale.ts';
import { UsageError } from '../terminal/usage-error.ts';

export const verify = defineCommand({
  name: 'verify',
  summary: 'Check a recorded game: the shuffle, every step, the end and who signed it, against what you kept of it',
  positionals: [{ name: 'file' }],
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
    server: { type: 'text', value: 'URL', help: 'a server that must have signed it; saloon asks it for its key' },
    signer: { type: 'text', value: 'HEX', help: 'the key that it must be signed with' },
    explain: { type: 'switch', help: 'print every value on the way to the seed' },
    json: { type: 'switch', help: 'print one JSON object' },
    lang: { type: 'text', value: 'ru|en', help: 'the language (default: from the locale)' },
    edition: { ...editionFlag, help: 'the edition of Caliber 45 it was played with; may be given several times' },
  },
  examples: [
    'verify game.saloon.json',
    'verify game.saloon.json --commitment 46b18716840325c085a5068e7333014e5a8b0b11ac9e111163dcb22e7c1ae974',
    'verify game.saloon.json --server https://example.org',
    'verify game.saloon.json --explain',
  ],
  async run([file = ''], flags, io) {
    const lang = flags.lang === undefined ? langFromEnv(io.env) : readLang(flags.lang);
    const evidence: Evidence = {
      table: flags.table,
      commitment: hexIn('commitment', flags.commitment),
      terms: hexIn('terms', flags.terms),
      shares: listIn('share', flags.share),
      seals: listIn('seal', flags.seal),
      log: hexIn('log', flags.log),
    };
    const wanted = await wantedSigner(flags.server, hexIn('signer', flags.signer));
    const { findGame } = readCatalog(flags.edition);
    const parsed = parseRecording(readText(file), findGame);
    const verdict = verifyParsed(parsed, evidence);
    const names = (seat: Seat) => (parsed.ok && parsed.recording.names?.[seat]) || `${SEAT[lang]} ${seat + 1}`;
    const sentence = verdictIn(lang, verdict, names);
    const check = parsed.ok ? checkSignature(parsed.signed, wanted) : undefined;
    const signer = check && signatureIn(lang, check);
    if (flags.json) {
      const signature = check && { ...check, sentence: signer };
      io.out(`${JSON.stringify({ ...verdict, sentence, signature })}\n`);
    } else {
      const way = flags.explain && parsed.ok ? explainDeal(parsed.recording) : [];
      io.out(`${[...way, sentence, ...(signer === undefined ? [] : [signer])].join('\n')}\n`);
    }
    const isSigned = check === undefined || (check.type === 'unsigned' ? wanted === undefined : isSignatureFine(check));
    return verdict.ok && isSigned ? 0 : 1;
  },
});

const SEAT = { en: 'seat', ru: 'место' } as const;

async function wantedSigner(server: string | undefined, key: string | undefined): Promise<Signer | undefined> {
  if (server === undefined) return key === undefined ? undefined : { key };
  if (key !== undefined) throw new UsageError('--server and --signer are given, allowed: one of them');
  return askSigner(server);
}

const listIn = (flag: string, given: readonly string[]): readonly string[] | undefined =>
  given.length === 0 ? undefined : given.flatMap((one) => hexIn(flag, one) ?? []);

function hexIn(flag: string, given: string | undefined): string | undefined {
  const text = given?.toLowerCase();
  if (text !== undefined && !isHex(text)) {
    throw new UsageError(`--${flag} is ${JSON.stringify(given)}, allowed: 64 hexadecimal digits`);
  }
  return text;
}
