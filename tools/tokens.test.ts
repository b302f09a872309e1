import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (source: string) =>
  tokensOf(source)
    .filter(({ type }) => type === 'word')
    .map(({ text }) => text);

test.each([
  ['a / b / c', ['a', 'b', 'c']],
  ['f(/b/g, c)', ['f', 'c']],
  ['return /[/"]b/.test(c)', ['return', 'test', 'c']],
  ['(a) / b', ['a', 'b']],
  ["'it\\'s' + a", ['a']],
  ["const a = 'unclosed\nb", ['const', 'a', 'b']],
  ['`x $' + '{a + `$' + '{b} y`} z` + c', ['a', 'b', 'c']],
  ['`$' + '{({ a: { b } })} z`', ['a', 'b']],
  ['a // b\nc /* d\n */ e', ['a', 'c', 'e']],
  ['<p>Don’t</p>', ['p', 'Don', 't', 'p']],
  ['/* never closed', []],
  ['`never closed', []],
])('the words of %s', (source, wanted) => {
  expect(words(source)).toEqual(wanted);
});

test('lines are counted through comments, strings and templates', () => {
  const last = tokensOf('/*\n*/\n`\n$' + '{a}\n`\n// x\nend').at(-1);
  expect(last).toEqual({ type: 'word', text: 'end', line: 7 });
});
