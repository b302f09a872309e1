import { canonicalJson, sha256 } from '@saloon/kernel';
import { type Recording, sealOf, termsHash } from '@saloon/recording';

/** Every value on the way to the seed of a deal, one per line: `name = formula` and the result. */
export function explainDeal({
  proof,
  game,
  options,
  names = [],
  seed,
}: Recording<unknown, unknown>): readonly string[] {
  if (proof === undefined) return [`seed              ${seed}`, ''];
  const { table, serverSeed, commitment, shares } = proof;
  const lines = [
    `server seed       ${serverSeed}`,
    `its hash          ${sha256(serverSeed)}`,
    `shown before      ${commitment}`,
  ];
  if (shares === undefined) return [...lines, `seed              ${seed}`, ''];
  const seals = shares.map(({ seat, seal }) => ({ seat, seal }));
  const terms = { table, game, options, names, commitment, seals };
  return [
    ...lines,
    ...shares.flatMap(({ seat, seal, share }) => [
      `seal of seat ${seat}    ${seal}`,
      `share of seat ${seat}   ${share ?? '-'}${share === undefined ? '' : ` (its seal is ${sealOf(share)})`}`,
    ]),
    `terms             ${canonicalJson(terms)}`,
    `hash of the terms ${termsHash(terms)}`,
    `seed              ${seed}`,
    '',
  ];
}
