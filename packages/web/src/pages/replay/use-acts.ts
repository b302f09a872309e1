import type { Level, Seat } from '@saloon/kernel';
import type { RecordedComment } from '@saloon/recording';
import { toast } from '../../kit/toast.tsx';
import { soloHouse } from '../../net/house.ts';
import { navigate, tablePath } from '../../router.ts';
import { replayWords } from './text/index.ts';
import type { OpenReel, Source } from './use-reel.ts';

/** Copies the link to this place: the address of the page has it a moment later. */
export function copyLink(place: string): void {
  const words = replayWords();
  navigator.clipboard.writeText(new URL(place, location.href).href).then(
    () => toast(words.copied),
    () => toast(words.cannotCopy),
  );
}

/** Hands the recording to the browser as one file, with what was remarked. */
export async function download(reel: OpenReel, name: string, comments: readonly RecordedComment[]): Promise<void> {
  const text = await reel.write(comments);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `saloon-${name}.saloon.json`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Where the replay is that a table is played on from: its own address, or for a file only the place in it. */
const replayOf = (source: Source, place: string): string =>
  source.type === 'file' ? place : `${location.pathname}${place}`;

/** Opens a table in this browser that goes on from this step, and leads there; `false` where that cannot be. */
export async function playOn(
  reel: OpenReel,
  source: Source,
  place: string,
  from: { readonly after: number; readonly seat: Seat; readonly level: Level },
): Promise<boolean> {
  const file = await reel.write([]);
  const opened = await soloHouse.playOn({ ...from, file, replay: replayOf(source, place) });
  if (opened.ok) navigate(tablePath(opened.table, true));
  else toast(replayWords().cannotPlayOn, 'harm');
  return opened.ok;
}
