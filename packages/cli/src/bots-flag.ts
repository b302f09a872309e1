import { bots } from '@saloon/bots';

/** The flag of every command in which bots play. */
export const botsFlag = (byDefault: string) =>
  ({
    type: 'text',
    value: 'A,B,…',
    help: `who plays, of ${bots.map(({ id }) => id).join(', ')}; hard@normal thinks like hard with the hands of normal; a file such as ./my-bot.ts, or ./my-bots.ts#brave, seats a bot of your own; they take the seats by turns (default: ${byDefault})`,
  }) as const;
