import { expect, test } from 'vitest';
import { helpAsked, USUAL_HELP } from './help.ts';

const me = { type: 'me' } as const;
const open = { type: 'open' } as const;
const bot = { type: 'bot', level: 'hard' } as const;
const help = { hints: 'on', standIn: 'normal' } as const;

test('outside bots may sit down only if the host allows it', () => {
  expect(helpAsked(USUAL_HELP, [me, open])).toEqual(help);
  expect(helpAsked({ ...USUAL_HELP, outsideBots: 'allowed' }, [me, open])).toEqual({ ...help, outsideBots: 'allowed' });
});

test('without an open seat the form doesn’t mention outside bots', () => {
  expect(helpAsked({ ...USUAL_HELP, outsideBots: 'allowed' }, [me, bot])).toEqual(help);
});
