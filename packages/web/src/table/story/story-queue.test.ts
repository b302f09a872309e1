import { expect, test } from 'vitest';
import type { EventBatch, Moment } from '../../core/games/contract.ts';
import { PLAIN_BEATS } from './moments.ts';
import { type StoryOptions, StoryQueue } from './story-queue.ts';

type State = { readonly view: string; readonly version: number; readonly isAsked?: boolean };

const BEAT = 600;

/** A queue over views that are words. Events with a dash are moments of their own. */
function table(more: Partial<StoryOptions<State>> = {}) {
  let time = 0;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  const jumps: number[] = [];
  const options: StoryOptions<State> = {
    moments: (before, events, after): readonly Moment[] =>
      String(events[0]).startsWith('-')
        ? events.map((event, i) => ({
            events: [event],
            view: i === events.length - 1 ? after : `${before}${event}`,
            beats: 2,
          }))
        : [{ events, view: after, beats: PLAIN_BEATS }],
    isUrgent: (events) => events.includes('signal'),
    isOwn: (events) => events.includes('hit') || events.includes('-hit'),
    isWaitedFor: ({ isAsked }) => isAsked === true,
    isHidden: () => false,
    beat: () => BEAT,
    now: () => time,
    after: (ms, act) => {
      const timer = { at: time + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    onJump: ({ version }) => jumps.push(version),
    ...more,
  };
  const story = new StoryQueue<State>({ view: 'start', version: 1 }, [], options);
  let version = 1;
  const step = (view: string, events: readonly string[], isCatchUp = false): State => {
    version += 1;
    const state = { view, version };
    story.push(state, { version, at: time, isCatchUp, events });
    return state;
  };
  const pass = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
      if (next === undefined) break;
      timers = timers.filter((one) => one !== next);
      time = Math.max(time, next.at);
      next.act();
    }
    time = end;
  };
  const shown = () => story.shown.value;
  const told = () => story.events.value.flatMap(({ events }) => events);
  return { story, step, pass, shown, told, jumps };
}

test('a step is on screen in the same task, and the next one waits for it', () => {
  const { step, pass, shown, told } = table();
  step('one', ['a']);
  expect(shown()).toMatchObject({ view: 'one', now: ['a'], waiting: 0, isWhole: true });
  step('two', ['b']);
  expect(shown()).toMatchObject({ view: 'one', waiting: 1 });
  expect(told()).toEqual(['a']);
  pass(PLAIN_BEATS * BEAT);
  expect(shown()).toMatchObject({ view: 'two', now: ['b'], waiting: 0 });
  expect(told()).toEqual(['a', 'b']);
  pass(PLAIN_BEATS * BEAT);
  expect(shown()).toMatchObject({ view: 'two', now: [], waiting: 0 });
});

test('a step of several moments tells its events one by one, and its own view comes with the last', () => {
  const { step, pass, shown, told } = table();
  step('end', ['-a', '-b', '-c']);
  const seen: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    seen.push([shown().view, shown().waiting, shown().isWhole, told()]);
    pass(2 * BEAT);
  }
  expect(seen).toEqual([
    ['start-a', 2, false, ['-a']],
    ['start-b', 1, false, ['-a', '-b']],
    ['end', 0, true, ['-a', '-b', '-c']],
  ]);
});

test('a state without events takes the place of the newest one', () => {
  const { story, step, pass, shown } = table();
  step('one', ['a']);
  step('two', ['b']);
  story.push({ view: 'three', version: 4 }, undefined);
  expect(shown().view).toBe('one');
  pass(PLAIN_BEATS * BEAT);
  expect(shown()).toMatchObject({ view: 'three', state: { version: 4 } });
  story.push({ view: 'four', version: 5 }, undefined);
  expect(shown()).toMatchObject({ view: 'four', now: ['b'] });
});

test('skipping shows the newest state at once, and the skipped events become history', () => {
  const { story, step, shown, told } = table();
  step('end', ['-a', '-b']);
  const last = step('two', ['c']);
  story.skip();
  expect(shown()).toMatchObject({ state: last, view: 'two', now: [], waiting: 0, isWhole: true });
  expect(told()).toEqual(['-a', '-b', 'c']);
  expect(story.events.value.map(({ isCatchUp }) => isCatchUp)).toEqual([false, true, true]);
});

test('[WB-ONL-1] a signal empties the queue in the same task, and what follows it is on screen at once', () => {
  const { story, step, shown } = table({ isUrgent: (events) => events.includes('signal') || events.includes('slap') });
  step('end', ['-a', '-b']);
  step('two', ['b']);
  step('race', ['signal']);
  expect(shown()).toMatchObject({ view: 'race', waiting: 0 });
  expect(story.events.value.at(-1)).toMatchObject({ isCatchUp: false, events: ['signal'] });
  step('slapped', ['slap']);
  expect(shown().view).toBe('slapped');
});

test('what was caught up with is shown at once', () => {
  const { step, shown, told } = table();
  step('end', ['-a', '-b']);
  step('later', ['c'], true);
  expect(shown()).toMatchObject({ view: 'later', waiting: 0, now: [] });
  expect(told()).toEqual(['-a', '-b', 'c']);
});

