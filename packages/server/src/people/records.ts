import type { RunSql } from '../store/shared-sql.ts';
import { DeviceRecords } from './device-records.ts';
import { PasskeyRecords } from './passkey-records.ts';
import { PersonRecords } from './person-records.ts';
import { RecoveryRecords } from './recovery-records.ts';
import { TicketRecords } from './ticket-records.ts';
import { TieRecords } from './tie-records.ts';

export type PeopleRecords = ReturnType<typeof peopleRecords>;

/** Everything that is stored about people. */
export const peopleRecords = (run: RunSql, wall: () => number) => ({
  people: new PersonRecords(run),
  devices: new DeviceRecords(run),
  passkeys: new PasskeyRecords(run),
  recovery: new RecoveryRecords(run),
  tickets: new TicketRecords(run, wall),
  ties: new TieRecords(run),
});
