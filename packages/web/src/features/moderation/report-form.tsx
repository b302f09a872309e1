import { REPORT_REASONS, type ReportReason, type TableId } from '@saloon/protocol';
import { useId, useState } from 'preact/hooks';
import { ask } from '../../net/api.ts';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';

type ReportFormProps = {
  readonly table: TableId;
  readonly seat: number;
  readonly name: string;
  readonly onDone: () => void;
};

/** Reports somebody to the host of the server. */
export function ReportForm({ table, seat, name, onDone }: ReportFormProps) {
  const words = peopleWords();
  const act = useAct();
  const id = useId();
  const [reason, setReason] = useState<ReportReason>('insults');
  const [note, setNote] = useState('');
  return (
    <form
      class="stack"
      aria-label={words.table.reportTitle(name)}
      onSubmit={async (event) => {
        event.preventDefault();
        const sent = await act.run(() => ask('POST /api/reports', { body: { table, seat, reason, note } }));
        if (sent !== undefined) onDone();
      }}
    >
      <label for={id}>{words.table.reason}</label>
      <select
        id={id}
        class="field"
        value={reason}
        onChange={(event) => setReason(REPORT_REASONS.find((one) => one === event.currentTarget.value) ?? 'other')}
      >
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {words.reasons[one]}
          </option>
        ))}
      </select>
      <label>
        {words.table.note}
        <input class="field" maxLength={500} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <p class="help">{words.table.reportHint}</p>
      <button type="submit" class="btn small harm" disabled={act.isBusy}>
        {words.table.send}
      </button>
      <ActNote act={act} />
    </form>
  );
}
