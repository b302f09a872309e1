import type { TableId, WebhookInfo } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ActNote } from '../../people/act-note.tsx';
import { ask } from '../../people/api.ts';
import { peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { settings } from '../../settings/store.ts';

/** Where the table posts "your turn", for its host and only if the operator allows it. */
export function WebhookPart({ table }: { readonly table: TableId }) {
  const words = peopleWords().table;
  const act = useAct();
  const path = `/api/tables/${table}/webhook`;
  const [info, setInfo] = useState<WebhookInfo>({ isAllowed: false });
  const [url, setUrl] = useState('');
  useEffect(() => {
    void ask<WebhookInfo>('GET', path).then((answer) => {
      if (!answer.ok) return;
      setInfo(answer.body);
      setUrl(answer.body.webhook?.url ?? '');
    });
  }, [path]);
  if (!info.isAllowed) return null;
  const save = async () => {
    const shape = url.includes('slack') ? 'slack' : 'discord';
    const { lang } = settings.peek();
    const saved = await act.run(() => ask<WebhookInfo>('PUT', path, { url, shape, lang }), words.webhookOn);
    if (saved !== undefined) setInfo(saved);
  };
  const stop = async () => {
    const saved = await act.run(() => ask<WebhookInfo>('DELETE', path));
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
