import { expect, test } from 'vitest';
import { readPublicUrl, withPublicUrl } from './public-url.ts';

test.each(['example.org', 'https://example.org/', 'ftp://example.org', ''])('%j is not a public address', (text) => {
  expect(() => readPublicUrl('--public-url', text)).toThrow(/^--public-url is ".*", allowed: an address such as/);
});

test('the picture for links gets an absolute address, and stale compressed pages are left out', () => {
  const page = '<meta property="og:image" content="/social.jpg" /><meta property="og:image:width" content="1200" />';
  const files = new Map(['index.html', 'index.html.br', 'main.js.br'].map((name) => [name, Buffer.from(page)]));
  const changed = withPublicUrl(files, readPublicUrl('--public-url', 'https://example.org'));
  expect([...changed.keys()].sort()).toEqual(['index.html', 'main.js.br']);
  expect(changed.get('index.html')?.toString()).toBe(
    page.replace('content="/social.jpg"', 'content="https://example.org/social.jpg"'),
  );
});
