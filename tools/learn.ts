import { learnRounds } from './learn/experience.ts';
import { countOf, readFlags } from './learn/flags.ts';
import { measureBots } from './learn/measure.ts';
import { trainNet } from './learn/train.ts';

const HELP = `Usage: npm run learn -- --game GAME [options]
       npm run learn -- measure --game GAME [options]
       npm run learn -- experience [--passes N] [--games N] [--out FILE]

Teaches a small net to play, by self-play and policy gradients (PPO): processes on all cores play many games at once, one
net chooses all their moves and learns from finished games. Needs Python with numpy and PyTorch; a GPU is used if there is
one. Writes into --out:
  log.jsonl       curves, a line every 15 seconds: win shares, entropy, losses, decisions a second
  at-10M.net      weights as the product reads them, at each checkpoint, with a manifest; last.net at the end
  checkpoint.pt   everything that --resume needs; Ctrl-C writes it too
The same options and seed give the same net, up to the GPU's arithmetic, unless --seconds or Ctrl-C has ended a part.

  measure         plays --bot against --against, every deal in every seating, and prints the win share
  experience      fits the two nets of The Wright Brothers' Gang that judge a round (heuristic.ts uses them)

What is played:
  --game GAME          colt-express, bang-duel, caliber-45 or wright-brothers
  --seats K            players at the table (default: the usual number). A list, 2,3,4, teaches one net for all of them
  --option N=V         an option of the game, as often as needed
  --seed S             a whole number (default: 1)
  --opponents LIST     who plays the other side, in how many of 100 games (default: self=88,old=10,scripted=2). self is the
                       net, old are copies of it from earlier, and bots go by name: random, scripted; easy and those
                       above it slow playing down. The log has the win share against all but self. Against self every
                       seat learns, otherwise one side
  --league N           copies of the net that are kept for old (default: 8)
  --league-every N     batches between two copies (default: 20)

How long:
  --millions N         decisions of the whole run, in millions (default: 60). Entropy and learning rate follow it
  --until N            end this part of the run at N million decisions; --resume goes on from there
  --seconds S          end this part after S seconds
  --checkpoint N       millions of decisions between checkpoints (default: 10). All games begin anew after each
  --resume             go on from the checkpoint in --out
  --out FOLDER         default: data/learn/GAME

What is rewarded: the win share, and instead of a part of it
  --place W            the part of the others that are behind (default: 0)
  --margin W           what the search takes the end of a game to be worth: the win, and by how much (default: 0)

How it learns:
  --hidden A,B         widths of the two hidden layers (default: 256,128)
  --critic KIND        what the baseline of the policy sees: all (the observations of all seats), own (those of the seat) or
                       none (another output of the net that plays) (default: all)
  --entropy A,B        bonus for variety at the start and at the end (default: 0.02,0.005)
  --magnet W           weight of staying near a slowly moving copy of the net (default: 0)
  --magnet-speed W     how far that copy moves after each batch (default: 0.05)
  --next W             weight of guessing the others' next choice, a task that shapes the net (default: 0)
  --lambda W           how far advantages look beyond the next value (default: 0.95)
  --batch N            finished decisions in a batch (default: 131072), and in a step of descent: --mini N (8192)
  --epochs N           passes over a batch (default: 3)
  --speed W            Adam's learning rate at the start; it falls to a tenth (default: 0.0008)
  --clip W             how far the chance of a move may change in a batch (default: 0.2)

On which machine:
  --actors N           processes that play (default: one for each core but one)
  --tables N           games that each of them plays at once (default: 192)
  --steps N            steps of descent after each round of decisions (default: 1)
  --memory N           gigabytes for what has been played lately (default: 4)
  --device auto|cpu    default: auto
  --python FILE        default: python3

Measuring:
  --weights FILE       the net that bots with net: use
  --bot BOT            who is measured (default: net:200)
  --against BOT        the other seats (default: hard)
  --games N            games to play (default: 40), or until --seconds S have passed
  --threads T          default: one for each core

A BOT is a level, search:ITERATIONS, net:ITERATIONS, or policy, which is the net's best move without a search. net: takes
settings after commas: depth=8 plays on for 8 moments before the net judges a position; -value, -prior and -rivals leave
out that use of the net; +rollOuts lets it choose the moves that are played on, and +belief weighs deals by how likely the
others' past choices are (Colt Express only).
`;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.length === 0) return void process.stdout.write(HELP);
  const { command, flags } = readFlags(args);
  switch (command) {
    case 'train':
      return trainNet(flags);
    case 'measure':
      return measureBots(flags);
    case 'experience':
      return learnRounds(countOf('passes', flags.passes ?? '3'), countOf('games', flags.games ?? '3000'), flags.out);
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
