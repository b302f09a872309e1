import { type Millis, type Seat, type Seed, seat } from '@saloon/kernel';
import type { ShuffleInfo } from '@saloon/protocol';
import { dealSeed, type Proof, parseShare, type SealedShare, sealOf, termsHash } from '@saloon/recording';
import type { SceneFields } from '../fields/scene-fields.ts';
import type { Change } from '../log/entry.ts';

/** How long a table waits for a share. A connected browser answers at once. */
export const SHARE_MS = 10_000;
/** By correspondence the table waits until the person is back, at most this long. */
export const SLOW_SHARE_MS = 86_400_000;

/** How long a live table waits for a browser that is gone: long enough for a reconnect or a server restart. */
export const GONE_SHARE_MS = 5000;

/** The latest moment of the deal. */
const dealtBy = ({ fixed }: SceneFields, settledAt: Millis): Millis =>
  settledAt + (fixed.isLive ? SHARE_MS : SLOW_SHARE_MS);

/** Can seats still change? */
export const isArranging = ({ play, settled }: SceneFields): boolean => play === undefined && settled === undefined;

const isSettled = ({ play, settled }: SceneFields): boolean => play === undefined && settled !== undefined;

/** Everyone's seal, in seat order. */
const sealedShares = ({ occupants }: SceneFields): readonly SealedShare[] =>
  occupants.flatMap((occupant, i) => {
    if (occupant.type !== 'person' || occupant.seal === undefined) return [];
    const { seal, share } = occupant;
    return share === undefined ? { seat: seat(i), seal } : { seat: seat(i), seal, share };
  });

/** How a game begins: with the deal, or if there are seals, by settling them. */
export const beginning = (scene: SceneFields): Change & { readonly type: 'settled' | 'dealt' } =>
  isArranging(scene) && sealedShares(scene).length > 0 ? { type: 'settled' } : { type: 'dealt' };

/** When the deal is due: at once with the last share, or when no more share can be waited for. */
export function dealAt(scene: SceneFields): Millis | undefined {
  const { settled, occupants, fixed } = scene;
  if (!isSettled(scene) || settled === undefined) return undefined;
  const until = dealtBy(scene, settled.at);
  let at = settled.at;
  for (const occupant of occupants) {
    if (occupant.type !== 'person' || occupant.seal === undefined || occupant.share !== undefined) continue;
    at = Math.max(at, fixed.isLive && !occupant.isHere ? occupant.goneAt + GONE_SHARE_MS : until);
  }
  return Math.min(at, until);
}

/** May the host deal without the missing shares? Not before a connected browser would have answered. */
export const canDealWithout = (scene: SceneFields, at: Millis): boolean =>
  isSettled(scene) && scene.settled !== undefined && at >= scene.settled.at + SHARE_MS;

/** A person reveals the share behind their seal, once no seal can change any more. */
export function showShare(scene: SceneFields, by: Seat, given: string): readonly [Change] | string {
  const { seal, share: known } = scene.personAt(by);
  const share = parseShare(given);
  if (!isSettled(scene) || seal === undefined || known !== undefined) return 'no-share-now';
  if (share === undefined || sealOf(share) !== seal) return 'wrong-share';
  return [{ type: 'showed', seat: by, share }];
}

/** Everything needed to check the shuffle; undefined for a game that wasn't dealt here. */
export function proofOf(scene: SceneFields): Proof | undefined {
  const { fixed, settled, play } = scene;
  if (play === undefined || fixed.before !== undefined) return undefined;
  const alone = { table: fixed.id, serverSeed: fixed.seed, commitment: fixed.seedHash };
  return settled === undefined ? alone : { ...alone, shares: sealedShares(scene) };
}

/** The seed of the deal: the server's, combined with all settled terms and revealed shares, if there are any. */
export function seedOfDeal(scene: SceneFields): Seed {
  const { id: table, seed, seedHash: commitment, game, options } = scene.fixed;
  if (scene.settled === undefined) return seed;
  const seals = sealedShares(scene);
  const { names } = scene.settled;
  return dealSeed(
    seed,
    termsHash({ table, game: game.id, options, names, commitment, seals }),
    seals.map(({ share }) => share),
  );
}

/** The public part of it. */
export function shuffleInfo(scene: SceneFields): { readonly shuffle?: ShuffleInfo } {
  const shares = sealedShares(scene);
  if (shares.length === 0) return {};
  const seals = shares.map(({ seat: by, seal }) => ({ seat: by, seal }));
  const { settled } = scene;
  if (settled === undefined) return { shuffle: { seals } };
  const shown = shares.flatMap(({ seat: by, share }) => (share === undefined ? [] : { seat: by, share }));
  const shuffle = {
    seals,
    settled: { names: settled.names, until: dealtBy(scene, settled.at) },
    shown: shown.map(({ seat: by }) => by),
  };
  return { shuffle: scene.phase === 'over' ? { ...shuffle, shares: shown } : shuffle };
}
