import { bots } from '@saloon/bots';

/** The flag of every command that lets bots play. */
export const botsFlag = (byDefault: string) =>
  ({
    type: 'text',
    value: 'A,B,…',
    help: `who plays: ${bots.map(({ id }) => id).join(', ')}; hard@normal thinks like hard and reacts like normal; ./my-bot.ts or ./my-bots.ts#brave is a bot of your own; they take the seats in turn (default: ${byDefault})`,
  }) as const;
