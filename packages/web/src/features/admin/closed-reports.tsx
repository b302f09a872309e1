import type { ReportInfo } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords, timeOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { askAdmin } from './use-admin.ts';

/** The reports that admins have dealt with, loaded when they are unfolded. */
export function ClosedReports() {
  const words = peopleWords();
  const act = useAct();
  const [reports, setReports] = useState<readonly ReportInfo[] | undefined>(undefined);
  const load = async () => {
    const found = await act.run(() => askAdmin('GET /api/admin/reports', { query: { closed: '1' } }));
    setReports(found?.reports ?? []);
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && void load()}>
      <summary class="unfold">{words.admin.closed}</summary>
      {reports?.length === 0 && <p class="help">{words.admin.noClosed}</p>}
      <ul class="person-list">
        {reports?.map(({ id, at, about, reporter, reason, note, closedAt, closedBy = '', outcome = '' }) => (
          <li key={id}>
            <b>
              {words.reasons[reason]}: {words.admin.about(about.name, reporter.name)}
            </b>
            {note !== '' && <p>{note}</p>}
            <p class="help">
              {timeOf(at)} · {words.admin.closedBy(closedBy, timeOf(closedAt ?? at))}: {outcome}
            </p>
          </li>
        ))}
      </ul>
      <ActNote act={act} />
    </details>
  );
}
