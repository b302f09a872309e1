import { parseArgs } from 'node:util';
import { ATTACKS, type Attack } from './fair-race/attacks.ts';
import { runTrial } from './fair-race/trial.ts';

const HELP = `Races modified clients against honest ones with equal human hands, on the real server and table in virtual time, and prints the
attackers' share of the wins. Each pair of hands races twice, the second time with their reactions swapped: 50 % is parity.

  npm run fair-race                      200 pairs of hands for each attack and distance
  npm run fair-race -- --pairs 1000      more
  npm run fair-race -- --attack forger   one attack only: ${ATTACKS.map(({ name }) => name.replaceAll(' ', '-')).join(', ')}
  npm run fair-race -- --seed 7          other hands (default: 1)
  npm run fair-race -- --help            this text

A run of 200 pairs takes some 20 minutes on two idle cores.

The exit code is 1 if an attacker wins more than 5 points above parity, or an honest client more than 5 points less or more. A row ends early
when the server finds a hand inhuman and seals its races. Three rows may: a plain faster hand, and clients that pretend from their
first answer on to be further away or on bad Wi-Fi, which no server can tell from people who are (docs/fairness.md).
`;
const PARITY = 50;
const TOLERANCE = 5;
/** Round trips of the attacker and the honest client, in milliseconds. */
const DISTANCES = [
  [0, 0],
  [100, 100],
  [300, 300],
  [0, 150],
  [150, 0],
] as const;
const COLUMN = 12;

const isWithin = (share: number | undefined, held: 'above' | 'both'): boolean =>
  share !== undefined && share <= PARITY + TOLERANCE && (held === 'above' || share >= PARITY - TOLERANCE);

const { values: flags } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    attack: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (flags.help) process.stdout.write(HELP);
else process.exitCode = await main(Number(flags.pairs), Number(flags.seed), flags.attack);

async function main(pairs: number, seed: number, chosen: string | undefined): Promise<number> {
  const attacks = ATTACKS.filter(({ name }) => chosen === undefined || name.replaceAll(' ', '-') === chosen);
  if (attacks.length === 0 || !(pairs > 0) || !Number.isInteger(pairs) || !Number.isInteger(seed)) {
    process.stderr.write(HELP);
    return 2;
  }
  const heads = DISTANCES.map(([mine, theirs]) => `${mine}/${theirs} ms`.padStart(COLUMN));
  process.stdout.write(`share of wins, by round trips (attacker/honest)\n${''.padEnd(20)}${heads.join('')}\n`);
  let isFair = true;
  for (const attack of attacks) isFair = (await tell(attack, pairs, seed)) && isFair;
  process.stdout.write(isFair ? 'No attacker is more than 5 points above parity.\n' : 'An attacker wins too often.\n');
  return isFair ? 0 : 1;
}

async function tell({ name, kind, trick, held }: Attack, pairs: number, seed: number): Promise<boolean> {
  process.stdout.write(name.padEnd(20));
  let isFair = true;
  const sealed: number[] = [];
  for (const roundTrips of DISTANCES) {
    const { share, races, isSealed } = await runTrial({ kind, trick, roundTrips, pairs, seed });
    isFair &&= held === 'not' || isWithin(share, held);
    if (isSealed) sealed.push(races);
    process.stdout.write((share === undefined ? '-' : `${share.toFixed(1)} %`).padStart(COLUMN));
  }
  if (sealed.length > 0) process.stdout.write(`   sealed after ${sealed.join(', ')} races`);
  process.stdout.write(held === 'not' ? '   (not held)\n' : '\n');
  return isFair;
}
