const SCHEMES = ['postgres:', 'postgresql:'];
const EXAMPLE = 'postgres://user:password@host:5432/database';

/** The address of a database for messages, without user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(hostname)}:${port === '' ? '5432' : port}${decodeURIComponent(pathname)}`;
}

/**
 * Throws one sentence if this isn't a database URL. `name` is the flag or variable it came from; its value is never repeated,
 * because it may contain a password.
 */
export function checkDatabaseUrl(url: string, name: string): void {
  const why = problemOf(url);
  if (why !== undefined) throw new Error(`Cannot read ${name}: ${why}; write it like ${EXAMPLE}`);
}

function problemOf(text: string): string | undefined {
  if (!URL.canParse(text)) return 'it is no address';
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  if (!SCHEMES.includes(protocol)) return 'it is the address of something else';
  // An unescaped slash in a password ends the host too early, and the rest of the password would be shown as the path.
  const isSplit = [pathname, search, hash].some((part) => part.includes('@'));
  if (isSplit || ![username, password, hostname, pathname].every(isDecodable)) {
    return 'its user or password has a character that must be written as %2F or the like';
  }
  if (hostname === '') return 'it names no host';
  return pathname.length < 2 ? 'it names no database' : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
