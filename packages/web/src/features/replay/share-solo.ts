import { soloRecording } from '../../local/solo-recording.ts';
import { linkTo } from '../../net/links.ts';
import { copyLink } from '../../shell/links.tsx';
import { gameHash } from './logic/game-link.ts';
import { replayWords } from './text/index.ts';

/** Copies a link that holds a finished solo game. The replay opens where that isn't possible: it can save a file. */
export async function shareSolo(table: string): Promise<boolean> {
  const text = await soloRecording(table);
  const hash = text === undefined ? undefined : await gameHash(text, '#step-1');
  if (hash === undefined) return false;
  return copyLink(linkTo(`/replay${hash}`), replayWords().copiedGame);
}
