import { DeviceRecords } from '../../core/identity/device-records.ts';
import { PersonRecords } from '../../core/identity/person-records.ts';
import type { RunSql } from '../../core/store/shared-sql.ts';
import { PasskeyRecords } from './passkey-records.ts';
import { RecoveryRecords } from './recovery-records.ts';
import { TicketRecords } from './ticket-records.ts';

export type PeopleRecords = ReturnType<typeof peopleRecords>;

/** Everything that is stored about people and their ways in. */
export const peopleRecords = (run: RunSql, wall: () => number) => ({
  people: new PersonRecords(run),
  devices: new DeviceRecords(run),
  passkeys: new PasskeyRecords(run),
  recovery: new RecoveryRecords(run),
  tickets: new TicketRecords(run, wall),
});
