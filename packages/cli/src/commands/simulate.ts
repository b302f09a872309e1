import { loadBots, playMatchGame } from '@saloon/arena';
import { defineCommand } from '../command-line/command.ts';
import { checkWritable, saveRecording } from '../files/save-recording.ts';
import { matchFlags, readMatch } from '../games/match-flags.ts';
import { botTable, matchJson, matchSummary, seatTable } from '../games/match-report.ts';
import { runMatch } from '../games/run-match.ts';
import { gameArgument } from '../games/table-flags.ts';

export const simulate = defineCommand({
  name: 'simulate',
  summary: 'Play many games between bots and sum them up',
  positionals: [gameArgument],
  flags: {
    ...matchFlags,
    save: { type: 'text', value: 'FILE', help: 'write the first of the games to a file for saloon replay' },
  },
  examples: [
    'simulate wright-brothers --games 1000 --seats 4 --seed 7',
    'simulate wright-brothers --games 200 --bots greedy,random --json',
    'simulate colt-express --bots ./my-bot.ts,hard --games 20 --save game.saloon.json',
    'simulate wright-brothers --seats 2 --option rounds=3 --option raceMode=sealed',
  ],
  async run([game = ''], flags, io) {
    const match = readMatch(game, flags);
    if (flags.save !== undefined) checkWritable(flags.save);
    const result = await runMatch(match, io);
    if (flags.save !== undefined) {
      await loadBots(match.spec.bots);
      const { recording } = playMatchGame(match.table.game, match.spec, 0, true);
      if (recording !== undefined) saveRecording(flags.save, match.table.game, recording);
    }
    io.out(
      flags.json
        ? matchJson(match, result)
        : `${matchSummary(match, result)}\n${seatTable(result)}\n${botTable(result)}`,
    );
    return 0;
  },
});
