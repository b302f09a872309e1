import { parseRecording, verifyParsed } from '@saloon/kernel';
import { type FindGame, findGame } from '@saloon/table';
import type { VerifyAnswer, VerifyAsk } from './verify-contract.ts';
import { gamesOfHouse } from './worker/games-of-house.ts';

/** Checks a recording away from the page, with what this browser kept of its table. */
function verify({ text, kept, table }: VerifyAsk, find: FindGame): VerifyAnswer {
  const parsed = parseRecording(text, find);
  const at = table ?? (parsed.ok ? parsed.recording.proof?.table : undefined);
  const own = kept.find((one) => one.table === at);
  const asked = own ?? (table === undefined ? {} : { table });
  return { verdict: verifyParsed(parsed, asked), kept: own };
}

/** A recording that this browser cannot read for lack of an edition, the house may. */
async function answer(ask: VerifyAsk): Promise<VerifyAnswer> {
  const here = verify(ask, findGame);
  if (here.verdict.ok || here.verdict.fault !== 'broken-file') return here;
  const find = await gamesOfHouse();
  return find === undefined ? here : verify(ask, find);
}

addEventListener('message', ({ data }: MessageEvent<VerifyAsk>) => {
  void answer(data).then((found) => postMessage(found));
});
