import { lesson } from '@saloon/wright-brothers/lesson';
import { expect, test } from 'vitest';
import { Teacher } from '../../local/lesson-worker.ts';
import type { LessonRequest } from '../../local/lesson-worker-contract.ts';
import { LessonLink, type LessonWorker } from './lesson-link.ts';

/** Runs the lesson worker in this thread. It answers when the test says so. */
function inThisThread() {
  const heard: LessonRequest[] = [];
  const tutor: LessonWorker & { answer(): void; isEnded: boolean } = {
    postMessage: (request) => heard.push(structuredClone(request)),
    terminate: () => {
      tutor.isEnded = true;
    },
    onmessage: null,
    onerror: null,
    answer: () => {
      for (const request of heard.splice(0)) teacher.hear(request);
    },
    isEnded: false,
  };
  const teacher = new Teacher({
    tell: (data) => tutor.onmessage?.({ data: structuredClone(data) }),
    after: () => () => {},
  });
  return tutor;
}

const begin = () => {
  const tutor = inThisThread();
  const house = new LessonLink(tutor, lesson, { lang: 'en', name: 'Ann', step: 2, answers: [], speed: 1 });
  return { tutor, house };
};

test('a lesson is a table like any other, with a stopped clock', async () => {
  const { tutor, house } = begin();
  expect(house.moment.value).toBeUndefined();
  tutor.answer();
  expect(house.moment.value).toMatchObject({ type: 'ask', step: 2 });
  const store = house.store.value;
  const before = store?.clock();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store?.clock()).toBe(before);
  expect(store?.state.value?.view).toMatchObject({ phase: 'turn', active: 0 });

  const move = { type: 'discard', cards: ['1', '2', '3'] };
  const sent = store?.send(move);
  tutor.answer();
  expect(await sent).toEqual({ ok: true });
  expect(house.moment.value).toMatchObject({ type: 'say', step: 3 });
  expect(house.store.value).toBe(store);
  expect(store?.state.value?.view).toMatchObject({ loot: ['1', '2', '3'] });
});

test('going back opens a new table and drops the old one', async () => {
  const { tutor, house } = begin();
  tutor.answer();
  const first = house.store.value;
  const sent = first?.send({ type: 'pass' });
  tutor.answer();
  expect(await sent).toEqual({ ok: true });
  expect(house.moment.value?.type).toBe('mistake');
  house.next();
  tutor.answer();
  const second = house.store.value;
  expect(second).not.toBe(first);
  expect(second?.state.value?.view).toMatchObject({ active: 0 });
  expect(first?.state.value?.view).toMatchObject({ active: 1 });
});

test('moves outside the lesson are refused, and so are new tables and hints', async () => {
  const { tutor, house } = begin();
  tutor.answer();
  const sent = house.store.value?.send({ type: 'load', cards: ['1'] });
  tutor.answer();
  expect(await sent).toEqual({ ok: false, code: 'lesson-astray' });
  expect(house.moment.value).toMatchObject({ astray: 1 });
  expect(await house.open()).toMatchObject({ ok: false });
  expect(await house.hint()).toMatchObject({ ok: false });
});

test('a broken worker is reported, and leaving ends the worker', () => {
  const { tutor, house } = begin();
  tutor.onerror?.();
  expect(house.isBroken.value).toBe(true);
  house.close();
  expect(tutor.isEnded).toBe(true);
});
