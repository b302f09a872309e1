import { type Seat, seat } from '@saloon/kernel';
import type { SeatInfo, TableCommand } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { tablePath } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { plug } from '../../kit/icons/pages.ts';
import { announce, type TakeBack } from '../../kit/live.tsx';
import { toast } from '../../kit/toast.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { ReconnectButton, useRetryIn, whyRefused } from '../../shell/silence.tsx';
import { refusalText } from '../../table/frame/refusal.ts';
import { silentWords } from '../../table/frame/silent-words.ts';
import { Strip } from '../../table/frame/strip.tsx';
import { AwayBar } from '../away/away-bar.tsx';
import type { AwayProps } from '../away/away-props.ts';

type NoticesProps = AwayProps;

/** Strips over the scene that go away by themselves: connection, undo request, where the others went. */
export const Notices = (props: NoticesProps) => (
  <div class="notices">
    <SilentStrip store={props.store} />
    <StillThereBar {...props} />
    <UndoBar {...props} />
    <NextBar {...props} />
  </div>
);

/** Strips that stay until pressed, above the scene: what was missed, a seat held by a bot. */
export const Reminders = (props: NoticesProps) => (
  <div class="reminders">
    <AwayBar {...props} />
    <TakeBackBar {...props} />
  </div>
);

function SilentStrip({ store }: { readonly store: TableStore }) {
  const words = t().table;
  const line = store.status.value;
  const isSilent = line.type !== 'online';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isSilent) return setShown(false);
    let takeBack: TakeBack | undefined;
    const timer = setTimeout(() => {
      setShown(true);
      takeBack = announce(t().table.silent, 'now');
    }, 400);
    return () => {
      clearTimeout(timer);
      takeBack?.();
    };
  }, [isSilent]);
  const left = useRetryIn(line);
  if (!isSilent || !isShown) return null;
  const reason = line.type === 'refused' ? whyRefused(line) : undefined;
  return (
    <Strip kind="notice">
      <Icon of={plug} />
      <span>
        <b>{words.silent}</b> {reason ?? silentWords(left, store.sending.value !== undefined)}
      </span>
      <ReconnectButton line={line} />
    </Strip>
  );
}

/** Sends a strip's command, and says why if the table refuses. */
async function act(store: TableStore, command: TableCommand): Promise<void> {
  const sent = await store.do(command);
  if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
}

function UndoBar({ store, names }: NoticesProps) {
  const words = t().table;
  const state = store.state.value;
  const undo = state?.info.phase === 'playing' ? state.info.undo : undefined;
  const mine: Seat | undefined = state?.you.seat;
  const by = undo?.by;
  const mayAnswer = undo !== undefined && mine !== undefined && mine !== by && !undo.agreed.includes(mine);
  const hasAnswered = undo !== undefined && mine !== undefined && mine !== by && undo.agreed.includes(mine);
  const said = by === undefined ? undefined : by === mine ? words.undoYours : words.undoAsked(names(by));
  useEffect(() => {
    if (said === undefined || hasAnswered) return;
    return announce(said, mayAnswer ? 'now' : 'polite');
  }, [by, hasAnswered]);
  if (said === undefined) return null;
  return (
    <Strip kind="notice" class="calm">
      <span>{said}</span>
      {mayAnswer && (
        <>
          <button type="button" class="btn small" onClick={() => act(store, { type: 'answer-undo', isAgreed: true })}>
            {words.agree}
          </button>
          <button type="button" class="btn small" onClick={() => act(store, { type: 'answer-undo', isAgreed: false })}>
            {words.decline}
          </button>
        </>
      )}
    </Strip>
  );
}

/** Asks a player who keeps the others waiting whether they are still there. The others see whom it asked. */
function StillThereBar({ store, names }: NoticesProps) {
  const words = t().table;
  const state = store.state.value;
  const seats = state?.info.phase === 'playing' ? state.info.seats : [];
  const mine = state?.you.seat;
  const isAsked = (chair: SeatInfo | undefined) => chair?.type === 'person' && chair.askedUntil !== undefined;
  const isMe = mine !== undefined && isAsked(seats[mine]);
  const other = seats.findIndex(isAsked);
  const said = isMe
    ? `${words.stillThere} ${words.stillThereHint}`
    : other >= 0
      ? words.stillThereAsked(names(seat(other)))
      : undefined;
  useEffect(() => {
    if (said === undefined) return;
    return announce(said, isMe ? 'now' : 'polite');
  }, [said]);
  if (said === undefined) return null;
  if (!isMe) {
    return (
      <Strip kind="notice" class="calm">
        <span>{said}</span>
      </Strip>
    );
  }
  return (
    <Strip kind="notice">
      <span>
        <b>{words.stillThere}</b> {words.stillThereHint}
      </span>
      <button type="button" class="btn small" onClick={() => act(store, { type: 'still-here' })}>
        {words.stillHere}
      </button>
    </Strip>
  );
}

/** For visitors to a finished table whose players have moved to a new one. */
function NextBar({ store, isSolo }: NoticesProps) {
  const info = store.state.value?.info;
  if (info?.phase !== 'over' || info.next === undefined) return null;
  return (
    <Strip kind="notice" class="calm">
      <span>{t().table.nextIsOpen}</span>
      <a class="btn small" href={tablePath(info.next, isSolo)}>
        {t().table.toNext}
      </a>
    </Strip>
  );
}

function TakeBackBar({ store }: NoticesProps) {
  const words = t().table;
  const state = store.state.value;
  const mine = state?.you.seat;
  const chair = mine === undefined ? undefined : state?.info.seats[mine];
  const level = state?.info.phase === 'playing' && chair?.type === 'person' ? chair.standIn : undefined;
  useEffect(() => {
    if (level === undefined) return;
    return announce(`${words.standInForYou(t().levels[level])} ${words.takeBack}.`, 'now');
  }, [level]);
  if (mine === undefined || level === undefined) return null;
  return (
    <Strip kind="reminder" class="calm">
      <span>{words.standInForYou(t().levels[level])}</span>
      <button type="button" class="btn small" onClick={() => act(store, { type: 'sit', seat: seat(mine) })}>
        {words.takeBack}
      </button>
    </Strip>
  );
}
