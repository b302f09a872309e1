import type { TableState } from '@saloon/client';
import type { Seat } from '@saloon/kernel';
import { type ChatLine, EMOTES, LIMITS } from '@saloon/protocol';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { titleOf } from '../../../core/games/titles.ts';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { toast } from '../../../kit/toast.tsx';
import type { TableStore } from '../../../net/table-store.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { useNewest } from '../../../table/frame/use-newest.ts';
import { isHeard } from '../../moderation/hidden-authors.ts';

type ChatProps = { readonly store: TableStore; readonly mark: (seat: Seat) => ComponentChildren };

/** Chat at the table, with six quick reactions. */
export function Chat({ store, mark }: ChatProps) {
  const words = t().table;
  const [text, setText] = useState('');
  const [isForTeam, setForTeam] = useState(false);
  const hasTeam = teamOf(store.state.value).length > 1;
  const chat = (store.state.value?.chat ?? []).filter(isHeard);
  const box = useRef<HTMLOListElement>(null);
  const follow = useNewest(box, chat.length);
  const say = async (command: Parameters<TableStore['do']>[0]) => {
    const sent = await store.do(command);
    if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
  };
  return (
    <div class="chat">
      {chat.length === 0 ? (
        <p class="nothing">{words.noChat}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
        <ol ref={box} tabIndex={0} aria-label={words.chat} aria-live="polite" onScroll={follow}>
          {chat.map((line, i) => (
            <li key={i} class={line.to === 'team' ? 'team' : ''}>
              {line.seat !== undefined && mark(line.seat)}
              <span>
                <b>{line.name}</b> {line.to === 'team' && <em class="chip">{words.toTeam}</em>} <Said line={line} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <fieldset class="emotes" aria-label={words.emotes}>
        {EMOTES.map((emote) => (
          <button key={emote} type="button" onClick={() => say({ type: 'emote', emote })}>
            {t().emotes[emote]}
          </button>
        ))}
      </fieldset>
      {hasTeam && (
        <fieldset class="pills to-whom" aria-label={words.toWhom}>
          <button type="button" aria-pressed={!isForTeam} onClick={() => setForTeam(false)}>
            {words.toAll}
          </button>
          <button type="button" aria-pressed={isForTeam} onClick={() => setForTeam(true)}>
            {words.toTeam}
          </button>
        </fieldset>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void say({ type: 'chat', text, ...(hasTeam && isForTeam ? { to: 'team' } : {}) });
          setText('');
        }}
      >
        <input
          id="say"
          class="field"
          value={text}
          maxLength={LIMITS.chatLength}
          aria-label={words.say}
          placeholder={words.say}
          autocomplete="off"
          enterkeyhint="send"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn small">
          {words.send}
        </button>
      </form>
    </div>
  );
}

/** A chat line: a message, a reaction, or a note from the table. */
function Said({ line }: { readonly line: ChatLine }) {
  if (line.type === 'text') return <>{line.text}</>;
  if (line.type === 'emote') return <em>{saidOf(line)}</em>;
  return <i class="told">{saidOf(line)}</i>;
}

/** What a line says, after the name. */
export function saidOf(line: ChatLine): string {
  const words = t().table;
  switch (line.type) {
    case 'text':
      return line.text;
    case 'emote':
      return t().emotes[line.emote];
    case 'stood-in':
      return words.stoodIn[line.why](t().levels[line.level]);
    case 'took-back':
      return words.tookBack;
    case 'undone':
      return words.undone;
    case 'races-sealed':
      return words.racesSealed;
    case 'rules-set':
      return line.game === undefined ? words.rulesSet : words.gameSet(titleOf(line.game));
  }
}

/** The teammates who hear team chat, in games with teams. */
export function teamOf(state: Pick<TableState, 'info' | 'you'> | undefined): readonly Seat[] {
  const seat = state?.you.seat;
  if (state === undefined || seat === undefined) return [];
  return state.info.teams?.find((team) => team.includes(seat)) ?? [];
}
