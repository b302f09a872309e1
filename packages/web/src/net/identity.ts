import { signal } from '@preact/signals';
import { cleanText } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { guests } from '../core/i18n/guests.ts';
import { settings } from '../core/settings/store.ts';

const SECRET = 'saloon.secret';
const NAME = 'saloon.name';
const SAVED = 'saloon.name.saved';
const USER = 'saloon.user';
const NEXT = 'saloon.secret.next';
const OLD = 'saloon.secret.old';

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the person is somebody new after a reload, and can still play.
  }
};
const drop = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
const kept = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const randomSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const isSecret = (text: string | undefined): text is string => text !== undefined && /^[0-9a-f]{64}$/.test(text);

/** A secret for a device that signs in to an existing identity. */
export const freshSecret = (): string => randomSecret();

/** Without storage, the secret lasts as long as the page. */
let unkept: string | undefined;

/** 32 random bytes that only this browser has: they prove who this person is. */
export function secret(): string {
  const known = kept(SECRET) ?? unkept;
  if (isSecret(known)) return known;
  unkept = randomSecret();
  keep(SECRET, unkept);
  return unkept;
}

/** This person's id, stored once their secret isn't their first. */
export const knownAs = (): string | undefined => kept(USER);

/**
 * The secret that replaces the current one. It is stored before the request: if the reply is lost, one of the two
 * stored secrets is valid.
 */
export function nextSecret(user: string): string {
  const waiting = kept(NEXT);
  const next = isSecret(waiting) ? waiting : randomSecret();
  keep(USER, user);
  keep(NEXT, next);
  return next;
}

/** The server has accepted the next secret. */
export function takeNextSecret(): void {
  const next = kept(NEXT);
  if (!isSecret(next)) return;
  keep(SECRET, next);
  drop(NEXT);
}

/**
 * The server has rejected this secret. Is there another to try: one we had asked for, or one that another tab got? If
 * not, the secret is archived, and the next page load starts as a new guest.
 */
export function hasOtherSecret(used: string): boolean {
  if (secret() !== used) return true;
  takeNextSecret();
  if (secret() !== used) return true;
  keep(OLD, JSON.stringify({ secret: used, user: knownAs() }));
  unkept = undefined;
  drop(SECRET);
  drop(USER);
  return false;
}

/** This browser belongs to another identity from now on. The page has to be loaded again. */
export function becomeUser(user: string, own: string, name: string): void {
  keep(OLD, JSON.stringify({ secret: secret(), user: knownAs() }));
  drop(NEXT);
  drop(SAVED);
  keep(SECRET, own);
  keep(USER, user);
  keep(NAME, name);
}

function guest(): string {
  const { names, name: nameOf } = guests[settings.peek().lang];
  const name = nameOf(names[Math.floor(Math.random() * names.length)] ?? '');
  keep(NAME, name);
  return name;
}

/** This person's name at the tables. */
export const myName = signal(cleanText(kept(NAME) ?? '') || guest());

export type NameProblem = 'empty' | 'too-long';
/** Checks a name before it is sent. */
export function nameProblem(name: string): NameProblem | undefined {
  const clean = cleanText(name);
  if (clean === '') return 'empty';
  return [...clean].length > LIMITS.nameLength ? 'too-long' : undefined;
}

/** A name that this person has saved and the server doesn't have yet. */
export const savedName = signal(kept(SAVED));

/** This person saves a name: without characters that would turn other text around, as the server removes them too. */
export function setMyName(name: string): void {
  const clean = cleanText(name);
  if (clean === myName.peek()) return;
  myName.value = clean;
  keep(NAME, clean);
  keep(SAVED, clean);
  savedName.value = clean;
}

/** Shows the name that the server has. */
export function adoptName(name: string): void {
  keep(NAME, name);
  drop(SAVED);
  savedName.value = undefined;
  myName.value = name;
}
