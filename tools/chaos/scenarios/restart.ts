import { findGame } from '@saloon/catalog';
import { choose, hashOf, type Rng, replay } from '@saloon/kernel';
import { recordingOf } from '@saloon/table';
import { openStoreIn } from '../../../packages/server/src/core/store/open-store.ts';
import { readLog } from '../../../packages/server/src/core/store/stored-log.ts';
import { checkFolder } from '../check-all.ts';
import { Crowd } from '../crowd.ts';
import { nap, until } from '../nap.ts';
import { atEveryGame, type Party } from '../parties.ts';
import { BACK, type Chaos, type Findings, type Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

const GAMES = atEveryGame(2, 0);
/** A clock that ran while the server was down is off by more than this. */
const SLACK = 400;
const PATIENCE = 30_000;

/** A clean restart after every single step of a game with clocks, which stop meanwhile. */
export async function restarting(chaos: Chaos, parties: readonly Party[]): Promise<Findings> {
  const problems: string[] = [];
  const figures: Record<string, number | string> = {};
  let worst = 0;
  for (const one of parties) {
    if (chaos.signal.aborted) break;
    const played = await restartGame(chaos, one);
    problems.push(...played.problems);
    worst = Math.max(worst, played.worst);
    figures[one.game] = `${played.steps} steps${played.isOver ? '' : ', not to the end'}`;
  }
  return { problems, figures: { ...figures, 'worst return ms': Math.round(worst) } };
}

type Played = { readonly problems: string[]; readonly steps: number; readonly worst: number; readonly isOver: boolean };

async function restartGame({ rng, times, folder, signal, progress }: Chaos, one: Party): Promise<Played> {
  const problems: string[] = [];
  const dataDir = `${folder}/${one.game}`;
  let server = await ServerProcess.start({ dataDir, port: 0 });
  const { port } = server;
  const crowd = await Crowd.gather([one], rng, () => `ws://127.0.0.1:${port}/ws`);
  const isOver = () => crowd.people.every(({ state }) => state?.info.phase === 'over');
  let steps = 0;
  let worst = 0;
  try {
    while (steps < times && !isOver() && !signal.aborted) {
      if (!(await step(crowd, rng))) {
        if (!isOver()) problems.push(`${one.game}: nobody could move after ${steps} steps`);
        break;
      }
      steps += 1;
      const before = crowd.people.map((person) => ({ person, told: person.toldAt, clock: person.clock }));
      const stopping = performance.now();
      await server.stop();
      const stopped = performance.now() - stopping;
      problems.push(...server.errors);
      crowd.expectLoss();
      server = await ServerProcess.start({ dataDir, port });
      const back = await crowd.allBack(server.readyAt);
      worst = Math.max(worst, back);
      if (back >= BACK)
        problems.push(`${one.game}, step ${steps}: somebody was back only after ${Math.round(back)} ms`);
      for (const { person, told, clock } of before) {
        const most = clock + stopped + (performance.now() - server.readyAt) + SLACK;
        if (person.clock < told || person.clock > most)
          problems.push(
            `${one.game}, step ${steps}: the clock went from ${clock} to ${person.clock} while no server ran, ${Math.round(most)} at most was right`,
          );
      }
      progress(steps, `${one.game}, worst return ${Math.round(worst)} ms`);
    }
    await crowd.quiet(300);
    const said = isOver() ? await finalHash(port, crowd) : undefined;
    await server.stop();
    problems.push(...server.errors, ...(await checkFolder(dataDir, crowd)));
    if (said !== undefined) problems.push(...(await compareEnd(dataDir, crowd, said)));
    return { problems, steps, worst, isOver: isOver() };
  } finally {
    crowd.close();
    await server.kill();
  }
}

/** Plays one move and waits until everyone received it. Returns false if nobody can move. */
async function step(crowd: Crowd, rng: Rng): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const movers = crowd.people.filter(({ state }) => (state?.offer.moves.length ?? 0) > 0);
    if (movers.length === 0) {
      // Between two questions a game may pause for a moment.
      await nap(100);
      continue;
    }
    const mover = choose(rng, movers);
    const moved = await mover.move();
    if (moved === undefined || moved.code !== undefined) continue;
    const version = mover.lastDone;
    return until(() => crowd.people.every(({ state }) => (state?.version ?? 0) >= version), PATIENCE);
  }
  return false;
}

/** The final hash in the server's recording. */
async function finalHash(port: number, { people }: Crowd): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${people[0]?.table}/recording`);
  const { final = '' } = (await answer.json()) as { readonly final?: string };
  return final;
}

/** The same inputs played without restarts must end in the same state. */
async function compareEnd(folder: string, { people }: Crowd, said: string): Promise<readonly string[]> {
  const table = people[0]?.table;
  if (table === undefined) return [];
  const store = openStoreIn(folder, Date.now());
  const recording = recordingOf(readLog(await store.entries(table)));
  await store.close();
  const game = recording && findGame(recording.game);
  if (recording === undefined || game === undefined) return [`Table ${table} has no game to play again`];
  const hash = hashOf(replay(game, recording));
  return hash === said ? [] : [`Table ${table} ended with ${said}, and played again with ${hash}`];
}

export const restart: Scenario = {
  name: 'restart',
  summary: 'an orderly restart after every step of a game with clocks, each game to its end',
  unit: 'steps of a game',
  times: 1000,
  run: (chaos) => restarting(chaos, GAMES),
};
