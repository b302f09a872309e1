import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { netLines, RACE_FEATURES, readNet, TURN_FEATURES, type ValueNets } from '@saloon/wright-brothers/learning';
import { fitted, type Samples } from './fit.ts';
import type { RoundSamples, RoundsSpec } from './rounds.ts';

const SEATS = [3, 4, 5];
/** Games per worker task. */
const CHUNK = 100;
const TURN = { hidden: 32, epochs: 5 };
const RACE = { hidden: 16, epochs: 5 };
const HOME = new URL('../../packages/games/wright-brothers/src/bots/value-nets/weights.ts', import.meta.url);

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Plays the games of a pass on all cores. The samples are in game order. */
async function play(pass: number, games: number, experience: ValueNets | undefined): Promise<RoundSamples> {
  const specs: RoundsSpec[] = [];
  for (const seats of SEATS) {
    for (let done = 0; done < games; done += CHUNK) {
      const first = (pass * 10 + seats) * 1_000_000 + done;
      specs.push({ seats, games: Math.min(CHUNK, games - done), first, experience });
    }
  }
  const found: RoundSamples[] = [];
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < specs.length; i = next++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: specs[i] });
      [found[i]] = (await once(worker, 'message')) as [RoundSamples];
      done += 1;
      if (done % 10 === 0) say(`  ${done} of ${specs.length} lots of games`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { turn: joined(found.map(({ turn }) => turn)), race: joined(found.map(({ race }) => race)) };
}

function joined(lists: readonly Samples[]): Samples {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

const onEpoch = (epoch: number, explained: number): void =>
  say(`  ${epoch}: explains ${(100 * explained).toFixed(2)} % of what differs`);

/** Weights are rounded to thousandths, and used as rounded. */
function learn(samples: RoundSamples): { turn: string[]; race: string[] } {
  say(`  ${samples.turn.length / (TURN_FEATURES.length + 1)} moments of turns`);
  const turn = fitted(samples.turn, TURN_FEATURES.length, { ...TURN, onEpoch });
  say(`  ${samples.race.length / (RACE_FEATURES.length + 1)} moments of races`);
  const race = fitted(samples.race, RACE_FEATURES.length, { ...RACE, onEpoch });
  return { turn: netLines(turn, TURN_FEATURES), race: netLines(race, RACE_FEATURES) };
}

function source({ turn, race }: { turn: string[]; race: string[] }): string {
  const list = (lines: readonly string[]) => lines.map((line) => `  '${line}',\n`).join('');
  return `import type { ValueNets } from './learned-gain.ts';
import { readNet } from './net.ts';
import { RACE_FEATURES } from './race-features.ts';
import { TURN_FEATURES } from './turn-features.ts';

/** Written by \`npm run learn -- experience\`: each feature and its weights in thousandths. */
const TURN = [
${list(turn)}];
const RACE = [
${list(race)}];

export const TRAINED_NETS: ValueNets = { turn: readNet(TURN, TURN_FEATURES), race: readNet(RACE, RACE_FEATURES) };
`;
}

/** Learns a round's expected result in The Wright Brothers' Gang, for three to five players. */
export async function learnRounds(passes: number, games: number, out: string | undefined): Promise<void> {
  let experience: ValueNets | undefined;
  let before: RoundSamples = { turn: new Float32Array(), race: new Float32Array() };
  for (let pass = 1; pass <= passes; pass++) {
    say(`Pass ${pass} of ${passes}`);
    const now = await play(pass, games, experience);
    const lines = learn({ turn: joined([before.turn, now.turn]), race: joined([before.race, now.race]) });
    experience = { turn: readNet(lines.turn, TURN_FEATURES), race: readNet(lines.race, RACE_FEATURES) };
    before = now;
    writeFileSync(out ?? HOME, source(lines));
  }
}
