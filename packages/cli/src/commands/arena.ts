import { botsFlag } from '../command-line/bots-flag.ts';
import { defineCommand } from '../command-line/command.ts';
import { matchFlags, readMatch } from '../games/match-flags.ts';
import { botTable, matchJson, matchSummary } from '../games/match-report.ts';
import { runMatch } from '../games/run-match.ts';
import { gameArgument } from '../games/table-flags.ts';

export const arena = defineCommand({
  name: 'arena',
  summary: 'Let bots play a match against each other and compare them',
  positionals: [gameArgument],
  flags: {
    ...matchFlags,
    bots: botsFlag('greedy,random'),
  },
  examples: [
    'arena wright-brothers --bots greedy,random,random,random --games 400 --seats 4',
    'arena wright-brothers --bots hard,easy --games 40 --seats 2 --json',
    'arena colt-express --bots ./my-bot.ts,hard --games 100 --seats 2',
  ],
  async run([game = ''], flags, io) {
    const match = readMatch(game, { ...flags, bots: flags.bots ?? 'greedy,random' });
    const result = await runMatch(match, io);
    io.out(flags.json ? matchJson(match, result) : `${botTable(result)}\n${matchSummary(match, result)}`);
    return 0;
  },
});
