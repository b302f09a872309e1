import { playGame } from '@saloon/arena';
import { findBot, random } from '@saloon/bots';
import { type AnyGame, defaultOptions, type Seat, seatsOf, seedOf, sha256 } from '@saloon/kernel';
import { commitmentOf, formatRecording, type Proof, parseShare, provenSeed, sealOf } from '@saloon/recording';

/** The file name for this version of the rules. */
export const storedName = (rulesVersion: number): string => `v${rulesVersion}.saloon.json`;

/** Or the nearest number that the game allows. */
const USUAL_SEATS = 4;

/**
 * Makes a recording of a whole game with the current rules. It is stored, so that later versions must still replay
 * it.
 */
export function makeStoredRecording(game: AnyGame): string {
  const options = defaultOptions(game.options);
  const { min, max } = game.seats(options);
  const seats = Math.min(Math.max(USUAL_SEATS, min), max);
  const names = seatsOf(seats).map((seat) => `Player ${seat + 1}`);
  const proof = proofFor(game, seatsOf(seats));
  const seed = provenSeed(proof, { game: game.id, options, names });
  const bots = seatsOf(seats).map(() => findBot('greedy') ?? random);
  const { recording } = playGame(game, bots, { options, seats, seed, record: true });
  if (recording === undefined) throw new Error(`Cannot keep a game of ${game.id}: it was not recorded`);
  return formatRecording(game, { ...recording, names, proof });
}

/** The last seat committed to a number and never revealed it, so that the file covers this case too. */
function proofFor(game: AnyGame, seats: readonly Seat[]): Proof {
  const serverSeed = seedOf(game.rulesVersion);
  const shares = seats.map((seat) => {
    const share = parseShare(sha256(`share ${seat} of ${game.id}`));
    if (share === undefined) throw new Error('Cannot make a share: a hash is none');
    return seat === seats.length - 1 ? { seat, seal: sealOf(share) } : { seat, seal: sealOf(share), share };
  });
  return { table: `kept${game.rulesVersion}`, serverSeed, commitment: commitmentOf(serverSeed), shares };
}
