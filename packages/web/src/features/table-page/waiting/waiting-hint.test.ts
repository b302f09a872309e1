import '../../../testing/all-langs.ts';
import { seat } from '@saloon/kernel';
import type { SeatInfo, TableInfo, Watching } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { messages } from '../../../core/i18n/index.ts';
import { spokenTime } from '../../../core/i18n/time.ts';
import { settings } from '../../../core/settings/store.ts';
import { waitingHint } from './waiting-hint.ts';

const ann: SeatInfo = { type: 'person', name: 'Ann', isHere: true, isReady: false, standIn: undefined };
const empty: SeatInfo = { type: 'empty' };
const { lang } = settings.peek();
const words = messages[lang].table;
const late = spokenTime(lang, 60_000);
const hint = (seats: readonly SeatInfo[], own: number | undefined, watching: Watching) =>
  waitingHint({
    info: { seats, watching } as TableInfo,
    you: { seat: own === undefined ? undefined : seat(own), isHost: false },
  });

test('seated players are told to invite others, visitors to sit down, and spectators when it starts and how delayed it is', () => {
  const open: Watching = { isAllowed: true, delay: 0 };
  expect(hint([ann, empty], 0, open)).toBe(words.waitingHint);
  expect(hint([ann, ann], 0, open)).toBe(words.waitingFull);
  expect(hint([ann, empty], undefined, open)).toBe(words.waitingSit);
  expect(hint([ann, ann], undefined, open)).toBe(words.waitingWatch);
  expect(hint([ann, ann], undefined, { isAllowed: true, delay: 60 })).toBe(words.waitingWatchLate(late));
  expect(hint([ann, ann], undefined, { isAllowed: false, delay: 0 })).toBe(words.waitingFull);
});
