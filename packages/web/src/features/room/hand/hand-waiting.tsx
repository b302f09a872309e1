import type { TableState } from '@saloon/client';
import { seat as seatAt } from '@saloon/kernel';
import type { TableCommand } from '@saloon/protocol';
import type { GameWords } from '../../../core/games/entry.ts';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { Brand } from '../../../kit/figures/brand.tsx';
import { toast } from '../../../kit/toast.tsx';
import { doSealed } from '../../../net/shares.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { nameIn } from '../../../table/frame/names.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { Welcome } from '../../../table/frame/welcome.tsx';
import { startGame } from '../../../table/open/start-game.ts';
import { roomWords } from '../words.ts';
import { AskSeat } from './ask-seat.tsx';
import { Reactions } from './reactions.tsx';

type HandWaitingProps = {
  readonly store: TableStore;
  readonly state: TableState;
  readonly words: GameWords;
  readonly onTable: () => void;
};

/** Before the game, or without a seat in it: sit down, get ready, start. */
export function HandWaiting({ store, state, words, onTable }: HandWaitingProps) {
  const said = roomWords(settings.value.lang);
  const { info, you } = state;
  const act = async (command: TableCommand) => {
    const sent = await (command.type === 'sit' ? doSealed(store, command) : store.do(command));
    if (!sent.ok) tell(sent.code);
  };
  const tell = (code: string) => void toast(refusalText(settings.peek().lang, code, words), 'harm');
  const free = info.seats.findIndex(({ type }) => type === 'empty');
  const isWaiting = info.phase === 'waiting';
  const mine = you.seat === undefined ? undefined : info.seats[you.seat];
  return (
    <main id="main" class="hand-waiting">
      {mine?.type === 'person' && you.seat !== undefined ? (
        <section class="panel">
          <Brand of={you.seat} />
          <h1 class="sign">{nameIn(t(), mine, you.seat)}</h1>
          <p>
            <b>{said.seated}.</b> {said.seatedHint}
          </p>
          <button
            type="button"
            class={mine.isReady ? 'btn wide' : 'btn main wide'}
            aria-pressed={mine.isReady}
            onClick={() => act({ type: 'set-ready', isReady: !mine.isReady })}
          >
            {mine.isReady ? t().table.notYet : t().table.iAmReady}
          </button>
          {you.isHost && (
            <button
              type="button"
              class={mine.isReady ? 'btn main wide' : 'btn wide'}
              onClick={() => startGame(store, tell)}
            >
              {said.start}
              {free >= 0 && <small>{said.startHint}</small>}
            </button>
          )}
          <Reactions store={store} />
        </section>
      ) : isWaiting && free >= 0 ? (
        <Welcome info={info} host={undefined} onSit={() => act({ type: 'sit', seat: seatAt(free) })} />
      ) : (
        <section class="panel">
          <h1 class="sign">{isWaiting ? said.full : said.begun}</h1>
          {isWaiting ? <p>{said.fullHint}</p> : <AskSeat state={state} act={act} />}
        </section>
      )}
      <button type="button" class="btn ghost" onClick={onTable}>
        {you.isHost && isWaiting ? said.allSettings : said.cannotSee}
      </button>
    </main>
  );
}
