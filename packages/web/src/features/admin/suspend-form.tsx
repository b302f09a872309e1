import type { UserId } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { askAdmin } from './use-admin.ts';

/** Suspends somebody until a time, for a reason that they read. */
export function SuspendForm({
  user,
  onDone = () => undefined,
}: {
  readonly user: UserId;
  readonly onDone?: () => void;
}) {
  const words = peopleWords().admin;
  const act = useAct();
  const [hours, setHours] = useState('24');
  const [reason, setReason] = useState('');
  return (
    <form
      class="act-row"
      onSubmit={async (event) => {
        event.preventDefault();
        const given = { params: { user }, body: { hours: Number(hours), reason } };
        await act.run(() => askAdmin('POST /api/admin/people/:user/suspend', given), words.done);
        onDone();
      }}
    >
      <label>
        {words.hours}
        <input
          class="field"
          type="number"
          min="0"
          value={hours}
          onInput={(event) => setHours(event.currentTarget.value)}
        />
      </label>
      <label>
        {words.reason}
        <input class="field" required value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button type="submit" class="btn small harm">
        {words.suspend}
      </button>
      <ActNote act={act} />
    </form>
  );
}
