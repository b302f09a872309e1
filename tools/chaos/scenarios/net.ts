import { checkFolder } from '../check-all.ts';
import { Crowd } from '../crowd.ts';
import { FAULTS, type Fault, FaultyProxy } from '../faulty-proxy.ts';
import { nap } from '../nap.ts';
import { ALL_GAMES, type Party } from '../parties.ts';
import type { Chaos, Findings, Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

/** A client notices a connection that swallows everything after this time. */
const NOTICED = 17_000;

/** Everyone plays through a bad network. */
export async function badNetwork(chaos: Chaos, parties: readonly Party[], kinds: readonly Fault[]): Promise<Findings> {
  const { rng, times, folder, signal, progress } = chaos;
  const server = await ServerProcess.start({ dataDir: folder, port: 0 });
  let port = server.port;
  const crowd = await Crowd.gather(parties, rng, () => `ws://127.0.0.1:${port}/ws`);
  const proxy = await FaultyProxy.open(() => server.port, rng, kinds);
  const problems: string[] = [];
  try {
    // They took their seats over a good connection; from now on there is only the bad one.
    port = proxy.port;
    for (const person of crowd.people) person.dropLine();
    crowd.play();
    while (proxy.faults < times && !signal.aborted) {
      await nap(200);
      progress(Math.min(times, proxy.faults), `${crowd.moves} moves acknowledged`);
    }
    proxy.isTired = true;
    const slowest = proxy.counts.swallow > 0 ? NOTICED : 0;
    await nap(slowest);
    await crowd.allBack(performance.now());
    await crowd.pause();
    await crowd.quiet();
    await server.stop();
    problems.push(...server.errors, ...(await checkFolder(folder, crowd)));
  } finally {
    crowd.close();
    proxy.close();
    await server.kill();
  }
  const { counts, faults } = proxy;
  return { problems, figures: { faults, ...counts, ...crowd.figures } };
}

export const net: Scenario = {
  name: 'net',
  summary: 'lines cut, slow, deaf, swallowing; messages late after a reconnect, and doubled',
  unit: 'faults',
  times: 400,
  run: (chaos) => badNetwork(chaos, ALL_GAMES, FAULTS),
};
