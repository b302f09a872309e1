import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@saloon/kernel';
import { type Browser, chromium } from 'playwright-core';
import { openSaloon } from '../packages/web/e2e/harness/saloon.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { takeAnimation } from './pictures/animation.ts';
import { LOBBY, SOCIAL, TABLES, takePicture } from './pictures/take-picture.ts';
import { buildWeb, isWebBuildStale } from './web-build.ts';

const HELP = `Takes every picture of the README and of links (og:image) from the real product, and the README's animation.

  npm run pictures                  all of them, in about two minutes
  npm run pictures -- lobby play    only files whose path contains one of these words
  npm run pictures -- --help        this text`;

const root = fileURLToPath(new URL('..', import.meta.url));

type Job = { readonly file: string; readonly take: (browser: Browser, url: string) => Promise<Uint8Array> };

/** English pictures are in docs/, Russian ones in docs/ru/. */
const JOBS: readonly Job[] = [
  { file: 'packages/web/public/social.jpg', take: (browser, url) => takePicture(browser, url, 'en', SOCIAL) },
  ...LANGS.flatMap((lang): readonly Job[] => {
    const folder = lang === 'en' ? 'docs' : `docs/${lang}`;
    return [
      { file: `${folder}/lobby.jpg`, take: (browser, url) => takePicture(browser, url, lang, LOBBY) },
      ...TABLES.map(({ name, shot }) => ({
        file: `${folder}/${name}.jpg`,
        take: (browser: Browser, url: string) => takePicture(browser, url, lang, shot),
      })),
      { file: `${folder}/play.webp`, take: (browser, url) => takeAnimation(browser, url, lang) },
    ];
  }),
];

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help') || words.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const jobs = JOBS.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
  if (jobs.length === 0) {
    console.error(`Cannot take the pictures: no file contains ${words.join(' or ')}; --help explains the words`);
    return 2;
  }
  const found = ensureChromium();
  if (found.type === 'missing') throw new Error(`Cannot take the pictures: ${found.why}`);
  if (isWebBuildStale(root)) await buildWeb();
  await using saloon = await openSaloon();
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] });
  for (const { file, take } of jobs) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await take(browser, saloon.url));
    console.log(`${file}, ${Math.round(statSync(path).size / 1024)} KB`);
  }
  await browser.close();
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
