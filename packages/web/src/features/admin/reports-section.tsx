import type { ReportInfo } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { pathTo } from '../../core/router/paths.ts';
import { ActNote } from '../people/act-note.tsx';
import { Section } from '../people/section.tsx';
import { peopleWords, timeOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { ClosedReports } from './closed-reports.tsx';
import { SuspendForm } from './suspend-form.tsx';
import { askAdmin } from './use-admin.ts';

/** What players have reported, with the last messages. */
export function ReportsSection() {
  const words = peopleWords().admin;
  const act = useAct();
  const [reports, setReports] = useState<readonly ReportInfo[]>([]);
  const load = async () => {
    const found = await act.run(() => askAdmin('GET /api/admin/reports', { query: {} }));
    setReports(found?.reports ?? []);
  };
  useEffect(() => void load(), []);
  return (
    <Section title={words.reports}>
      {reports.length === 0 && <p>{words.noReports}</p>}
      {reports.map((report) => (
        <ReportPart key={report.id} report={report} onDone={load} />
      ))}
      <ActNote act={act} />
      <ClosedReports key={reports.length} />
    </Section>
  );
}

function ReportPart({ report, onDone }: { readonly report: ReportInfo; readonly onDone: () => Promise<void> }) {
  const words = peopleWords();
  const { id, at, about, reporter, reason, note, messages, table } = report;
  const act = useAct();
  const [outcome, setOutcome] = useState('');
  return (
    <article class="report">
      <h3 class="sign">
        {words.reasons[reason]}: {words.admin.about(about.name, reporter.name)}
      </h3>
      <p class="help">
        {timeOf(at)} · <a href={pathTo('/table/:table', { table })}>{table}</a>
      </p>
      {note !== '' && <p>{note}</p>}
      <ul>
        {messages.map((message, i) => (
          <li key={i}>
            <b>{message.name}</b>: {message.text}
          </li>
        ))}
      </ul>
      <SuspendForm user={about.user} />
      <form
        class="act-row"
        onSubmit={async (event) => {
          event.preventDefault();
          const closed = await act.run(() =>
            askAdmin('POST /api/admin/reports/:id/close', { params: { id }, body: { outcome } }),
          );
          if (closed !== undefined) await onDone();
        }}
      >
        <label>
          {words.admin.outcome}
          <input class="field" required value={outcome} onInput={(event) => setOutcome(event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn small">
          {words.admin.closeReport}
        </button>
      </form>
      <ActNote act={act} />
    </article>
  );
}
