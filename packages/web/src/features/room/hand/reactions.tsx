import { EMOTES } from '@saloon/protocol';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { Icon } from '../../../kit/icon.tsx';
import { talk } from '../../../kit/icons/tables.ts';
import { toast } from '../../../kit/toast.tsx';
import type { TableStore } from '../../../net/table-store.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { roomWords } from '../words.ts';

/** Quick reactions: they appear beside the player on the big screen. */
export function Reactions({ store }: { readonly store: TableStore }) {
  return (
    <details class="reactions">
      <summary class="ib" aria-label={roomWords(settings.value.lang).reactions}>
        <Icon of={talk} />
      </summary>
      <div class="panel">
        {EMOTES.map((emote) => (
          <button
            key={emote}
            type="button"
            class="btn small"
            onClick={async (event) => {
              event.currentTarget.closest('details')?.removeAttribute('open');
              const sent = await store.do({ type: 'emote', emote });
              if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
            }}
          >
            {t().emotes[emote]}
          </button>
        ))}
      </div>
    </details>
  );
}
