import { type Millis, type Seat, type Seed, seat } from '@saloon/kernel';
import type { ShuffleInfo } from '@saloon/protocol';
import { dealSeed, type Proof, parseShare, type SealedShare, sealOf, termsHash } from '@saloon/recording';
import type { Change } from './entry.ts';
import type { Scene } from './scene.ts';

/** When the deal was settled, and who sat where then: from then on a name is only a name. */
export type Settled = { readonly at: Millis; readonly names: readonly string[] };

/** A browser that is there answers in the blink of an eye: so long a table waits for its share. */
export const SHARE_MS = 10_000;
/** By correspondence it is waited for until its person comes back, at most so long. */
export const SLOW_SHARE_MS = 86_400_000;

/** Whose line has broken, or whose server was restarted, is back by then: so long a live table waits for a browser that is gone. */
export const GONE_SHARE_MS = 5000;

/** The latest moment of the deal. */
export const dealtBy = ({ fixed }: Scene, settledAt: Millis): Millis =>
  settledAt + (fixed.isLive ? SHARE_MS : SLOW_SHARE_MS);

/** May people still sit down, get up and change their minds? */
export const isArranging = ({ play, settled }: Scene): boolean => play === undefined && settled === undefined;

const isSettled = ({ play, settled }: Scene): boolean => play === undefined && settled !== undefined;

/** What everybody has bound themselves to, in seat order. */
export const sealedShares = ({ occupants }: Scene): readonly SealedShare[] =>
  occupants.flatMap((occupant, i) => {
    if (occupant.type !== 'person' || occupant.seal === undefined) return [];
    const { seal, share } = occupant;
    return share === undefined ? { seat: seat(i), seal } : { seat: seat(i), seal, share };
  });

/** How a game begins: with the deal, or where there are seals, with settling them. */
export const beginning = (scene: Scene): Change & { readonly type: 'settled' | 'dealt' } =>
  isArranging(scene) && sealedShares(scene).length > 0 ? { type: 'settled' } : { type: 'dealt' };

/** When it is dealt, as things stand: at once with the last share, and else when nobody is waited for any more. */
export function dealAt(scene: Scene): Millis | undefined {
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

/** May the host deal without those who do not come? Not before a browser that is there would have answered. */
export const canDealWithout = (scene: Scene, at: Millis): boolean =>
  isSettled(scene) && scene.settled !== undefined && at >= scene.settled.at + SHARE_MS;

/** Somebody shows what their seal was made of, once nobody can change theirs any more. */
export function showShare(scene: Scene, by: Seat, given: string): readonly [Change] | string {
  const { seal, share: known } = scene.personAt(by);
  const share = parseShare(given);
  if (!isSettled(scene) || seal === undefined || known !== undefined) return 'no-share-now';
  if (share === undefined || sealOf(share) !== seal) return 'wrong-share';
  return [{ type: 'showed', seat: by, share }];
}

/** What anybody needs to check the shuffle; nothing for a game that was never dealt here. */
export function proofOf(scene: Scene): Proof | undefined {
  const { fixed, settled, play } = scene;
  if (play === undefined || fixed.before !== undefined) return undefined;
  const alone = { table: fixed.id, serverSeed: fixed.seed, commitment: fixed.seedHash };
  return settled === undefined ? alone : { ...alone, shares: sealedShares(scene) };
}

/** The seed of the deal: the server's, and where people have added to it, everything that was settled and shown. */
export function seedOfDeal(scene: Scene): Seed {
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

/** What everybody may know of it. */
export function shuffleInfo(scene: Scene): { readonly shuffle?: ShuffleInfo } {
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
