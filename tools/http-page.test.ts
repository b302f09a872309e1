import { expect, test } from 'vitest';
import { httpPage } from './http-page.ts';

test('docs/http.md is made from the contract as it is', async () => {
  await expect(httpPage()).toMatchFileSnapshot('../docs/http.md');
});
