import type { TableState } from '@saloon/client';
import './waiting-room.css';
import { type Seat, seat } from '@saloon/kernel';
import type { SeatInfo, TableCommand } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import type { GameTable, Gang } from '../../../core/games/contract.ts';
import type { GameWords } from '../../../core/games/entry.ts';
import { t } from '../../../core/i18n/index.ts';
import { pathTo } from '../../../core/router/paths.ts';
import { navigate } from '../../../core/router/router.ts';
import { settings } from '../../../core/settings/store.ts';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Bust, figureAmong } from '../../../kit/figures/bust.tsx';
import type { Figure } from '../../../kit/figures/figures.ts';
import { isProgram } from '../../../kit/figures/program-mark.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { linkedRings, scrollQuill, vintageRobot, woodenChair } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { Qr } from '../../../kit/qr.tsx';
import { toast } from '../../../kit/toast.tsx';
import { linkHere } from '../../../net/links.ts';
import { doSealed } from '../../../net/shares.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { LinkNote } from '../../../shell/links.tsx';
import { openSheet } from '../../../shell/open-sheet.ts';
import { nameIn } from '../../../table/frame/names.ts';
import { refusalText } from '../../../table/frame/refusal.ts';
import { Welcome } from '../../../table/frame/welcome.tsx';
import { copyInvite, invitedWith } from '../../../table/open/copy-invite.ts';
import { startGame } from '../../../table/open/start-game.ts';
import { NotifySwitch } from '../../push/notify-switch.tsx';
import { characterWords } from '../../table-form/characters.ts';
import { levelName } from '../../table-form/level-name.ts';
import { WatchingPart } from '../rail/watching-part.tsx';
import { usePortraits } from '../use-portraits.ts';
import { BotMenu } from './bot-menu.tsx';
import { optionLines } from './option-lines.ts';
import { RulesSheet } from './rules-sheet.tsx';
import { CutNote, ShufflePart } from './shuffle-part.tsx';
import { waitingHint } from './waiting-hint.ts';

type WaitingProps = {
  readonly store: TableStore;
  readonly state: TableState;
  readonly words: GameWords;
  readonly isSolo: boolean;
  readonly table: Pick<GameTable, 'gang'>;
};

