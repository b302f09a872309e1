import type { TableCommand, Watching } from '@saloon/protocol';
import { useId } from 'preact/hooks';
import { t } from '../../../core/i18n/index.ts';
import { spokenTime } from '../../../core/i18n/time.ts';
import { settings } from '../../../core/settings/store.ts';
import { watchDelays } from './watch-delays.ts';

type WatchingPartProps = {
  readonly watching: Watching;
  readonly isHost: boolean;
  readonly act: (command: TableCommand) => Promise<void>;
};

/** Who may watch, and with what delay. The host sets it, others read it. */
export function WatchingPart({ watching, isHost, act }: WatchingPartProps) {
  const words = t().table;
  const id = useId();
  const { lang } = settings.value;
  const { isAllowed, delay } = watching;
  const inWords = (seconds: number) => spokenTime(lang, seconds * 1000);
  if (!isHost) {
    const open = delay === 0 ? words.watchOpen : words.watchBehind(inWords(delay));
    return <p class="help">{isAllowed ? open : words.watchClosed}</p>;
  }
  const set = (some: Partial<Watching>) => act({ type: 'set-watching', ...watching, ...some });
  return (
    <div class="watching-part">
      <label class="switch">
        <input
          type="checkbox"
          checked={isAllowed}
          onChange={(event) => set({ isAllowed: event.currentTarget.checked })}
        />
        <span>
          <b>{words.letWatch}</b>
          <small>{words.letWatchHint}</small>
        </span>
      </label>
      {isAllowed && (
        <>
          <label for={id}>{words.watchDelay}</label>
          <select
            id={id}
            class="field"
            value={String(delay)}
            aria-describedby={`${id}-help`}
            onChange={(event) => set({ delay: Number(event.currentTarget.value) })}
          >
            {watchDelays(watching).map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {seconds === 0 ? words.noDelay : inWords(seconds)}
              </option>
            ))}
          </select>
          <p class="help" id={`${id}-help`}>
            {words.watchDelayHint}
          </p>
        </>
      )}
    </div>
  );
}
