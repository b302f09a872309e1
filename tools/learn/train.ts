import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../build/programs.ts';
import { sourceHash } from '../build/source-hash.ts';
import { countOf, gameNamed, givenOptions, type LearnFlags, optionsOf, say, tablesOf } from './flags.ts';
import { numberOf, opponentsOf, pairOf, partOf } from './numbers.ts';

const LEARNER = fileURLToPath(new URL('../../python/learner.py', import.meta.url));
const ACTOR = fileURLToPath(new URL('../../packages/learn/src/actor/main.ts', import.meta.url));

/** Starts the learner in Python, which starts the actors, and waits until it has ended. */
export async function trainNet(flags: LearnFlags): Promise<void> {
  const config = configOf(flags);
  if (!flags.resume && existsSync(join(config.out, 'checkpoint.pt'))) {
    throw new Error(`${config.out} has a checkpoint: go on with --resume, or choose another --out`);
  }
  say(
    `${config.game} with ${config.seats.join(', ')} players, ${config.actors} actors, learning on ${deviceOf(flags)}`,
  );
  // Ctrl-C reaches the learner too, which writes a checkpoint before it ends.
  process.on('SIGINT', () => undefined);
  const learner = spawn(flags.python, [LEARNER, JSON.stringify(config)], { stdio: 'inherit' });
  process.on('SIGTERM', () => learner.kill());
  const [code] = await once(learner, 'exit');
  if (code !== 0) process.exitCode = 1;
}

/** What the learner gets. Python reads it, so a name that changes here changes there. */
export function configOf(flags: LearnFlags) {
  const game = gameNamed(flags.game);
  optionsOf(game, flags.option);
  const number = (name: 'lambda' | 'speed' | 'clip' | 'magnet' | 'magnet-speed' | 'next' | 'place' | 'margin') =>
    numberOf(name, flags[name]);
  const [place, margin] = [number('place'), number('margin')];
  if (place + margin > 1) throw new Error('--place and --margin together are at most 1');
  const actors = flags.actors === undefined ? Math.max(1, availableParallelism() - 1) : countOf('actors', flags.actors);
  return {
    game: game.id,
    options: givenOptions(flags.option),
    seats: tablesOf(flags, game),
    opponents: opponentsOf(flags.opponents),
    mix: { place, margin },
    lambda: number('lambda'),
    rows: Math.ceil(countOf('tables', flags.tables) / 2),
    actors,
    actor: [process.execPath, '--max-semi-space-size=32', ACTOR],
    seed: countOf('seed', flags.seed),
    out: flags.out ?? `data/learn/${game.id}`,
    resume: flags.resume,
    device: flags.device,
    hidden: pairOf('hidden', flags.hidden),
    critic: partOf('critic', flags.critic, ['none', 'own', 'all']),
    entropy: pairOf('entropy', flags.entropy),
    magnet: number('magnet'),
    magnet_speed: number('magnet-speed'),
    league: countOf('league', flags.league),
    league_every: countOf('league-every', flags['league-every']),
    next: number('next'),
    speed: number('speed'),
    clip: number('clip'),
    batch: countOf('batch', flags.batch),
    mini: countOf('mini', flags.mini),
    epochs: countOf('epochs', flags.epochs),
    steps: countOf('steps', flags.steps),
    millions: numberOf('millions', flags.millions),
    until: numberOf('until', flags.until ?? flags.millions),
    seconds: flags.seconds === undefined ? 0 : countOf('seconds', flags.seconds),
    checkpoint: numberOf('checkpoint', flags.checkpoint),
    memory: numberOf('memory', flags.memory),
    code: sourceHash(root),
  };
}

/** Where PyTorch computes. Throws if Python or PyTorch is missing. */
function deviceOf({ python, device }: LearnFlags): string {
  const { error, status, stdout, stderr } = spawnSync(python, [LEARNER, '--check'], { encoding: 'utf8' });
  if (error !== undefined) {
    throw new Error(`there is no ${python}: install Python 3.10 or later, or name one with --python`);
  }
  if (status !== 0) {
    const missing = /No module named '(\w+)'/.exec(stderr)?.[1];
    if (missing === undefined) throw new Error(stderr.trim());
    throw new Error(`${python} has no ${missing}: install it with "${python} -m pip install numpy torch"`);
  }
  return device === 'cpu' ? 'the CPU' : stdout.trim();
}
