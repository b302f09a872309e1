import { readFileSync } from 'node:fs';
import { seat, seatsOf } from '@saloon/kernel';
import { openReplay } from '@saloon/table';
import { expect, test } from 'vitest';
import { gameTurns, openEnd } from './game-end.ts';
import { turnsOf, winnerOf } from './turns.ts';

/** A game that was really played, as its file has it. */
function stored(path: string) {
  const opened = openReplay(readFileSync(new URL(`../../../games/${path}.saloon.json`, import.meta.url), 'utf8'));
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.cache;
}
const heist = stored('colt-express/recordings/v1');

const turns = turnsOf(heist);
const steps = turns.map(({ step }) => step);

test('what turned a recorded game: at most three steps, in playing order', () => {
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThanOrEqual(3);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const { before, after } of turns) expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.12);
  expect(heist.game.outcome(heist.final)?.ranks[winnerOf(heist)]).toBe(1);
});

test('a step where something large happened is compared too', () => {
  const missed = 100;
  expect(steps).not.toContain(missed);
  expect(turnsOf(heist, [missed]).map(({ step }) => step)).toContain(missed);
});

test('the turns are those of the seat that asks', () => {
  const losers = seatsOf(heist.recording.seats).filter((one) => one !== winnerOf(heist));
  const own = losers.values().map((one) => gameTurns(heist, [100], one).map((turn) => [turn.seat, one]));
  const [[whose, asked] = []] = own.find((found) => found.length > 0) ?? [];
  expect(asked).toBeDefined();
  expect(whose).toBe(asked);
});

test('the turns come with their time and what everyone saw; a step outside of the game is skipped', () => {
  const told = gameTurns(heist, [-1, 0, heist.moments.length]);
  expect(told.map(({ before, after }) => [before, after])).toEqual(turns.map(({ before, after }) => [before, after]));
  for (const { at, events, seat: whose } of told) {
    expect(heist.moments.map((moment) => moment.at)).toContain(at);
    expect(events.length).toBeGreaterThan(0);
    expect(events).toEqual(events.flatMap((event) => heist.game.redact(event, 'spectator') ?? []));
    expect(whose).toBe(winnerOf(heist));
  }
});

test('[BD-END-1] at the end of a duel both hands are read from the recording; the view of a seat has its own alone', () => {
  const duel = stored('bang-duel/recordings/v3');
  const handsIn = (view: unknown) =>
    (view as { readonly players: readonly { readonly hand?: readonly string[] }[] }).players.map(({ hand }) => hand);
  const [own, other] = [seat(0), seat(1)].map((viewer) => handsIn(duel.game.view(duel.final, viewer)));
  expect(handsIn(openEnd(duel))).toEqual([own?.[0], other?.[1]]);
  expect(own?.[1]).toBeUndefined();
});
