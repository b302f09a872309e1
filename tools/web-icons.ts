import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Renders `public/icon.svg` as PNG files for phones: `node tools/web-icons.ts`. */
const svg = readFileSync(new URL('../packages/web/public/icon.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(
    new URL(`../packages/web/public/icon-${size}.png`, import.meta.url),
    await page.screenshot({ omitBackground: true }),
  );
}
await browser.close();
