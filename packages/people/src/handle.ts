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
  return FOLDED_RESERVED.has(foldHandle(handle)) ? 'handle-reserved' : undefined;
}
