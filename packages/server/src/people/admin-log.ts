import type { AuditLog } from '../net/audit-log.ts';
import type { SafetyRecords } from './safety-records.ts';

/** Who acts: the operator, by the admin secret, or a named admin. */
export type Admin = { readonly name: string; readonly isOperator: boolean; readonly address: string };

export type AdminLogDeps = {
  readonly safety: SafetyRecords;
  readonly audit: Pick<AuditLog, 'admin'>;
  readonly wall: () => number;
};

/** Writes an action to the log that admins read, and to the server's own log. */
export async function logAction(
  { safety, audit, wall }: AdminLogDeps,
  { name, address }: Admin,
  action: string,
  subject: string,
  note = '',
): Promise<void> {
  await safety.addAction({ at: wall(), admin: name, action, subject, note });
  audit.admin(action, { target: subject, admin: name }, { address });
}
