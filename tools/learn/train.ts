import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingOf, type Losses, MOST_SEATS, quantize, train, unpackExamples } from '@saloon/learn';
import { root } from '../build/programs.ts';
import { sourceHash } from '../build/source-hash.ts';
import { countOf, gameNamed, type LearnFlags, say } from './flags.ts';

/** Trains on the CPU with the examples of a folder, and writes the weights and their manifest. */
export async function trainNet(flags: LearnFlags): Promise<void> {
  const game = gameNamed(flags.game);
  const { features, parts, version } = encodingOf(game);
  const files = globSync('*.bin.gz', { cwd: flags.data }).sort();
  if (files.length === 0) throw new Error(`there are no examples in ${flags.data}: play first`);
  const examples = files.flatMap((file) => [...unpackExamples(readFileSync(join(flags.data, file)), features.length)]);
  const [one = 64, two = 32] = flags.hidden.split(',').map((width) => countOf('hidden', width));
  say(`${examples.length} examples`);
  let losses: Losses = { value: 0, policy: 0 };
  const net = train(
    examples,
    { features: features.length, parts: parts.length },
    {
      hidden: [one, two],
      epochs: countOf('epochs', flags.epochs),
      onEpoch: (epoch, now) => {
        losses = now;
        say(`  ${epoch}: value loss ${now.value.toFixed(4)}, policy loss ${now.policy.toFixed(4)}`);
      },
    },
  );
  const out = flags.out ?? `${flags.data}.net`;
  const shape = { features: features.length, hidden: [one, two] as const, seats: MOST_SEATS, parts: parts.length };
  const bytes = quantize(net, { game: game.id, encoding: version, ...shape });
  writeFileSync(out, bytes);
  const about = globSync('s*.json', { cwd: flags.data }).sort();
  const manifest = {
    game: game.id,
    encoding: version,
    ...shape,
    bytes: bytes.length,
    examples: examples.length,
    data: about.map((file): unknown => JSON.parse(readFileSync(join(flags.data, file), 'utf8'))),
    code: sourceHash(root),
    trainer: 'cpu',
    losses,
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(`${out}.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  say(`${out}: ${bytes.length} bytes`);
}

/** Prints what python/train.py has to know about the examples, as JSON. */
export function printShape(flags: LearnFlags): void {
  const game = gameNamed(flags.game);
  const { features, parts, version } = encodingOf(game);
  const shape = { game: game.id, encoding: version, features: features.length, parts: parts.length };
  process.stdout.write(`${JSON.stringify({ ...shape, code: sourceHash(root) })}\n`);
}
