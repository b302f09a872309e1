import { readFileSync } from 'node:fs';
import { games } from '@saloon/catalog';
import { hashOf, sha256 } from '@saloon/kernel';
import { parseShare, sealOf } from '@saloon/recording';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './harness/axe.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { openTable } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { playOn } from './harness/player.ts';
import { oddTexts } from './harness/texts.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const fileOf = (game: string): string =>
  readFileSync(new URL(`../../games/${game}/recordings/v1.saloon.json`, import.meta.url), 'utf8');

type Fields = Readonly<Record<string, unknown>> & { readonly proof: Readonly<Record<string, unknown>> };

/** A skilled forgery: its checksum is right. */
function forged(text: string, change: (fields: Fields) => object): string {
  const { sum: _sum, ...fields } = JSON.parse(text) as Fields & { readonly sum: string };
  const next = { ...fields, ...change(fields as unknown as Fields) };
  return JSON.stringify({ ...next, sum: hashOf(next).slice(0, 16) });
}

async function openFile(page: Page, text: string, name = 'game.saloon.json'): Promise<void> {
  await page.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Waits for the seal's check, opens it, and returns its text. */
async function sealOn(page: Page): Promise<{ readonly title: string; readonly sentence: string }> {
  const seal = page.locator('.seal');
  await seal.filter({ hasNotText: /Checking|Проверяем/ }).waitFor();
  const title = (await seal.textContent()) ?? '';
  await seal.click();
  const sentence = (await page.locator('dialog .seal-verdict').textContent()) ?? '';
  return { title, sentence };
}

const trouble = (page: Page): Promise<string | null> => page.locator('.trouble p').textContent();

describe.concurrent('a shuffle that anyone can check', () => {
  test('two browsers cut the deck, each finds its number in the recording, and a forged one is detected', async () => {
    await using ann = await house.visit({ isStill: true });
    await using bob = await house.visit({ isStill: true, isSmall: true });
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    const link = ann.page.url();
    await ann.page.getByText('A fair shuffle').click();
    const shown = (await ann.page.locator('.shuffle-part code').textContent()) ?? '';
    expect(shown).toMatch(/^[0-9a-f]{64}$/);
    await takePicture(ann.page, 'fair-waiting-room');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await bob.page.goto(link);
    await bob.page.getByRole('button', { name: 'Sit down' }).first().click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([playOn(ann.page), playOn(bob.page, { temper: 'patient' })]);

    const table = link.split('/').at(-1) ?? '';
    const answer = await ann.context.request.get(`/api/tables/${table}/recording`);
    expect(answer.headers()['content-disposition']).toBe(`attachment; filename="${table}.saloon.json"`);
    const text = await answer.text();
    const { proof } = JSON.parse(text) as Fields;
    expect(proof).toMatchObject({ table, commitment: shown, shares: [{ seat: 0 }, { seat: 1 }] });

    for (const { page } of [ann, bob]) {
      await page.goto(`/replay/${table}`);
      const { title, sentence } = await sealOn(page);
      expect(title).toBe('Deal verified');
      expect(sentence).toMatch(
        /^Everything matches: .* your own number, its hash, the moves reported at the end and what you saw/,
      );
    }
    await ann.page.getByText('Check it yourself').click();
    expect(await ann.page.locator('.seal-how > code').textContent()).toContain(`--commitment ${shown} --share `);
    await takePicture(ann.page, 'fair-seal');

    // This file has another number from Ann and is consistent otherwise: only Ann's browser can tell.
    const share = parseShare(sha256('another')) ?? expect.fail('a hash is one');
    const lie = forged(text, (fields) => {
      const shares = (fields.proof.shares as readonly object[]).with(0, { seat: 0, seal: sealOf(share), share });
      return { proof: { ...fields.proof, shares } };
    });
    await openFile(ann.page, lie);
    expect(await sealOn(ann.page)).toEqual({
      title: 'It doesn’t match',
      sentence: 'A number added before the deal is missing from it: it was left out, or lost with the connection.',
    });
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test.each(games)('$id: a valid and a forged file, in a browser that has never seen the table', async ({ id }) => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    const text = fileOf(id);
    await openFile(page, text);
    const good = await sealOn(page);
    expect(good.title).toBe('Deal verified');
    expect(good.sentence).toMatch(/^Everything matches: /);

    const serverSeed = sha256('another');
    await openFile(
      page,
      forged(text, ({ proof }) => ({ proof: { ...proof, serverSeed } })),
    );
    expect(await sealOn(page)).toEqual({
      title: 'It doesn’t match',
      sentence: 'The server’s number doesn’t match the hash it showed before the deal.',
    });
    expectNoProblems(visitor);
  });

  test('a broken, forged, huge, deeply nested or wrong-version file gets one sentence, and nothing is loaded', async () => {
    await using visitor = await house.visit({ isSmall: true });
    const { page } = visitor;
    const text = fileOf('wright-brothers');
    const begins = /^Can’t show this recording: line \d+, [^.]+\.$/;
    const cases: readonly (readonly [file: string, reason: string])[] = [
      [text.slice(0, text.length / 2), 'cut off'],
      [text.replace('"seats":4', '"seats":5'), 'changed after the game'],
      [forged(text, () => ({ final: 'f'.repeat(64) })), 'doesn’t end as the file says'],
      [forged(text, () => ({ format: 9 })), 'format 9'],
      [forged(text, () => ({ rulesVersion: 9 })), 'version 9 of the rules'],
      [forged(text, () => ({ names: ['<img src=x onerror=alert(1)>'] })), 'one name for each seat'],
      [`{"saloon":"recording","format":2,"options":${'['.repeat(100_000)}`, 'nested too deeply'],
      [' '.repeat(5_000_000), 'too large'],
      ['<svg onload=alert(1)>', 'not a Saloon recording'],
    ];
    for (const [file, reason] of cases) {
      await openFile(page, file);
      const said = await trouble(page);
      expect(said).toMatch(begins);
      expect(said).toContain(reason);
      expect(await page.locator('.seal').count()).toBe(0);
    }
    expectNoProblems(visitor);
  });

  test('a file of the first format opens too, and says that the origin of its seed is unknown', async () => {
    await using visitor = await house.visit({ isSmall: true });
    const { page } = visitor;
    const url = new URL('../../games/wright-brothers/recordings/v1-format-1.jsonl', import.meta.url);
    await openFile(page, readFileSync(url, 'utf8'), 'game.jsonl');
    const { title, sentence } = await sealOn(page);
    expect(title).toBe('Verified');
    expect(sentence).toContain('the recording doesn’t say how the deck was shuffled');
    expectNoProblems(visitor);
  });

  test.each(['day', 'night'] as const)(
    'in Russian on a phone the seal fits and is accessible, by %s',
    async (theme) => {
      await using visitor = await house.visit({ lang: 'ru', theme, isPhone: true, isStill: true });
      const { page } = visitor;
      await openFile(page, fileOf('colt-express'));
      const { sentence } = await sealOn(page);
      expect(sentence).toMatch(/^Всё сходится: /);
      await page.getByText('Проверьте сами').click();
      await takePicture(page, `fair-seal-phone-ru-${theme}`);
      await expectFits(page);
      expect(await smallTargets(page)).toEqual([]);
      expect(await seriousProblems(page, 'all')).toEqual([]);
      expect((await oddTexts(page, 'ru')).filter((odd) => !/saloon verify|Player/.test(odd))).toEqual([]);
      expectNoProblems(visitor);
    },
  );
});
