import { readFileSync } from 'node:fs';
import { seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { brandBody, brandPrint, type Owner } from './brand.tsx';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const inkOf = (owner: Owner): string | undefined =>
  new RegExp(`--${owner === 'neutral' ? 'neutral' : `seat-${owner + 1}`}-ink: (#\\w+)`).exec(tokens)?.[1];

test.each([...[0, 1, 2, 3, 4, 5].map(seat), 'neutral'] as const)(
  'the brand of %s is printed in the ink of its colour',
  (owner) => {
    const { svg } = brandPrint(owner);
    expect(inkOf(owner)).toBeDefined();
    expect(svg).toContain(`stroke="${inkOf(owner)}"`);
    expect(svg).toContain(brandBody(owner));
  },
);
