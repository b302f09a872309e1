import { SearchMemories, type Spawn, type Task, type Thought, workOn } from '@saloon/table';

/** What the worker is called in which bots think; its script is that of the solo tables, which is here already. */
const BOTS = 'bots';

/** Is this the worker in which bots think? */
export const isForBots = (): boolean => self.name === BOTS;

/** Thinks about what it is given, and nothing else. */
export function thinkHere(): void {
  const memories = new SearchMemories();
  addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(workOn(data, undefined, memories)));
}

/** A second worker beside the one that hosts the tables, so that those answer at once while a legend thinks. */
export const spawnBotWorker: Spawn = ({ thought, died }) => {
  const worker = new Worker(location.href, { type: 'module', name: BOTS });
  worker.onmessage = ({ data }: MessageEvent<Thought>) => thought(data);
  worker.onerror = () => {
    worker.terminate();
    died();
  };
  return { post: (task) => worker.postMessage(task), end: async () => worker.terminate() };
};

/** Some browsers let a worker have no workers: then the bots think where the tables are. */
export const canSpawn = (): boolean => typeof Worker === 'function';
