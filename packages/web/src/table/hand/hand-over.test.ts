import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { EventBatch } from '../../core/games/contract.ts';
import { handOver } from './hand-over.ts';

const batch = (version: number, event: string): EventBatch<string> => ({
  version,
  at: 0,
  isCatchUp: false,
  events: [event],
});

function heard(before: readonly EventBatch<string>[] = []) {
  const events = signal<readonly EventBatch<string>[]>(before);
  const told: string[] = [];
  const stop = handOver(events, (one) => told.push(...one.events));
  return { events, told, stop };
}

test('every batch is handed over once, in order; those from before are left out', () => {
  const { events, told, stop } = heard([batch(1, 'dealt')]);
  events.value = [...events.value, batch(2, 'drew')];
  events.value = [...events.value, batch(3, 'passed'), batch(5, 'threw')];
  stop();
  events.value = [...events.value, batch(6, 'drew')];
  expect(told).toEqual(['drew', 'passed', 'threw']);
});

test('[WB-RACE-10] a step that only concerns this person carries the version of the last one, and is handed over', () => {
  const { events, told } = heard([batch(7, 'turn-started')]);
  events.value = [...events.value, batch(7, 'pressed')];
  events.value = [...events.value, batch(7, 'pressed again')];
  events.value = [...events.value, batch(8, 'race-started')];
  expect(told).toEqual(['pressed', 'pressed again', 'race-started']);
});

test('a list that was begun anew, or has let the last batch go, hands over what is newer', () => {
  const { events, told } = heard([batch(7, 'turn-started')]);
  events.value = [batch(7, 'turn-started'), batch(8, 'passed')];
  expect(told).toEqual(['passed']);
});
