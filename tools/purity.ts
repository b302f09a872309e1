import type { Token } from './tokens.ts';

/** Forbidden globals, with what to use instead. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  Date: 'a clock: time comes in with the inputs',
  performance: 'a clock: time comes in with the inputs',
  setTimeout: 'a timer: answer a deadline, and the table feeds it back',
  setInterval: 'a timer: answer a deadline, and the table feeds it back',
  setImmediate: 'a timer: answer a deadline, and the table feeds it back',
  queueMicrotask: 'a timer: answer a deadline, and the table feeds it back',
  requestAnimationFrame: 'a timer: answer a deadline, and the table feeds it back',
  console: 'the console: tell it by an event or an answer',
  process: 'the process: the caller passes in what is needed',
  fetch: 'the network: the caller passes in what is needed',
  WebSocket: 'the network: the caller passes in what is needed',
  crypto: 'outside randomness: draw from an Rng',
  globalThis: 'the globals: the caller passes in what is needed',
  eval: 'code from text',
  Function: 'code from text',
};

/** The names a pure source may not use, with their lines. A field or method of that name is allowed. */
export function impurities(tokens: readonly Token[]): readonly { readonly line: number; readonly what: string }[] {
  return tokens.flatMap((token, i) => {
    if (token.type !== 'word') return [];
    const before = tokens[i - 1]?.text ?? '';
    const after = tokens[i + 1]?.text ?? '';
    if (before === '.' || (['{', ',', ';', 'readonly'].includes(before) && isFieldMark(after, tokens[i + 2])))
      return [];
    if (token.text === 'Math') {
      const isRandom = after !== '.' || tokens[i + 2]?.text === 'random';
      return isRandom ? [{ line: token.line, what: 'Math.random, or Math as a value: draw from an Rng' }] : [];
    }
    const reason = Object.hasOwn(FORBIDDEN, token.text) ? FORBIDDEN[token.text] : undefined;
    return reason === undefined ? [] : [{ line: token.line, what: `${token.text}, ${reason}` }];
  });
}

const isFieldMark = (after: string, next: Token | undefined): boolean =>
  after === ':' || (after === '?' && next?.text === ':');
