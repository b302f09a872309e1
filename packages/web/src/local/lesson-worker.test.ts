import { lessonSteps } from '@saloon/kernel';
import { lesson } from '@saloon/wright-brothers/lesson';
import { expect, test } from 'vitest';
import { Teacher } from './lesson-worker.ts';
import type { LessonReply, LessonRequest } from './lesson-worker-contract.ts';

/** A teacher with a clock that the test turns. */
function classroom(speed = 1) {
  const told: LessonReply[] = [];
  let waiting: { readonly milliseconds: number; readonly act: () => void } | undefined;
  const teacher = new Teacher({
    tell: (reply) => told.push(reply),
    after: (milliseconds, act) => {
      const one = { milliseconds, act };
      waiting = one;
      return () => {
        if (waiting === one) waiting = undefined;
      };
    },
  });
  const say = (request: LessonRequest) => teacher.hear(request);
  say({ type: 'begin', lesson, lang: 'en', name: 'Ann', step: 0, answers: [], speed });
  return {
    told,
    say,
    last: () => told.at(-1),
    pause: () => waiting?.milliseconds,
    wait: () => {
      const one = waiting;
      waiting = undefined;
      one?.act();
    },
  };
}
type Classroom = ReturnType<typeof classroom>;

/** Goes on by what is right, to before this step or to the end. */
function learn({ say, last, wait }: Classroom, until = Infinity): void {
  for (;;) {
    const { type, step } = last()?.moment ?? { type: 'done', step: 0 };
    if (type === 'done' || step >= until) return;
    if (type === 'others') wait();
    else say({ type: type === 'say' ? 'next' : 'show' });
  }
}

test('a lesson sends the whole table first, then its steps', () => {
  const room = classroom();
  expect(room.told).toHaveLength(1);
  expect(room.last()).toMatchObject({ moment: { type: 'say', step: 0 }, sync: { type: 'sync' }, messages: [] });
  learn(room);
  expect(room.last()?.moment).toMatchObject({ type: 'done', step: lessonSteps(lesson).length });
  expect(room.told.slice(1).every(({ sync }) => sync === undefined)).toBe(true);
  expect(room.told.flatMap(({ messages }) => messages).join()).toContain('game-ended');
});

test('taking a mistake back sends a new table, and cancels the others’ pending moves', () => {
  const room = classroom();
  learn(room, 2);
  room.say({ type: 'do', id: 7, command: { type: 'move', move: 'pass', answers: 1 } });
  expect(room.last()).toMatchObject({ answered: { id: 7, answer: { ok: true } }, moment: { type: 'mistake' } });
  room.say({ type: 'next' });
  expect(room.last()).toMatchObject({ moment: { type: 'ask', step: 2 }, sync: { type: 'sync' } });
});

test('a move that is not asked for is answered, with nothing to show', () => {
  const room = classroom();
  room.say({ type: 'do', id: 3, command: { type: 'move', move: 'pass', answers: 1 } });
  expect(room.last()).toMatchObject({
    answered: { id: 3, answer: { ok: false, code: 'lesson-not-asked' } },
    messages: [],
  });
});

test('the others’ pauses depend on the speed setting; leaving a chapter stops them', () => {
  for (const speed of [1, 4]) {
    const room = classroom(speed);
    learn(room, 4);
    expect(room.last()?.moment.type).toBe('others');
    expect(room.pause()).toBe(2000 / speed);
    room.say({ type: 'chapter', chapter: 0 });
    expect(room.pause()).toBeUndefined();
    expect(room.last()).toMatchObject({ moment: { type: 'say', step: 0 }, sync: { type: 'sync' } });
  }
});

test('[WB-RACE-3, WB-RACE-4] in the lesson a slow hand still counts, with its own time or ten seconds, and comes before Billy’s', () => {
  const slap = lessonSteps(lesson).findIndex((step) => step.type === 'ask' && step.right.includes('slap'));
  for (const [reaction, counted] of [
    [321, 321],
    [60_000, 10_000],
  ] as const) {
    const room = classroom();
    learn(room, slap);
    const race = /"race":(\d+)/.exec(room.last()?.messages.join() ?? '')?.[1];
    room.say({ type: 'do', id: 1, command: { type: 'move', move: 'slap', answers: Number(race), reaction } });
    expect(room.last()?.answered).toMatchObject({ answer: { ok: true } });
    room.wait();
    const closed = room.last()?.messages.join() ?? '';
    expect(closed).toContain('"excluded":[2]');
    expect(closed).toMatch(new RegExp(`"seat":0,"received":\\d+,"reaction":${counted},"e":${counted}`));
  }
});
