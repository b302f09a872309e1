import type { TableId, WebhookInfo } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../core/settings/store.ts';
import { ask } from '../../net/api.ts';
import { ActNote } from '../people/act-note.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';

/** Where the table posts "your turn", for its host and only if the operator allows it. */
export function WebhookPart({ table }: { readonly table: TableId }) {
  const words = peopleWords().table;
  const act = useAct();
  const params = { table };
  const [info, setInfo] = useState<WebhookInfo>({ isAllowed: false });
  const [url, setUrl] = useState('');
  useEffect(() => {
    void ask('GET /api/tables/:table/webhook', { params }).then((answer) => {
      if (!answer.ok) return;
      setInfo(answer.body);
      setUrl(answer.body.webhook?.url ?? '');
    });
  }, [table]);
  if (!info.isAllowed) return null;
  const save = async () => {
    const shape = url.includes('slack') ? 'slack' : 'discord';
    const { lang } = settings.peek();
    const saved = await act.run(
      () => ask('PUT /api/tables/:table/webhook', { params, body: { url, shape, lang } }),
      words.webhookOn,
    );
    if (saved !== undefined) setInfo(saved);
  };
  const stop = async () => {
    const saved = await act.run(() => ask('DELETE /api/tables/:table/webhook', { params }));
    if (saved !== undefined) setInfo(saved);
  };
  return (
    <>
      <h3 class="sign">{words.webhook}</h3>
      <form
        class="act-row"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label>
          {words.webhookUrl}
          <input class="field" type="url" value={url} onInput={(event) => setUrl(event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn small">
          {peopleWords().save}
        </button>
        {info.webhook !== undefined && (
          <button type="button" class="btn small" onClick={stop}>
            {words.webhookOff}
          </button>
        )}
      </form>
      <ActNote act={act} />
    </>
  );
}
