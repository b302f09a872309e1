import { canonicalJson, type GameId, type Seat, type Seed, sha256 } from '@saloon/kernel';

declare const brand: unique symbol;

/** What a player's browser contributes to the shuffle: 256 random bits, as 64 lower-case hexadecimal digits. */
export type Share = string & { readonly [brand]: 'Share' };

/** A player's commitment to a share before the deal. Without `share`, it was never revealed. */
export type SealedShare = { readonly seat: Seat; readonly seal: string; readonly share?: Share };

/** How a game's seed was made. */
export type Proof = {
  readonly table: string;
  readonly serverSeed: Seed;
  /** The hash of the server's seed, shown before anyone sat down. */
  readonly commitment: string;
  /** In seat order. Missing if nobody contributed a share; then the server's seed is the seed. */
  readonly shares?: readonly SealedShare[];
};

/** Everything that was fixed before any share was revealed. */
export type DealTerms = {
  readonly table: string;
  readonly game: GameId | string;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly seals: readonly { readonly seat: Seat; readonly seal: string }[];
};

const HEX = /^[0-9a-f]{64}$/;

/** Reads a share, which is 64 lower-case hexadecimal digits. */
export const parseShare = (text: unknown): Share | undefined =>
  typeof text === 'string' && HEX.test(text) ? (text as Share) : undefined;

/** Is this 64 lower-case hexadecimal digits: a hash, a seed, a share? */
export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** What a server publishes about its seed before the deal. */
export const commitmentOf = (serverSeed: Seed): string => sha256(serverSeed);

/** What a browser publishes about its share before all of them are fixed. */
export const sealOf = (share: Share): string => sha256(`saloon share 1\n${share}`);

/**
 * The hash of everything that was fixed before the shares were revealed: the table, the game, its options, who sat
 * where, the server's seed and all seals. A browser that saves it can tell later if any of it was changed.
 */
export const termsHash = ({ table, game, options, names, commitment, seals }: DealTerms): string =>
  sha256(
    `saloon terms 1\n${canonicalJson({
      table,
      game,
      options,
      names,
      commitment,
      seals: seals.map(({ seat, seal }) => ({ seat, seal })),
    })}`,
  );

/**
 * The seed of a deal with shares. Each part has its own line, so that different parts never give the same text. A share
 * that was never revealed is a dash.
 */
export const dealSeed = (serverSeed: Seed, terms: string, shares: readonly (Share | undefined)[]): Seed =>
  sha256(['saloon deal 1', serverSeed, terms, ...shares.map((share) => share ?? '-')].join('\n')) as Seed;

/** The seed that follows from this proof and the other terms of the deal. */
export function provenSeed(
  { table, serverSeed, commitment, shares }: Proof,
  deal: Pick<DealTerms, 'game' | 'options' | 'names'>,
): Seed {
  if (shares === undefined) return serverSeed;
  const { game, options, names } = deal;
  const terms = termsHash({ table, game, options, names, commitment, seals: shares });
  return dealSeed(
    serverSeed,
    terms,
    shares.map(({ share }) => share),
  );
}
