import { expect, test } from 'vitest';
import { HostedTable } from './host.ts';
import { openTable } from './open-table.ts';
import { ann, bob, hasty, openingOf } from './testing/index.ts';

function host() {
  const done: string[] = [];
  const timers: { readonly at: number; readonly act: () => void }[] = [];
  let time = 0;
  const opened = openTable(openingOf({ seats: ['me', 'open'] }), hasty);
  if (!opened.ok) return expect.fail(opened.code);
  const hosted = new HostedTable(
    opened.table,
    {
      now: () => time,
      after: (ms, act) => {
        const timer = { at: time + ms, act };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    {
      commit: (entries) => void done.push(...entries.map(({ type }) => `commit ${type}`)),
      send: ({ to }) => void done.push(`send to ${to}`),
      resubscribe: (users) => void done.push(`resubscribe ${users.join()}`),
    },
  );
  return {
    hosted,
    timers,
    take: () => done.splice(0),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('entries are committed before messages are sent, and moved people subscribe again last', () => {
  const { hosted, take } = host();
  hosted.run((actor, at) => {
    actor.presence(ann, true, at);
    actor.presence(bob, true, at);
    actor.attach(ann, at);
  });
  take();
  const answer = hosted.run((actor, at) => actor.command(bob, 'Bob', 'c1', { type: 'sit', seat: 1 }, at));
  expect(answer.ok).toBe(true);
  expect(take()).toEqual(['commit sat', 'send to 0', `resubscribe ${bob}`]);
});

test('the clock stands still until it is resumed and while it is paused', () => {
  const { hosted, pass } = host();
  pass(500);
  expect([hosted.isRunning, hosted.now]).toEqual([false, 0]);
  hosted.resume();
  pass(250);
  hosted.resume();
  expect([hosted.isRunning, hosted.now]).toEqual([true, 250]);
  hosted.run((actor, at) => actor.presence(ann, true, at));
  hosted.pause();
  pass(1000);
  expect(hosted.now).toBe(250);
});

test('the table is woken when something is due, by one timer at a time, and by none while paused', () => {
  const { hosted, timers, take, pass } = host();
  hosted.resume();
  hosted.run((actor, at) => actor.presence(ann, true, at));
  hosted.run((actor, at) => actor.presence(ann, false, at));
  take();
  expect(timers).toHaveLength(1);
  const [timer] = timers;
  pass((timer?.at ?? 0) - 1);
  pass(1);
  timer?.act();
  expect(take()).toEqual(['commit stood', `resubscribe ${ann}`]);
  hosted.pause();
  expect(timers.filter((one) => one !== timer)).toEqual([]);
});
