import { below } from '@saloon/kernel';
import { checkFolder } from '../check-all.ts';
import { Crowd } from '../crowd.ts';
import { nap } from '../nap.ts';
import { ALL_GAMES, type Party } from '../parties.ts';
import { BACK, type Chaos, type Findings, type Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

/** The longest time between two kills, and how often the next one comes before anyone is back. */
const PLAY = 1500;
const HASTY = 8;

/** `kill -9` of the only server, again and again, with its store on disk. */
export async function killing(chaos: Chaos, parties: readonly Party[]): Promise<Findings> {
  const { rng, times, folder, signal, progress } = chaos;
  const problems: string[] = [];
  let server = await ServerProcess.start({ dataDir: folder, port: 0 });
  const { port } = server;
  const crowd = await Crowd.gather(parties, rng, () => `ws://127.0.0.1:${port}/ws`);
  let worst = 0;
  let kills = 0;
  try {
    crowd.play();
    for (; kills < times && !signal.aborted; kills++) {
      await nap(below(rng, PLAY));
      await server.kill();
      crowd.expectLoss();
      problems.push(...server.errors);
      server = await ServerProcess.start({ dataDir: folder, port });
      if (below(rng, HASTY) === 0) continue;
      const back = await crowd.allBack(server.readyAt);
      worst = Math.max(worst, back);
      if (back >= BACK) problems.push(`After kill ${kills + 1} somebody was back only after ${Math.round(back)} ms`);
      progress(kills + 1, `${crowd.moves} moves acknowledged, worst return ${Math.round(worst)} ms`);
    }
    await crowd.allBack(server.readyAt);
    await crowd.pause();
    await crowd.quiet();
    await server.stop();
    problems.push(...server.errors, ...(await checkFolder(folder, crowd)));
  } finally {
    crowd.close();
    await server.kill();
  }
  return {
    problems,
    figures: { kills, ...crowd.figures, 'worst return ms': Math.round(worst) },
  };
}

export const kill: Scenario = {
  name: 'kill',
  summary: 'kill -9 of the only server at random moments, its store on disk',
  unit: 'kills',
  times: 200,
  run: (chaos) => killing(chaos, ALL_GAMES),
};
