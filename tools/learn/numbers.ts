import { findBot } from '@saloon/bots';

/** A number that isn't negative. */
export function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new Error(`--${name} is a number from 0 on, not ${text}`);
  }
  return number;
}

/** Two numbers with a comma between them. */
export function pairOf(name: string, text: string): readonly [number, number] {
  const [first, second, ...more] = text.split(',');
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error(`--${name} is two numbers with a comma between them, not ${text}`);
  }
  return [numberOf(name, first), numberOf(name, second)];
}

/** One of some words. */
export function partOf<T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`--${name} is one of ${words.join(', ')}, not ${text}`);
  return found;
}

const isPlayer = (name: string): boolean => name === 'self' || name === 'old' || findBot(name) !== undefined;

/** `self=80,old=15,scripted=5`: who plays on the other seats, and in how many of 100 games. */
export function opponentsOf(text: string): readonly { readonly name: string; readonly percent: number }[] {
  return text.split(',').map((part) => {
    const [name = '', percent = '', ...more] = part.split('=');
    if (more.length > 0) throw new Error(`--opponents is a list like self=80,old=20, not ${text}`);
    if (!isPlayer(name)) throw new Error(`--opponents are self, old and the names of bots, not ${name}`);
    return { name, percent: numberOf('opponents', percent) };
  });
}