test('an undo shows the state before, and the log loses what was taken back', () => {
  const { story, step, shown, told } = table();
  step('one', ['a']);
  step('two', ['b']);
  const kept: EventBatch = { version: 2, at: 0, isCatchUp: false, events: ['a'] };
  story.reset({ view: 'one', version: 4 }, [kept]);
  expect(shown()).toMatchObject({ view: 'one', waiting: 0 });
  expect(told()).toEqual(['a']);
});

test('a long step keeps its own pace while nobody waits for the viewer', () => {
  const { step, pass, shown, story } = table();
  step('end', ['-a', '-b', '-c', '-d', '-e', '-f']);
  pass(5 * 2 * BEAT - 1);
  expect([shown().waiting, story.rush]).toEqual([1, 1]);
});

test('more than two and a half seconds behind, the queue goes three times as fast', () => {
  const { step, pass, shown, story } = table();
  step('end', ['-a', '-b', '-c', '-d', '-e', '-f']);
  step('two', ['x']);
  pass(3 * 2 * BEAT);
  expect([shown().view, story.rush]).toEqual(['start-d', 3]);
  pass((2 * BEAT) / 3);
  expect(shown().view).toBe('start-e');
});

test('a clock that runs for the viewer makes it faster too', () => {
  const { story, pass } = table();
  const events = ['-a', '-b', '-c', '-d'];
  story.push({ view: 'end', version: 2, isAsked: true }, { version: 2, at: 0, isCatchUp: false, events });
  pass(2 * 2 * BEAT);
  expect(story.rush).toBe(1);
  pass(2 * BEAT);
  expect(story.rush).toBe(3);
});

test('what happens to the viewer stays long enough to be read, in a rush too', () => {
  const { step, pass, shown } = table();
  step('one', ['hit']);
  step('two', ['b']);
  pass(1799);
  expect(shown().view).toBe('one');
  pass(1);
  expect(shown().view).toBe('two');
  const rushed = table();
  rushed.step('end', ['-a', '-b', '-c', '-hit', '-e']);
  rushed.step('two', ['x']);
  rushed.pass(3 * 2 * BEAT + 899);
  expect(rushed.shown().view).toBe('start-hit');
  rushed.pass(1);
  expect(rushed.shown().view).toBe('end');
});

test('more than ten seconds behind, the viewer is taken to the newest state and told since when', () => {
  const { story, step, pass, shown, jumps } = table();
  step('one', ['a']);
  pass(PLAIN_BEATS * BEAT);
  step('end', ['-a', '-b']);
  step('two', ['x']);
  story.hold(11_000);
  pass(11_000);
  expect(shown()).toMatchObject({ view: 'two', waiting: 0 });
  expect(jumps).toEqual([2]);
});

test('a moment stays until what moves in it has landed', () => {
  const { story, step, pass, shown } = table();
  step('one', ['a']);
  story.hold(1000);
  step('two', ['b']);
  pass(999);
  expect(shown().view).toBe('one');
  pass(1);
  expect(shown().view).toBe('two');
});

test('a hidden page holds nothing', () => {
  const { step, shown, told } = table({ isHidden: () => true });
  step('end', ['-a', '-b']);
  step('two', ['c']);
  expect(shown()).toMatchObject({ view: 'two', now: [], waiting: 0 });
  expect(told()).toEqual(['-a', '-b', 'c']);
});

test('a paused story stays, whatever comes, and goes on where it was without haste', () => {
  const { story, step, pass, shown } = table();
  step('heist', ['-a', '-b', '-c']);
  pass(100);
  story.pause();
  expect(shown()).toMatchObject({ now: ['-a'], isPaused: true });
  step('next', ['d']);
  pass(60_000);
  expect(shown()).toMatchObject({ now: ['-a'], isPaused: true });
  story.resume();
  pass(2 * BEAT - 101);
  expect(shown()).toMatchObject({ now: ['-a'], isPaused: false });
  pass(1);
  expect(shown().now).toEqual(['-b']);
  expect(story.rush).toBe(1);
});

test('a question with a clock ends the pause', () => {
  const { story, shown } = table({ isWaitedFor: ({ view }) => view === 'asked' });
  story.push({ view: 'heist', version: 2 }, { version: 2, at: 0, isCatchUp: false, events: ['-a', '-b'] });
  story.pause();
  story.push({ view: 'asked', version: 3 }, { version: 3, at: 0, isCatchUp: false, events: ['c'] });
  expect(shown().isPaused).toBe(false);
});

test('one moment back shows it again and waits; its events come once', () => {
  const { story, step, pass, shown, told } = table();
  step('heist', ['-a', '-b', '-c']);
  expect(shown().canGoBack).toBe(false);
  pass(2 * BEAT);
  expect(shown()).toMatchObject({ now: ['-b'], canGoBack: true });
  story.back();
  expect(shown()).toMatchObject({ now: ['-a'], view: 'start-a', isPaused: true, canGoBack: false, waiting: 2 });
  story.resume();
  pass(6 * BEAT);
  expect(shown()).toMatchObject({ view: 'heist', now: [], canGoBack: false });
  expect(told()).toEqual(['-a', '-b', '-c']);
});

test('skipping ends a pause, and nothing is told twice', () => {
  const { story, step, pass, shown, told } = table();
  step('heist', ['-a', '-b', '-c']);
  pass(2 * BEAT);
  story.back();
  story.skip();
  expect(shown()).toMatchObject({ view: 'heist', isPaused: false });
  expect(told()).toEqual(['-a', '-b', '-c']);
});
