import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What to check: the whole page, or only what another theme can change. */
export type Look = 'all' | 'colours';

/** The serious and critical problems that axe finds: the rule, how often, and the first place. */
export async function seriousProblems(page: Page, look: Look): Promise<readonly string[]> {
  // Not as a script tag: the page's security policy forbids it.
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: rules }),
      }),
    look === 'all' ? undefined : ['color-contrast'],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const [first] = nodes;
      return `${id} (${nodes.length}): ${first?.html.slice(0, 160)} ${first?.any[0]?.message ?? ''}`;
    });
}
