import { foldHandle } from './fold-handle.ts';

/** How many characters a handle has. */
export const HANDLE_LENGTH = { min: 3, max: 20 } as const;

/** Names that would let somebody pose as the server or its operators, or that paths and pages use. */
const RESERVED: readonly string[] = [
  'admin',
  'administrator',
  'anonymous',
  'api',
  'bot',
  'deleted',
  'everyone',
  'former',
  'guest',
  'help',
  'host',
  'me',
  'mod',
  'moderator',
  'nobody',
  'null',
  'official',
  'operator',
  'owner',
  'root',
  'saloon',
  'security',
  'server',
  'staff',
  'stranger',
  'support',
  'system',
  'undefined',
  'админ',
  'бот',
  'гость',
  'модератор',
  'поддержка',
  'салун',
];
const FOLDED_RESERVED: ReadonlySet<string> = new Set(RESERVED.map(foldHandle));

/** Who speaks for the server: also in the plural, as a part of a handle, and with anything after it. */
const ROLES = [
  'admin',
  'moderator',
  'operator',
  'support',
  'saloon',
  'админ',
  'модератор',
  'оператор',
  'поддержк',
  'салун',
];
const FOLDED_ROLES: readonly string[] = ROLES.map(foldHandle);
const PARTS: ReadonlySet<string> = new Set(
  ['mod', 'mods', 'official', 'owner', 'root', 'security', 'server', 'staff'].map(foldHandle),
);

/** Would somebody with this handle pass for the server or its operators? */
function isReserved(handle: string): boolean {
  if (FOLDED_RESERVED.has(foldHandle(handle))) return true;
  const parts = [handle, ...handle.split(/[_-]/)].map((part) => foldHandle(part.replace(/[0-9]+$/, '')));
  return parts.some((part) => PARTS.has(part) || FOLDED_ROLES.some((role) => part.startsWith(role)));
}

export type HandleProblem =
  | 'handle-too-short'
  | 'handle-too-long'
  | 'handle-letters'
  | 'handle-start'
  | 'handle-reserved';

/** Without the @ that people write before it. */
export const bareHandle = (text: string): string => text.trim().replace(/^@/, '').normalize('NFC');

/** Why this can't be a handle; undefined if it can, though it may be taken. */
export function handleProblem(handle: string): HandleProblem | undefined {
  const { length } = [...handle];
  if (length < HANDLE_LENGTH.min) return 'handle-too-short';
  if (length > HANDLE_LENGTH.max) return 'handle-too-long';
  // One script only: a Cyrillic letter among Latin ones is nearly always an imitation.
  if (!/^[a-z0-9_-]+$/i.test(handle) && !/^[а-яё0-9_-]+$/i.test(handle)) return 'handle-letters';
  if (!/^\p{L}/u.test(handle)) return 'handle-start';
  return isReserved(handle) ? 'handle-reserved' : undefined;
}
