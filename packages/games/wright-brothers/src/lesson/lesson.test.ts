import { seat } from '@saloon/kernel';
import { lessonSuite, lessonTable } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import type { en } from './en.ts';
import { lesson } from './index.ts';

lessonSuite(wrightBrothers, lesson);

const YOU = lesson.learner;
const JESSE = seat(1);
const BILLY = seat(2);
const seen = (text: keyof typeof en) => wrightBrothers.view(lessonTable(wrightBrothers, lesson, text), YOU);
const held = (text: keyof typeof en) => seen(text).players[YOU]?.hand?.toSorted();
const loaded = (text: keyof typeof en) => seen(text).players[YOU]?.revolver?.toSorted();

describe('the guide’s lines match the table', () => {
  test('[WB-DISC-4, WB-DRAW-2] the first hand, a discard of three cards, and six in hand again', () => {
    expect(held('sumAsk')).toEqual(['1', '2', '3', '7', '7', 'helper']);
    expect(seen('sumDone').loot).toHaveLength(3);
    expect(seen('sumDone').players.map(({ cards }) => cards)).toEqual([6, 6, 6]);
  });

  test('[WB-SHER-2, WB-LOAD-4] the first sheriff, Billy’s turn, and two sevens that only their owner sees', () => {
    expect(seen('jesseThrows').sheriffs).toBe(0);
    expect(seen('firstSheriff').sheriffs).toBe(1);
    expect(seen('loadAsk')).toMatchObject({ active: BILLY, canLoad: true });
    expect(loaded('loadDone')).toEqual(['7', '7']);
    const others = wrightBrothers.view(lessonTable(wrightBrothers, lesson, 'loadDone'), JESSE).players[YOU];
    expect(others).toMatchObject({ loaded: 2, revolver: undefined });
  });

  test('[WB-HELP-2] a Helper in hand, and seven cards after it is played', () => {
    expect(held('eventAsk')).toContain('helper');
    expect(seen('eventDone').players[YOU]).toMatchObject({ limit: 7 });
    expect(seen('eventDone').players[JESSE]).toMatchObject({ limit: 6 });
  });

  test('[WB-JOKER-1] a Joker and two fives beside two loaded sevens', () => {
    expect(held('jokerAsk')).toEqual(expect.arrayContaining(['5', '5', 'joker']));
    expect(loaded('pairAsk')).toEqual(['7', '7', 'joker']);
    expect(seen('pairAsk').active).toBe(YOU);
  });

  test('[WB-SHOOT-1, WB-RACE-8] two sheriffs are out and Jesse starts the shootout; Billy is shut out', () => {
    expect(seen('secondSheriff')).toMatchObject({ sheriffs: 2, active: JESSE });
    const { division } = seen('raceDone');
    expect(division).toMatchObject({ order: [JESSE, YOU], excluded: [BILLY] });
  });

  test('[WB-DIV-2] three sevens beat a pair: half the loot, and then half of the rest', () => {
    const { division } = seen('raceShares');
    expect(division?.readings).toEqual(
      expect.arrayContaining([{ seat: YOU, size: 3, value: 7 }, expect.objectContaining({ seat: JESSE, size: 2 })]),
    );
    const pot = division?.pot ?? 0;
    const won = (by: typeof YOU) => division?.places?.find((place) => place.seat === by)?.share;
    expect(won(YOU)).toBe(Math.ceil(pot / 2));
    expect(won(JESSE)).toBe(Math.ceil((pot - Math.ceil(pot / 2)) / 2));
  });

  test('[WB-SCORE-5] the player who was shut out begins; the learner holds two 2s and a Joker', () => {
    expect(seen('passAsk').first).toBe(BILLY);
    expect(held('passAsk')).toEqual(expect.arrayContaining(['2', '2', 'joker']));
    expect(held('passAsk')?.filter((card) => card === '2')).toHaveLength(2);
  });

  test('[WB-TURN-5, WB-DIV-2] two sheriffs on the learner’s turn; three twos beat a pair and take half the loot', () => {
    expect(seen('loadTripleAsk')).toMatchObject({ sheriffs: 2, active: YOU });
    expect(held('loadTripleAsk')).toContain('7');
    const { division, phase } = seen('end');
    expect(phase).toBe('game-over');
    expect(division?.readings).toEqual([
      { seat: YOU, size: 3, value: 2 },
      { seat: JESSE, size: 2, value: 5 },
    ]);
    expect(division?.places?.[0]).toMatchObject({ seat: YOU, share: Math.ceil((division?.pot ?? 0) / 2) });
  });
});
