import { deriveSeed, rngFrom, seedOf } from '@saloon/kernel';
import { Diary } from './diary.ts';
import type { SoakAnswer, SoakOrder, SoakSetup } from './soak-messages.ts';
import { SoakParty } from './soak-party.ts';
import { strangers } from './soak-strangers.ts';

/** The clients of a soak, in a child process. */
const setup = JSON.parse(process.argv[2] ?? '{}') as SoakSetup;
const diary = new Diary();
const rngOf = (n: number) => rngFrom(deriveSeed(seedOf(setup.seed), n));

const lives = [
  strangers(setup.port, rngOf(0), diary),
  ...Array.from({ length: setup.parties }, (_, i) => new SoakParty(setup.port, rngOf(i + 1), diary).live()),
];
const home = Promise.all(lives);
home.catch((error: unknown) => tell({ type: 'failed', why: error instanceof Error ? error.message : String(error) }));

const tell = (answer: SoakAnswer): void => void process.send?.(answer);

process.on('message', async (order: SoakOrder) => {
  if (order === 'counts') return tell({ type: 'counts', counts: diary.counts });
  diary.goHome();
  await home;
  tell({ type: 'left' });
});
// The parent process handles Ctrl-C.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
tell({ type: 'begun' });
