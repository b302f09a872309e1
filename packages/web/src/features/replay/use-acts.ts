import type { Level, Seat } from '@saloon/kernel';
import type { RecordedComment } from '@saloon/recording';
import { navigate, tablePath } from '../../core/router/router.ts';
import { toast } from '../../kit/toast.tsx';
import { onlyPerson } from '../../local/only-person.ts';
import type { Head } from '../../local/replay-worker/contract.ts';
import { linkTo } from '../../net/links.ts';
import { openPlayOn } from '../../net/server.ts';
import { copyLink } from '../../shell/links.tsx';
import { gameHash } from './logic/game-link.ts';
import { replayWords } from './text/index.ts';
import type { OpenRecording, Source } from './use-recording.ts';

/** Copies the link to this place. The page's own address follows a moment later. */
export async function copyPlace(place: string): Promise<void> {
  const { copied, cannotCopy } = replayWords();
  if (!(await copyLink(linkTo(`${location.pathname}${place}`), copied))) toast(cannotCopy);
}

/** Can everyone open this page's address? A solo game and a file are only on this device. */
export const hasAddress = (source: Source): boolean =>
  source.type === 'server' || (source.type === 'file' && location.pathname !== '/replay');

/** Copies a link that holds the whole game, so that anyone can open it. A game too long for a link is saved as a file. */
export async function shareGame(
  recording: OpenRecording,
  place: string,
  name: string,
  comments: readonly RecordedComment[],
): Promise<void> {
  const words = replayWords();
  const hash = await gameHash(await recording.write(comments), place);
  if (hash === undefined) {
    toast(words.tooLong);
    return download(recording, name, comments);
  }
  if (!(await copyLink(linkTo(`/replay${hash}`), words.copiedGame))) toast(words.cannotCopyGame);
}

/** Downloads the recording as one file, with its comments. */
export async function download(
  recording: OpenRecording,
  name: string,
  comments: readonly RecordedComment[],
): Promise<void> {
  const text = await recording.write(comments);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `saloon-${name}.saloon.json`;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The address of the replay that a table continues. A file has only a place. */
const replayOf = (source: Source, place: string): string =>
  source.type === 'file' && !hasAddress(source) ? place : `${location.pathname}${place}`;

/** Opens a table in this browser that continues from this step, and goes there. Returns false if that can't be done. */
export async function playOn(
  recording: OpenRecording,
  source: Source,
  place: string,
  from: { readonly after: number; readonly seat: Seat; readonly level: Level },
): Promise<boolean> {
  const file = await recording.write([]);
  const opened = await openPlayOn({ ...from, file, replay: replayOf(source, place) });
  if (opened.ok) navigate(tablePath(opened.table, true));
  else toast(replayWords().cannotPlayOn, 'harm');
  return opened.ok;
}

/** The seat of the only person in a finished game against bots, who can pass it on. */
export const challengerIn = ({ outcome, names = [], redeals }: Head): Seat | undefined =>
  outcome === undefined || redeals.length > 0 ? undefined : onlyPerson(names);

/** Lets a friend play the same cards. The levels of the bots are known only where the game was played on the server. */
export async function challengeFriend(recording: OpenRecording, source: Source, seat: Seat): Promise<void> {
  const { challengeWith } = await import('../challenges/challenge-link.ts');
  if (source.type === 'server') return challengeWith({ table: source.table });
  return challengeWith({ file: await recording.write([]), seat, levels: [] });
}
