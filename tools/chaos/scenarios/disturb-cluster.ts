import { Crowd } from '../crowd.ts';
import { ALL_GAMES } from '../parties.ts';
import type { Chaos, Findings } from '../scenario.ts';
import { Site } from '../site.ts';

/** Disturbs a cluster during play. Returns the time until everyone could act again, and problems. */
export type Disturbance = (
  site: Site,
  crowd: Crowd,
  chaos: Chaos,
) => Promise<{ readonly back: number; readonly problems?: readonly string[] }>;

export type Disturbed = {
  /** How long that may take. */
  readonly limit: number;
  /** What servers may log about it. */
  readonly expected: RegExp;
  /** The address a person connects to; the load balancer's by default. */
  readonly url?: (site: Site, attempt: number, person: number) => string;
  readonly disturb: Disturbance;
};

/** Disturbs three servers on one database again and again, and compares what everyone received with the database. */
export async function disturbCluster(chaos: Chaos, how: Disturbed): Promise<Findings> {
  const { rng, times, signal, progress } = chaos;
  const leftOut = Site.lack();
  if (leftOut !== undefined) return { problems: [], figures: {}, leftOut };
  const site = await Site.start();
  const problems: string[] = [];
  let worst = 0;
  let done = 0;
  let crowd: Crowd | undefined;
  try {
    crowd = await Crowd.gather(ALL_GAMES, rng, (attempt, person) => how.url?.(site, attempt, person) ?? site.url);
    crowd.play();
    for (; done < times && !signal.aborted; done++) {
      const { back, problems: found = [] } = await how.disturb(site, crowd, chaos);
      worst = Math.max(worst, back);
      problems.push(...found);
      if (back >= how.limit)
        problems.push(`Time ${done + 1}: ${crowd.slowest} could act again only after ${Math.round(back)} ms`);
      progress(done + 1, `${crowd.moves} moves acknowledged, worst wait ${Math.round(worst)} ms`);
    }
    await crowd.pause();
    await crowd.allBack(performance.now());
    await crowd.quiet(1500);
    problems.push(...(await site.check(crowd)), ...site.errors(how.expected));
  } finally {
    crowd?.close();
    await site.cluster.stop();
  }
  return { problems, figures: { times: done, ...crowd?.figures, 'worst wait ms': Math.round(worst) } };
}
