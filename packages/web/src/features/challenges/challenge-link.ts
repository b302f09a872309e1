import { pathTo } from '../../core/router/paths.ts';
import { toast } from '../../kit/toast.tsx';
import { ask } from '../../net/api.ts';
import { linkTo } from '../../net/links.ts';
import { copyLink } from '../../shell/links.tsx';
import { dailyWords } from '../daily/text/index.ts';
import { refusalOf } from '../people/text/index.ts';

/** A game that was played on the server, or the recording of another one. */
export type Challenged =
  | { readonly table: string }
  | { readonly file: string; readonly seat: number; readonly levels: readonly string[] };

export const makeChallenge = (game: Challenged) => ask('POST /api/challenges', { body: game });

export const challengeAddress = (id: string): string => linkTo(pathTo('/compare/:compared', { compared: id }));

/** Makes a challenge and copies its link, with what came of it in a toast. */
export async function challengeWith(game: Challenged): Promise<void> {
  const made = await makeChallenge(game);
  if (!made.ok) return void toast(refusalOf(made.error), 'harm');
  const address = challengeAddress(made.body.id);
  const { challengeCopied, challengeLink } = dailyWords();
  if (!(await copyLink(address, challengeCopied))) toast(`${challengeLink} ${address}`);
}
