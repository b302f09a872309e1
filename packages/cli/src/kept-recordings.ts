import { playGame } from '@saloon/arena';
import { findBot, random } from '@saloon/bots';
import { type AnyGame, defaultOptions, type Seat, seatsOf, seedOf, sha256 } from '@saloon/kernel';
import { commitmentOf, formatRecording, type Proof, parseShare, provenSeed, sealOf } from '@saloon/recording';

/** The file that a game keeps for this version of its rules. */
export const keptName = (rulesVersion: number): string => `v${rulesVersion}.saloon.json`;

/** As many as usually sit down, or the nearest that the game allows. */
const USUAL_SEATS = 4;

/** A whole game with the rules of today, as a table would record it: to be kept, and replayed for ever. */
export function keptRecording(game: AnyGame): string {
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

/** The last seat has bound itself to a share and not shown it: that is in the file too. */
function proofFor(game: AnyGame, seats: readonly Seat[]): Proof {
  const serverSeed = seedOf(game.rulesVersion);
  const shares = seats.map((seat) => {
    const share = parseShare(sha256(`share ${seat} of ${game.id}`));
    if (share === undefined) throw new Error('Cannot make a share: a hash is none');
    return seat === seats.length - 1 ? { seat, seal: sealOf(share) } : { seat, seal: sealOf(share), share };
  });
  return { table: `kept${game.rulesVersion}`, serverSeed, commitment: commitmentOf(serverSeed), shares };
}
