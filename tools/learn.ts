import { learnRounds } from './learn/experience.ts';
import { countOf, readFlags } from './learn/flags.ts';
import { measureBots } from './learn/measure.ts';
import { playGames } from './learn/play.ts';
import { printShape, trainNet } from './learn/train.ts';

const HELP = `Usage: npm run learn -- --game GAME [options]
       npm run learn -- play|train|shape|measure --game GAME [options]
       npm run learn -- experience [--passes N] [--games N] [--out FILE]

Teaches a small net to play: the search plays games against itself, the net learns which moves the search prefers and what
the games came to, and the next games are searched with the net. Without a word it does all of it, --passes times.

  play       plays games and writes examples into --data
  train      trains a net on the examples in --data and writes --out FILE and a manifest beside it
  shape      prints the shape of the examples, for python/train.py
  measure    plays --bot against --against, every deal in every seating, and prints the win share
  experience fits the two nets of The Wright Brothers' Gang that judge a round (heuristic.ts uses them)

python/train.py reads the same examples and writes the same file with PyTorch, for more examples than this takes.

Options:
  --game GAME        colt-express, bang-duel, caliber-45 or wright-brothers
  --seats K          players at the table (default: the usual number); with play also a list: 4,4,3
  --option N=V       an option of the game, as often as needed
  --games N          games to play, or to measure with (default: 40)
  --seconds S        stop starting games after S seconds
  --threads T        worker threads (default: one a core)
  --seed S           a whole number (default: 1)
  --teacher BOT      who plays (default: search:200; with --weights net:200)
  --weights FILE     the net that bots with net: use
  --data FOLDER      where examples are (default: data/learn/GAME)
  --out FILE         where weights go (default: data/learn/GAME.net)
  --hidden A,B       widths of the hidden layers (default: 64,32)
  --epochs N         passes over the examples (default: 4)
  --passes N         rounds of play and training (default: 1)
  --bot BOT          who is measured (default: net:200)
  --against BOT      the other seats (default: hard)

A BOT is a level, search:ITERATIONS, or net:ITERATIONS with settings after commas: depth=8 plays on for 8 moments before
the net judges a position; -value, -prior and -rivals leave out that use of the net; +rollOuts lets it choose the moves that are
played on, and +belief weighs deals by how likely the others' past choices are (Colt Express only).
`;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.length === 0) return void process.stdout.write(HELP);
  const { command, flags } = readFlags(args);
  switch (command) {
    case 'play':
      return playGames(flags, flags.data, countOf('seed', flags.seed));
    case 'train':
      return trainNet(flags);
    case 'shape':
      return printShape(flags);
    case 'measure':
      return measureBots(flags);
    case 'experience':
      return learnRounds(countOf('passes', flags.passes ?? '3'), countOf('games', flags.games ?? '3000'), flags.out);
    case 'all':
      for (let pass = 0; pass < countOf('passes', flags.passes ?? '1'); pass++) {
        const own = pass === 0 ? flags : { ...flags, weights: flags.weights ?? flags.out };
        await playGames(own, flags.data, countOf('seed', flags.seed) + 1000 * pass);
        await trainNet(own);
      }
      return measureBots({ ...flags, weights: flags.out });
    default:
      throw new Error(`there is no command ${command}; --help lists what there is`);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`Cannot learn: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
