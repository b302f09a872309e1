import { toChildArray, type VNode } from 'preact';
import { expect, test } from 'vitest';
import { announce, forgetAnnounced, LiveRegions } from './live.tsx';

/** What a reader of the page finds in the two regions, without the mark that makes a sentence new. */
function told(): { readonly polite: string; readonly now: string } {
  const regions = toChildArray(LiveRegions().props.children) as readonly VNode<{ readonly children: string }>[];
  const [polite, now] = regions.map(({ props }) => props.children.replace('\u200b', ''));
  return { polite: polite ?? '', now: now ?? '' };
}

test('a question that is over is taken back, and nothing else is', () => {
  announce('Bob passes.');
  const takeBack = announce('Your turn.', 'now');
  expect(told()).toEqual({ polite: 'Bob passes.', now: 'Your turn.' });
  takeBack();
  expect(told()).toEqual({ polite: 'Bob passes.', now: '' });
});

test('what was told since stays, be it the same sentence', () => {
  const takeBack = announce('Your turn.', 'now');
  const again = announce('Your turn.', 'now');
  takeBack();
  expect(told().now).toBe('Your turn.');
  again();
  expect(told().now).toBe('');
  again();
  announce('You are hit.', 'now');
  takeBack();
  expect(told().now).toBe('You are hit.');
});

test('what was announced can be forgotten, for the next person at the device', () => {
  announce('You draw Shotgun.');
  announce('Your turn.', 'now');
  forgetAnnounced();
  expect(told()).toEqual({ polite: '', now: '' });
});
