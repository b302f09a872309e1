import type { TableState } from '@saloon/client';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { nameIn } from '../../../table/frame/names.ts';
import { roomWords } from '../words.ts';

type SeatRequestsProps = { readonly store: TableStore; readonly state: TableState };

/** The host decides whether another phone may play on for somebody. */
export function SeatRequests({ store, state }: SeatRequestsProps) {
  const said = roomWords(settings.value.lang);
  const { info, you } = state;
  const request = info.phase === 'playing' ? info.seatRequest : undefined;
  if (request === undefined || !you.isHost) return null;
  const { seat, name } = request;
  const answer = (isAgreed: boolean) => void store.do({ type: 'answer-seat', isAgreed });
  return (
    <div class="seat-request panel" role="alert">
      <p>{said.asksSeat(name, nameIn(t(), info.seats[seat], seat))}</p>
      <button type="button" class="btn small main" onClick={() => answer(true)}>
        {said.give}
      </button>
      <button type="button" class="btn small" onClick={() => answer(false)}>
        {said.refuse}
      </button>
    </div>
  );
}
