import { expect, test } from 'vitest';
import { helpAsked, USUAL_HELP } from './help.ts';

const me = { type: 'me' } as const;
const open = { type: 'open' } as const;
const bot = { type: 'bot', level: 'hard' } as const;

test('hints are off with people and on against bots, unless the host says otherwise', () => {
  expect(helpAsked(USUAL_HELP, [me, open])).toEqual({ hints: 'off', standIn: 'normal' });
  expect(helpAsked(USUAL_HELP, [me, bot])).toEqual({ hints: 'on', standIn: 'normal' });
  expect(helpAsked({ ...USUAL_HELP, hints: 'on' }, [me, open]).hints).toBe('on');
  expect(helpAsked({ ...USUAL_HELP, hints: 'off' }, [me, bot]).hints).toBe('off');
});

test('outside bots may sit down only if the host allows it', () => {
  expect(helpAsked({ ...USUAL_HELP, outsideBots: 'allowed' }, [me, open])).toEqual({
    hints: 'off',
    standIn: 'normal',
    outsideBots: 'allowed',
  });
});

test('without an open seat the form doesn’t mention outside bots', () => {
  const asked = helpAsked({ ...USUAL_HELP, outsideBots: 'allowed' }, [me, bot]);
  expect(asked).toEqual({ hints: 'on', standIn: 'normal' });
});
