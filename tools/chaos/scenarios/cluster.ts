import { below, choose } from '@saloon/kernel';
import { nap } from '../nap.ts';
import { BACK, type Scenario } from '../scenario.ts';
import { type Disturbance, type Disturbed, disturbCluster } from './disturb-cluster.ts';

/** Milliseconds: how long to play between two disturbances, and how long to wait for someone who doesn't come back. */
const PLAY = 2000;
const PATIENCE = 20_000;
/** After its database or Redis was gone, a cluster needs longer to recover. */
const FOUND = 10_000;
const AWAY = 3000;
/** A server that sleeps this long loses its lease. Everyone elsewhere plays on meanwhile. */
const SLEEP = { least: BACK + 1000, most: 8000 };
const NOTHING = /^$/;
const AWAY_ERRORS = /./;

const killOwner: Disturbance = async (site, crowd, { rng }) => {
  await nap(below(rng, PLAY));
  const owners = await site.owners();
  if (owners.length === 0) return { back: PATIENCE, problems: ['No server holds a table'] };
  const owner = choose(rng, owners);
  await owner.end('SIGKILL');
  const back = await crowd.probe(PATIENCE);
  await owner.start();
  return { back };
};

const restartPostgres: Disturbance = async ({ cluster }, crowd, { rng }) => {
  await nap(below(rng, PLAY));
  await cluster.postgres.stop(below(rng, 2) === 0 ? 'fast' : 'immediate');
  await nap(below(rng, AWAY));
  await cluster.postgres.start();
  return { back: await crowd.probe(PATIENCE) };
};

const restartRedis: Disturbance = async ({ cluster }, crowd, { rng }) => {
  await nap(below(rng, PLAY));
  await cluster.redis.stop(below(rng, 2) === 0 ? 'SIGTERM' : 'SIGKILL');
  await nap(below(rng, AWAY));
  await cluster.redis.start();
  return { back: await crowd.probe(PATIENCE) };
};

/** A server sleeps past its lease: other servers take over its tables, and it writes nothing when it wakes. */
const pauseOwner: Disturbance = async (site, crowd, { rng }) => {
  await nap(below(rng, PLAY));
  const owners = await site.owners();
  if (owners.length === 0) return { back: PATIENCE, problems: ['No server holds a table'] };
  const sleeper = choose(rng, owners);
  const isAwake = ({ url }: { readonly url: string }) => !url.includes(`:${sleeper.port}/`);
  sleeper.signal('SIGSTOP');
  const slept = nap(SLEEP.least + below(rng, SLEEP.most - SLEEP.least));
  const back = await crowd.probe(PATIENCE, crowd.people.filter(isAwake));
  await slept;
  sleeper.signal('SIGCONT');
  const woken = await crowd.probe(PATIENCE);
  return { back: Math.max(back, woken) };
};

const rollOver: Disturbance = async ({ cluster }, crowd, { rng }) => {
  let back = 0;
  for (const server of cluster.servers) {
    await nap(below(rng, PLAY));
    await server.end('SIGTERM');
    back = Math.max(back, await crowd.probe(PATIENCE));
    await server.start();
  }
  return { back };
};

const scenario = (name: string, unit: string, times: number, summary: string, how: Disturbed): Scenario => ({
  name,
  summary,
  unit,
  times,
  run: (chaos) => disturbCluster(chaos, how),
});

export const owner = scenario('owner', 'kills', 100, 'kill -9 of a server that holds tables, one of three', {
  limit: BACK,
  expected: NOTHING,
  disturb: killOwner,
});

export const postgres = scenario(
  'postgres',
  'restarts',
  15,
  'PostgreSQL restarted in order and at once, three servers',
  {
    limit: FOUND,
    expected: AWAY_ERRORS,
    disturb: restartPostgres,
  },
);

export const redis = scenario('redis', 'restarts', 15, 'Redis restarted and killed, three servers', {
  limit: FOUND,
  expected: NOTHING,
  disturb: restartRedis,
});

export const pause = scenario('pause', 'pauses', 15, 'a server that holds tables sleeps past its lease and wakes', {
  limit: BACK,
  expected: NOTHING,
  // Connects to the servers in turn, so that we know whose connection sleeps as well.
  url: ({ cluster: { servers } }, attempt, person) =>
    `ws://127.0.0.1:${servers[(attempt + person) % servers.length]?.port}/ws`,
  disturb: pauseOwner,
});

export const rolling = scenario('rolling', 'rounds', 10, 'all three servers restarted in order, one after another', {
  limit: BACK,
  expected: NOTHING,
  disturb: rollOver,
});
