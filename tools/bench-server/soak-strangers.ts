import { below, choose, type Rng } from '@saloon/kernel';
import { BenchClient } from './bench-client.ts';
import type { Diary } from './diary.ts';

/** Milliseconds between two newcomers, and the longest stay. */
const EVERY = 500;
const LONGEST = 3000;
/** One in this many takes a seat at the table they open. */
const SITS_DOWN = 8;

/** Newcomers: they look around, watch a game, open a table, and never come back. */
export async function strangers(port: number, rng: Rng, diary: Diary): Promise<void> {
  const visits = new Set<Promise<void>>();
  while (!diary.isOver) {
    const visit = visitOf(port, rng, diary).finally(() => visits.delete(visit));
    visits.add(visit);
    await diary.pause(EVERY);
  }
  await Promise.all(visits);
}

const ERRANDS = ['look', 'watch', 'open'] as const;

async function visitOf(port: number, rng: Rng, diary: Diary): Promise<void> {
  diary.note('comings');
  const stranger = await BenchClient.connect(port, 'Stranger');
  const stay = () => diary.pause(below(rng, LONGEST));
  const errand = choose(rng, ERRANDS);
  if (errand === 'look') {
    stranger.say({ type: 'watch-lobby' });
    await stay();
    stranger.say({ type: 'set-name', name: 'Regular' });
  } else if (errand === 'watch') {
    const table = [...diary.present][below(rng, Math.max(1, diary.present.size))];
    const answer = table === undefined ? undefined : await stranger.join(table);
    if (table !== undefined && answer?.type === 'sync') {
      await stay();
      const said = await stranger.order(table, { type: 'emote', emote: 'howdy' });
      diary.note(said.type === 'done' ? 'words' : 'refusals');
      await stay();
    }
  } else {
    // A taken seat keeps its table in memory for minutes, so most of them take none.
    const own = below(rng, SITS_DOWN) === 0 ? 'me' : 'open';
    const table = await stranger.open([{ type: own }, { type: 'open' }], {
      game: 'bang-duel',
      isPrivate: below(rng, 2) === 0,
    });
    await stranger.join(table);
    await stay();
  }
  diary.note('goings');
  if (below(rng, 2) === 0) stranger.close();
  else stranger.cut();
}
