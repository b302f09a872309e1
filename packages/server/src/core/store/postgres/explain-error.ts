import { isUntrustedCertificate, UNTRUSTED_REASON, UNTRUSTED_REMEDY } from '../certificate-errors.ts';
import { AlreadyImported, ConnectionsLeft, DatabaseInUse, NewerDatabase, NoSession, NotEmpty } from './errors.ts';

/** Why the database can't be used. If it `mayHeal`, we try again; otherwise the operator has to act. */
export type ExplainedError = { readonly mayHeal: boolean; readonly reason: string; readonly remedy: string };

/** The connection was never established: nothing can have been written. */
const NO_LINE: readonly string[] = [
  'ECONNREFUSED',
  'ENOENT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'CONNECT_TIMEOUT',
  // It is starting or stopping, or has no connections left.
  '57P03',
  '53300',
];
/** The connection is lost: the query may or may not have run. */
const LOST: readonly string[] = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  // It stopped or crashed during the query.
  '57P01',
  '57P02',
];

/** It is read-only: a standby, or a former primary. Nothing was written. */
const READ_ONLY = '25006';
/** Node's code if the server doesn't speak TLS. */
const NO_TLS = 'ERR_SSL_WRONG_VERSION_NUMBER';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Is the database unavailable, rather than refusing the query? */
export const isAway = (error: unknown): boolean =>
  NO_LINE.includes(codeOf(error)) || isReadOnly(error) || isLost(error);

/** Has it become read-only? A new connection to the same address may reach the new primary. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/** Was the connection lost during a query? */
export const isLost = (error: unknown): boolean => LOST.includes(codeOf(error)) || codeOf(error).startsWith('08');

/** `name` is the flag or variable with the address. */
export function explainError(error: unknown, place: string, name: string): ExplainedError {
  const database = place.split('/').at(-1);
  if (error instanceof NewerDatabase) {
    const reason = `it was written by a newer version of Saloon, ${error.message}`;
    return { mayHeal: false, reason, remedy: `update Saloon, or choose another with ${name}` };
  }
  const wrong = (reason: string, remedy: string): ExplainedError => ({ mayHeal: false, reason, remedy });
  if (error instanceof DatabaseInUse) return wrong('a server plays on it', 'stop all its servers first');
  if (error instanceof AlreadyImported) return wrong('everything is there already', 'start a server on it');
  if (error instanceof NotEmpty) return wrong('it has games of its own', `give the address of an empty one in ${name}`);
  if (error instanceof ConnectionsLeft) {
    return wrong(
      'a server that does not answer still has lines to it, and would play on when it wakes up',
      'stop it, or end its lines with pg_terminate_backend where its machine is gone for good',
    );
  }
  const later = (reason: string): ExplainedError => ({
    mayHeal: true,
    reason,
    remedy: `start it, or correct ${name}`,
  });
  const code = codeOf(error);
  if (error instanceof NoSession || code === '08P01') {
    return wrong(
      'something in between, such as a pooler, does not pass on the settings of a session',
      `give the address of the database itself in ${name}`,
    );
  }
  if (isUntrustedCertificate(code)) return wrong(UNTRUSTED_REASON, `${UNTRUSTED_REMEDY}, or correct ${name}`);
  switch (code) {
    case READ_ONLY:
      return {
        mayHeal: true,
        reason: 'it takes nothing in: it is a standby, or was set to be read alone',
        remedy: `promote it, or correct ${name}`,
      };
    case NO_TLS:
      return wrong('it does not speak TLS', `turn that on there, or take sslmode out of ${name}`);
    case 'ECONNREFUSED':
      return later('nothing listens there');
    case 'ENOENT':
      return later('there is no such socket');
    case '57P01':
    case '57P02':
    case '57P03':
      return later('it is starting or stopping');
    case '53300':
      return later('it has no connection left');
    case '55P03':
      return {
        mayHeal: true,
        reason: 'another program changes its schema, or reads tables that have to be changed',
        remedy: 'wait for a server that starts or a backup, or end it',
      };
    case 'EAI_AGAIN':
      return later('names cannot be looked up now');
    case 'CONNECTION_CLOSED':
    case 'ECONNRESET':
      return later('it hangs up');
    case 'ENOTFOUND':
      return wrong('there is no host of that name', `correct the host in ${name}`);
    case 'CONNECT_TIMEOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return wrong('the host does not answer', `correct host and port in ${name}, or open the way to it`);
    case '28P01':
      return wrong('it does not accept this password', `correct user and password in ${name}`);
    case '28000':
      return wrong('it does not let this user in', `correct the user in ${name}, or allow it in pg_hba.conf`);
    case '3D000':
      return wrong('there is no such database', `make it with "createdb ${database}", or correct ${name}`);
    case '42501':
      return wrong(
        'this user may not make the schema saloon',
        `let its owner run "GRANT CREATE ON DATABASE ${database} TO …", or correct ${name}`,
      );
    default:
      return wrong(error instanceof Error ? error.message : String(error), `correct ${name}`);
  }
}
