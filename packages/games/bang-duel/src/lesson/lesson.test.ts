import { lessonSuite, lessonTable } from '@saloon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import type { CharacterId } from '../rules/data.ts';
import type { en } from './en.ts';
import { JESSE } from './hurried.ts';
import { lesson } from './index.ts';

lessonSuite(bangDuel, lesson);

const YOU = lesson.learner;
type Text = keyof typeof en;
const seen = (text: Text) => bangDuel.view(lessonTable(bangDuel, lesson, text), YOU);
const hand = (text: Text) => seen(text).players[YOU]?.hand ?? [];
const names = (text: Text) => hand(text).map((card) => card.split(':')[0]);
function character(text: Text, id: CharacterId) {
  const all = seen(text).players.flatMap(({ characters: { left, right } }) => [left, right]);
  return all.find((one) => one?.id === id);
}

describe('the guide’s statements are true', () => {
  test('[BD-SETUP-1] the law against four outlaws, two in the street and two in reserve', () => {
    expect(seen('goal').law).toBe(YOU);
    expect(seen('attacker').players.map(({ reserve }) => reserve)).toEqual([2, 2]);
    expect(character('attacker', 'pearl-hart')?.isAp).toBe(true);
    expect(character('cover', 'wyatt-earp')).toMatchObject({ isAp: false, isActive: false });
  });

  test('[BD-SETUP-1] the cards that the guide asks for are in hand', () => {
    expect(names('barrelAsk')).toEqual(expect.arrayContaining(['barrel', 'colt', 'derringer', 'missed', 'schoolmarm']));
    expect(seen('hidden').players[JESSE]?.backs).toMatchObject({ law: 0 });
  });

  test('[BD-ACT-1] with the token Wyatt is awake, and his ability draws a card when Jesse dodges', () => {
    expect(character('coltAsk', 'wyatt-earp')).toMatchObject({ isAp: true, isActive: true });
    expect(hand('ability').length).toBe(hand('jesseAnswers').length + 1);
    expect(character('ability', 'pearl-hart')?.health).toBe(character('coltAsk', 'pearl-hart')?.health);
  });

  test('[BD-PLAY-6] the Bang! is spent, and the Derringer costs Pearl Hart a cartridge', () => {
    expect(seen('derringerAsk').bangsLeft).toBe(0);
    const before = character('derringerAsk', 'pearl-hart')?.health ?? 0;
    expect(character('endAsk', 'pearl-hart')?.health).toBe(before - 1);
  });

  test('[BD-REV-1] a barrel stops the Colt, a horseshoe does not stop the Knife, and Missed! does', () => {
    expect(seen('revealed').discard.at(-1)).toMatch(/:barrel$/);
    expect(seen('missedAsk').discard.at(-1)).toMatch(/:horseshoe$/);
    const unhurt = character('jesseShoots', 'wyatt-earp')?.health;
    expect(character('hat', 'wyatt-earp')?.health).toBe(unhurt);
  });

  test('[BD-TURN-7] Pearl Hart has two cartridges, so Jesse keeps two cards', () => {
    expect(character('jesseEnds', 'pearl-hart')?.health).toBe(2);
    const { law = 0, outlaw = 0 } = seen('smallAsk').players[JESSE]?.backs ?? {};
    expect(law + outlaw).toBe(2);
  });

  test('[BD-DEATH-1] she dies, Jesse draws two cards, and the Dalton Brothers attack unhurt', () => {
    expect(names('killAsk')).toContain('peacemaker');
    expect(character('killAsk', 'pearl-hart')?.health).toBe(1);
    const { players } = seen('death');
    expect(players[JESSE]?.removed).toEqual(['pearl-hart']);
    const daltons = character('death', 'dalton-brothers');
    expect(daltons).toMatchObject({ isAp: true });
    expect(daltons?.health).toBe(daltons?.maxHealth);
    const cards = (text: Text) => {
      const { law = 0, outlaw = 0 } = seen(text).players[JESSE]?.backs ?? {};
      return law + outlaw;
    };
    expect(cards('death') - cards('jesseFalls')).toBe(2);
    expect(seen('endAgainAsk').bangsLeft).toBe(0);
  });

  test('[BD-RELOAD-1] Dynamite takes three, two die together, and Tuco is alone with one health', () => {
    const before = character('boom', 'jack-ransom');
    expect((before?.maxHealth ?? 0) - (before?.health ?? 0)).toBe(3);
    const { players, isReloadOpen } = seen('reload');
    expect(players[JESSE]?.removed).toHaveLength(3);
    expect(isReloadOpen).toBe(true);
    expect(character('reloadAsk', 'tuco-ramirez')).toMatchObject({ isSole: true, health: 1 });
    expect(names('reloadAsk')).toEqual(expect.arrayContaining(['water', 'sight', 'herd']));
    expect(names('lastAsk')).toContain('winchester');
    expect(seen('end').ending).toMatchObject({ winner: YOU });
  });
});