/** The waiting room: who sits, which seats are free, and the link to invite others. */
export function WaitingRoom({ store, state, words, isSolo, table }: WaitingProps) {
  const text = t().table;
  const { info, you } = state;
  const act = async (command: TableCommand) => {
    const sent = await (command.type === 'sit' && !isSolo ? doSealed(store, command) : store.do(command));
    if (!sent.ok) tell(sent.code);
  };
  const tell = (code: string) => void toast(refusalText(settings.peek().lang, code, words), 'harm');
  const [isChanging, setChanging] = useState(false);
  const mine = you.seat === undefined ? undefined : info.seats[you.seat];
  const free = info.seats.map((_, i) => seat(i)).find((one) => info.seats[one]?.type === 'empty');
  const isFull = free === undefined;
  // While seats are free, the host's one brass button copies the link.
  const isInviting = !isSolo && you.isHost && !isFull;
  const hostSeat = info.host;
  const toScreen = async () => {
    // This device becomes the table, so its person plays on a phone.
    if (mine !== undefined) await act({ type: 'stand' });
    navigate(pathTo('/screen/:table', { table: info.id }));
  };
  const canChangeRules = !isSolo && you.isHost && info.shuffle?.settled === undefined && info.whatIf === undefined;
  const gangAt = (at: Seat) => table.gang?.(info.options, at, settings.value.lang);
  const who = info.seats.map((chair) => (chair.type === 'person' ? chair.name : '')).join();
  const portraits = usePortraits(info.id, who, isSolo);
  const copied = invitedWith();
  const lines = optionLines(info, words[settings.value.lang]);
  return (
    <div class="waiting">
      <section class="panel waiting-in">
        <div class="waiting-head">
          <div>
            <h2 class="sign">{text.waitingTitle}</h2>
            <p class="help" data-instead={copied}>
              {waitingHint(state)}
            </p>
          </div>
          {canChangeRules && (
            <button type="button" class="btn small" onClick={() => setChanging(true)}>
              {text.changeRules}
            </button>
          )}
        </div>
        <CutNote info={info} />
        {!isSolo && you.seat === undefined && free !== undefined && info.shuffle?.settled === undefined && (
          <Welcome
            info={info}
            host={hostSeat === undefined ? undefined : nameIn(t(), info.seats[hostSeat], hostSeat)}
            onSit={() => act({ type: 'sit', seat: free })}
          />
        )}
        <ul class="chairs">
          {info.seats.map((chair, i) => (
            <Chair
              key={i}
              chair={chair}
              state={state}
              act={act}
              at={seat(i)}
              gang={gangAt(seat(i))}
              portrait={portraits.get(i)}
            />
          ))}
        </ul>
        {!isSolo && mine !== undefined && info.options.pace === 'correspondence' && <NotifySwitch />}
        <div class="waiting-acts">
          {info.tournament !== undefined && (
            <a class="btn" href={pathTo('/tournament/:tournament', { tournament: info.tournament.id })}>
              {text.toTournament}
            </a>
          )}
          {mine?.type === 'person' && info.tournament === undefined && (
            <>
              <button type="button" class="btn ghost" onClick={() => act({ type: 'stand' })}>
                {text.stand}
              </button>
              <button
                type="button"
                class={mine.isReady || isInviting ? 'btn' : 'btn main'}
                aria-pressed={mine.isReady}
                onClick={() => act({ type: 'set-ready', isReady: !mine.isReady })}
              >
                {mine.isReady ? text.notYet : text.iAmReady}
              </button>
            </>
          )}
          {you.isHost && (
            <button
              type="button"
              class={isFull && mine?.type === 'person' && mine.isReady ? 'btn main' : 'btn'}
              onClick={() => startGame(store, tell)}
            >
              {info.shuffle?.settled === undefined ? text.start : text.shuffle.without}
              {!isFull && <small>{text.startWithBots}</small>}
            </button>
          )}
        </div>
      </section>
      {!isSolo && (
        <section class="panel invite">
          <h2 class="sign">{text.link}</h2>
          {you.isHost && <Qr text={linkHere()} label={text.qr} />}
          <input
            class="field"
            readOnly
            value={linkHere()}
            aria-label={text.link}
            onFocus={(e) => e.currentTarget.select()}
          />
          <LinkNote />
          <button type="button" class={isInviting ? 'btn main wide' : 'btn wide'} onClick={copyInvite}>
            <Icon of={copied === undefined ? linkedRings : checkMark} />
            {copied === undefined ? text.copy : text.isCopied}
          </button>
          {info.options.pace !== 'correspondence' && (
            <button type="button" class="btn wide" onClick={toScreen}>
              {t().lobby.bigScreen}
            </button>
          )}
          <WatchingPart watching={info.watching} isHost={you.isHost} act={act} />
          <ShufflePart info={info} />
          {lines.length > 0 && (
            <details>
              <summary class="unfold">{text.options}</summary>
              <dl class="lines">
                {lines.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </section>
      )}
      {isChanging && <RulesSheet store={store} info={info} onClose={() => setChanging(false)} />}
    </div>
  );
}

type ChairProps = {
  readonly chair: SeatInfo;
  readonly at: Seat;
  readonly gang: Gang | undefined;
  readonly portrait: Figure | undefined;
  readonly state: TableState;
  readonly act: (command: TableCommand) => Promise<void>;
};

function Chair({ chair, at, gang, portrait, state, act }: ChairProps) {
  const text = t().table;
  const { info, you } = state;
  const mark = (
    <>
      <Brand of={gang?.owner ?? at} />
      {gang !== undefined && <span class="chip gang">{gang.name}</span>}
    </>
  );
  if (chair.type === 'empty') {
    return (
      <li class="chair free">
        <span class="seat-pic">
          <Icon of={woodenChair} />
        </span>
        <span class="who">
          <b>{text.freeChair}</b>
          {mark}
        </span>
        <span class="chair-acts">
          {info.shuffle?.settled === undefined && (
            <button
              type="button"
              class={you.seat === undefined ? 'btn small can' : 'btn small ghost'}
              onClick={() => act({ type: 'sit', seat: at })}
            >
              {you.seat === undefined ? text.sit : text.moveHere}
            </button>
          )}
          {you.isHost && (
            <BotMenu
              game={info.game}
              at={at}
              onChoose={(level, personality) =>
                void act({ type: 'seat-bot', seat: at, level, ...(personality === undefined ? {} : { personality }) })
              }
            />
          )}
        </span>
      </li>
    );
  }
  const name = nameIn(t(), chair, at);
  const note =
    chair.type === 'bot'
      ? `${text.botOf(levelName(info.game, chair.level))}. ${chair.personality === undefined ? t().levelLines[chair.level] : characterWords().lines[chair.personality]}`
      : !chair.isHere
        ? text.away
        : chair.isReady
          ? text.isReady
          : text.notReady;
  return (
    <li class={chair.type === 'person' && chair.isReady ? 'chair ready' : 'chair'}>
      <span class="seat-pic">
        <Bust of={portrait ?? figureAmong(info.seats, at)} owner={gang?.owner ?? at} size={56} />
      </span>
      <span class="who">
        <b>{name}</b>
        {mark}
        {at === you.seat && <span class="you">{t().you}</span>}
        {isProgram(chair) && (
          <span class="chip">
            <Icon of={vintageRobot} />
            {text.program}
          </span>
        )}
        {you.isHost && state.marks?.includes(at) && (
          <span class="chip" title={text.markedHint}>
            {text.marked}
          </span>
        )}
        {at === info.host && <span class="chip">{text.host}</span>}
        <small>
          {chair.type === 'bot' && <Icon of={vintageRobot} />} {note}
        </small>
      </span>
      {at === you.seat && (
        <button
          type="button"
          class="ib"
          aria-label={t().bar.rename}
          title={t().bar.rename}
          onClick={() => openSheet('name')}
        >
          <Icon of={scrollQuill} />
        </button>
      )}
      {you.isHost && at !== you.seat && (
        <button
          type="button"
          class="ib"
          aria-label={text.removeOf(name)}
          onClick={() => act({ type: 'clear-seat', seat: at })}
        >
          ×
        </button>
      )}
    </li>
  );
}
