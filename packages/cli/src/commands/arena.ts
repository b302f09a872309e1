import { botsFlag } from '../bots-flag.ts';
import { defineCommand } from '../command.ts';
import { matchFlags, readMatch } from '../match-flags.ts';
import { botTable, matchJson, matchSummary } from '../match-report.ts';
import { runMatch } from '../run-match.ts';
import { gameArgument } from '../table-flags.ts';

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
