import { expect, test } from 'vitest';
import { type OpenPage, renew } from './renew.ts';

const shell = (script: string) =>
  `<head><title>Saloon</title><script type="module" crossorigin src="${script}"></script></head>`;

/** A page of build 1 on a server with some build. Returns how often it was reloaded. */
function opened(fetchShell: OpenPage['fetchShell'], notes = new Map<string, string>()) {
  const loads: string[] = [];
  const page: OpenPage = {
    fetchShell,
    script: '/assets/index-1.js',
    notes: { getItem: (key) => notes.get(key) ?? null, setItem: (key, value) => void notes.set(key, value) },
    reload: () => loads.push('reload'),
  };
  return { page, loads };
}

test('a page of an older build reloads once for each build on the server', async () => {
  const notes = new Map<string, string>();
  for (const [script, times] of [
    ['/assets/index-2.js', 1],
    ['/assets/index-2.js', 0],
    ['/assets/index-3.js', 1],
  ] as const) {
    const { page, loads } = opened(async () => shell(script), notes);
    await renew(page);
    expect(loads).toHaveLength(times);
  }
});

test('a page of the current build stays, and so does one whose server doesn’t answer or answers something else', async () => {
  const answers: OpenPage['fetchShell'][] = [
    async () => shell('/assets/index-1.js'),
    async () => '<h1>502 Bad Gateway</h1>',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ];
  for (const answer of answers) {
    const { page, loads } = opened(answer);
    await renew(page);
    expect(loads).toEqual([]);
  }
});
