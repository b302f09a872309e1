import { tableId } from '@saloon/protocol';
import { type OpenedReplay, openReplay, recordingOf, replayOf } from '@saloon/table';
import { indexedLog } from '../../../solo/worker-log.ts';
import type { Answer, Ask } from './contract.ts';
import { gamesOfHouse } from './games-of-house.ts';

/** Plays recordings away from the page, so that a long game does not hold it up. */
let opened: Extract<OpenedReplay, { ok: true }> | undefined;

const say = (answer: Answer): void => postMessage(answer);

function take(replay: OpenedReplay): void {
  opened = replay.ok ? replay : undefined;
  say(replay.ok ? { type: 'opened', head: replay.head } : { type: 'broken', line: replay.line, reason: replay.reason });
}

/** What this browser does not know, such as an edition, the house may. */
async function open(text: string): Promise<void> {
  const here = openReplay(text);
  if (here.ok) return take(here);
  const find = await gamesOfHouse();
  take(find === undefined ? here : openReplay(text, find));
}

async function openSolo(table: string): Promise<void> {
  const recording = recordingOf(await indexedLog().read(tableId(table)));
  if (recording === undefined) return say({ type: 'not-there' });
  const replay = replayOf(recording);
  // A game that is still played keeps its secrets.
  if (replay.ok && replay.head.outcome === undefined) return say({ type: 'not-there' });
  take(replay);
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  switch (data.type) {
    case 'open':
      return void open(data.text);
    case 'open-solo':
      return void openSolo(data.table).catch(() => say({ type: 'not-there' }));
    case 'look':
      return say({ type: 'steps', eyes: data.eyes, steps: opened?.steps(data.eyes) ?? [] });
  }
});
