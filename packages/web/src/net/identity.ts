import { signal } from '@preact/signals';
import { LIMITS } from '@saloon/protocol';
import { messages } from '../i18n/index.ts';
import { settings } from '../settings/store.ts';

const SECRET = 'saloon.secret';
const NAME = 'saloon.name';

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the person is somebody new after a reload, and can still play.
  }
};
const kept = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** 32 random bytes that only this browser has: whoever holds them is this person. */
export function secret(): string {
  const known = kept(SECRET);
  if (known !== undefined && /^[0-9a-f]{64}$/.test(known)) return known;
  const fresh = [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  keep(SECRET, fresh);
  return fresh;
}

function guest(): string {
  const { guestNames, guestName } = messages[settings.peek().lang];
  const name = guestName(guestNames[Math.floor(Math.random() * guestNames.length)] ?? '');
  keep(NAME, name);
  return name;
}

/** What this person is called at the tables. */
export const myName = signal(kept(NAME) ?? guest());

export type NameProblem = 'empty' | 'too-long';
/** What is wrong with a name, before the house is asked. */
export function nameProblem(name: string): NameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  return [...trimmed].length > LIMITS.nameLength ? 'too-long' : undefined;
}

export function setMyName(name: string): void {
  myName.value = name.trim();
  keep(NAME, name.trim());
}
