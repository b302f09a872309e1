import { parseArgs } from 'node:util';
import { characterStyle, OWN_TRAIT } from '@saloon/arena';
import { TRAITS } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { LEVELS, PERSONALITIES } from '@saloon/kernel';

const HELP = `Usage: npm run characters -- [--game GAME] [--level LEVEL] [--games N]

Plays bots with each personality among bots without one, in the same deals, and prints how their moves differ: how much of
each trait a decision had on average, in percent, and the share of games won. A star marks the personality's own trait.

  --game GAME    one game only (default: all)
  --level LEVEL  easy, normal, hard or legend (default: easy, the fastest)
  --games N      games for each personality (default: 400)
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    level: { type: 'string', default: 'easy' },
    games: { type: 'string', default: '400' },
    help: { type: 'boolean' },
  },
});
const level = LEVELS.find((one) => one === values.level);
const count = Number(values.games);
const chosen = games.filter(({ id }) => values.game === undefined || id === values.game);
if (values.help === true) process.stdout.write(HELP);
else if (level === undefined || !Number.isInteger(count) || count < 1 || chosen.length === 0) {
  process.stderr.write(`Cannot play: look at the options.\n\n${HELP}`);
  process.exitCode = 2;
} else {
  for (const game of chosen) {
    const seats = game.id === 'bang-duel' ? 2 : 4;
    process.stdout.write(
      `\n${game.text.en.title}, ${seats} players, ${level}, ${count} games each\n\n| personality | ${TRAITS.join(' | ')} | won |\n`,
    );
    process.stdout.write(`| --- |${' --- |'.repeat(TRAITS.length + 1)}\n`);
    for (const personality of [undefined, ...PERSONALITIES]) {
      const style = characterStyle(game, seats, level, personality, count);
      const cells = TRAITS.map((trait) => {
        const isOwn = personality !== undefined && OWN_TRAIT[personality].trait === trait;
        return `${style[trait].toFixed(1)}${isOwn ? ' *' : ''}`;
      });
      const won = `${((100 * style.wins) / style.games).toFixed(1)} %`;
      process.stdout.write(`| ${personality ?? 'none'} | ${cells.join(' | ')} | ${won} |\n`);
    }
  }
}
