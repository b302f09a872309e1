import { canonicalJson, type GameId, type Seat, type Seed, sha256 } from '@saloon/kernel';

declare const brand: unique symbol;

/** What a player's browser adds to the shuffle: 256 bits of its own, as 64 lower-case hexadecimal digits. */
export type Share = string & { readonly [brand]: 'Share' };

/** A share that somebody bound themselves to before the deal; without `share` it was never shown. */
export type SealedShare = { readonly seat: Seat; readonly seal: string; readonly share?: Share };

/** How the seed of a game came about. */
export type Proof = {
  readonly table: string;
  readonly serverSeed: Seed;
  /** The hash of the server's seed, as it was shown before anybody sat down. */
  readonly commitment: string;
  /** In seat order; missing where nobody bound themselves to a share, and the server's seed is the seed. */
  readonly shares?: readonly SealedShare[];
};

/** All that was settled before any share was shown. */
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

/** What a server shows of its seed before the deal. */
export const commitmentOf = (serverSeed: Seed): string => sha256(serverSeed);

/** What a browser shows of its share before all of them are settled. */
export const sealOf = (share: Share): string => sha256(`saloon share 1\n${share}`);

/**
 * The hash of everything that was settled before the shares were shown. A browser that keeps it can tell afterwards
 * whether anything of it was changed: the table, the game, its options, who sat where, the server's seed, any share.
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
 * The seed of a deal to which several have added. Each part has its own line, so that no two sets of parts make the same
 * text; a share that was never shown is a dash.
 */
export const dealSeed = (serverSeed: Seed, terms: string, shares: readonly (Share | undefined)[]): Seed =>
  sha256(['saloon deal 1', serverSeed, terms, ...shares.map((share) => share ?? '-')].join('\n')) as Seed;

/** The seed that this proof gives, with what else the deal was settled on. */
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
