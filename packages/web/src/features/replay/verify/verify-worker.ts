import { type ParsedRecording, parseRecording, verifyParsed } from '@saloon/recording';
import { type FindGame, findGame } from '@saloon/table';
import { checkSignature } from '../../../local/replay-worker/check-signature.ts';
import { serverGames } from '../../../local/replay-worker/server-games.ts';
import type { VerifyAnswer, VerifyAsk } from './verify-contract.ts';

type Read = Omit<VerifyAnswer, 'signature'> & { readonly parsed: ParsedRecording };

/** Checks a recording outside the page's thread, with what this browser kept of its table. */
function verify({ text, kept, table }: VerifyAsk, find: FindGame): Read {
  const parsed = parseRecording(text, find);
  const at = table ?? (parsed.ok ? parsed.recording.proof?.table : undefined);
  const own = kept.find((one) => one.table === at);
  const asked = own ?? (table === undefined ? {} : { table });
  return { verdict: verifyParsed(parsed, asked), kept: own, parsed };
}

/** The server may have an edition that this browser lacks. */
async function read(ask: VerifyAsk): Promise<Read> {
  const here = verify(ask, findGame);
  if (here.verdict.ok || here.verdict.fault !== 'broken-file') return here;
  const find = await serverGames();
  return find === undefined ? here : verify(ask, find);
}

async function answer(ask: VerifyAsk): Promise<VerifyAnswer> {
  const { parsed, ...found } = await read(ask);
  return { ...found, signature: parsed.ok ? await checkSignature(parsed.signed) : undefined };
}

addEventListener('message', ({ data }: MessageEvent<VerifyAsk>) => {
  void answer(data).then((found) => postMessage(found));
});
