import type { TableState } from '@saloon/client';
import { seat as seatAt } from '@saloon/kernel';
import type { TableCommand } from '@saloon/protocol';
import { settings } from '../../../core/settings/store.ts';
import { Brand } from '../../../kit/figures/brand.tsx';
import { roomWords } from '../words.ts';

type AskSeatProps = { readonly state: TableState; readonly act: (command: TableCommand) => Promise<void> };

/** A phone without a seat in a running game: it may have replaced another one. */
export function AskSeat({ state: { info }, act }: AskSeatProps) {
  const said = roomWords(settings.value.lang);
  const request = info.phase === 'playing' ? info.seatRequest : undefined;
  if (request !== undefined) return <p>{said.asked}</p>;
  const away = info.seats.flatMap((chair, i) =>
    chair.type === 'person' && !chair.isHere ? { seat: seatAt(i), name: chair.name } : [],
  );
  return (
    <>
      <p>{said.begunHint}</p>
      {away.map(({ seat, name }) => (
        <button key={seat} type="button" class="btn wide" onClick={() => act({ type: 'ask-seat', seat })}>
          <Brand of={seat} />
          {said.take(name)}
        </button>
      ))}
    </>
  );
}
