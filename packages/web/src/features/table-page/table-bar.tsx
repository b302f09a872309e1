import { useSignal } from '@preact/signals';
import type { TableCommand } from '@saloon/protocol';
import type { GameTable, GameTableProps } from '../../core/games/contract.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { spokenTime } from '../../core/i18n/time.ts';
import { navigate } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { saloonDoors } from '../../kit/icons/pages.ts';
import {
  anticlockwiseRotation,
  bookCover,
  crossroad,
  exitDoor,
  eyeTarget,
  lightBulb,
  padlock,
  talk,
} from '../../kit/icons/tables.ts';
import { trophy } from '../../kit/icons/today.ts';
import { Lazy } from '../../kit/lazy.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { toast } from '../../kit/toast.tsx';
import { forgetTable } from '../../net/my-tables.ts';
import type { TableStore } from '../../net/table-store.ts';
import { SettingsButton, SoundButton, ThemeButton } from '../../shell/top-bar.tsx';
import { mayUndo } from '../../table/frame/may-undo.ts';
import { hasOnlyBots } from '../../table/frame/only-bots.ts';
import { refusalText } from '../../table/frame/refusal.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { PassPart } from './pass-part.ts';
import { WatchingPart } from './rail/watching-part.tsx';

const loadPeople = () => import('./rail/table-people.tsx').then(({ TablePeople }) => TablePeople);

type TableBarProps = {
  readonly props: GameTableProps;
  /** The version that the page shows. */
  readonly version: number;
  readonly table: GameTable;
  readonly store: TableStore;
  readonly isSolo: boolean;
  /** In a lesson the guide handles undo. */
  readonly isLesson: boolean;
  readonly pass: PassPart | undefined;
  readonly isWide: boolean;
  readonly unread: number;
  /** Until then nothing tells who won. */
  readonly isEndShown: boolean;
  /** Undefined where hints are not allowed. */
  readonly onHint: (() => void) | undefined;
  readonly onRail: () => void;
  readonly onRules: () => void;
  readonly onResult: () => void;
};

/** The top bar of a table: exit, game, progress and buttons. */
export function TableBar({
  props,
  version,
  table,
  store,
  isSolo,
  isLesson,
  pass,
  isWide,
  unread,
  isEndShown,
  onHint,
  onRail,
  onRules,
  onResult,
}: TableBarProps) {
  const words = t().table;
  const { info, you } = props;
  const isLeaving = useSignal(false);
  const isSettingsOpen = useSignal(false);
  const isPlaying = info.phase === 'playing';
  const isCountedDeal = info.duplicate?.startsWith('daily ') === true;
  const dealNote = isCountedDeal ? words.countedDeal : words.sameCards;
  const act = async (command: TableCommand) => {
    const sent = await store.do(command);
    if (!sent.ok) toast(refusalText(settings.peek().lang, sent.code, undefined), 'harm');
  };
  const leave = () => {
    // Not awaited: the connection may be down, and an abandoned seat becomes free by itself.
    if (you.seat !== undefined && !isSolo && !isCountedDeal) void store.do({ type: 'stand' });
    if (info.phase === 'waiting') forgetTable(info.id);
    navigate('/');
  };
  const askUndo = () => act({ type: 'ask-undo' });
  const concede = isPlaying && you.seat !== undefined ? table.concede?.(props.view, you.seat) : undefined;
  const giveUp = async () => {
    isLeaving.value = false;
    // The game asks twice; the sheet was the first question.
    const first = await props.send(concede);
    if (first.ok) await props.send(concede);
  };
  // The table refuses it there: a button that only says no isn't worth showing.
  const canUndo = isPlaying && !isLesson && you.seat !== undefined && mayUndo(info);
  const undoWord = hasOnlyBots(info, you.seat) ? words.undo : words.undoAsk;
  const askLeave = () => {
    if (isPlaying && you.seat !== undefined && (!isSolo || concede !== undefined)) isLeaving.value = true;
    else leave();
  };
  const closeSettings = () => {
    isSettingsOpen.value = false;
  };
  return (
    <header class="bar table-bar">
      <a class="ib home" href="/" aria-label={words.home} title={words.home}>
        <Icon of={saloonDoors} />
      </a>
      <div class="what">
        <h1 class="sign">{titleOf(info.game)}</h1>
        {info.title !== '' && <small>{info.title}</small>}
        {info.isRated === true && <small title={t().open.ratedHint}>{t().open.rated}</small>}
        {info.duplicate !== undefined && <small>{dealNote}</small>}
        {info.whatIf !== undefined && !isLesson && <small title={words.whatIfHint}>{words.whatIf}</small>}
      </div>
      {table.Stage !== undefined && info.phase !== 'waiting' && (
        <div class="stage" data-shown={version}>
          <table.Stage {...props} />
        </div>
      )}
      <span class="sp" />
      {info.whatIf !== undefined && !isLesson && (
        <a
          class="chip what-if"
          href={info.whatIf.replay}
          title={words.whatIfHint}
          aria-label={`${words.whatIf}. ${words.backToReplay}`}
        >
          <Icon of={crossroad} />
          <span class="long">{words.backToReplay}</span>
        </a>
      )}
      {you.seat === undefined && info.phase !== 'waiting' && pass === undefined && (
        <span class="chip watching">
          {isSolo || info.watching.delay === 0
            ? words.watching
            : words.watchingLate(spokenTime(settings.value.lang, info.watching.delay * 1000))}
        </span>
      )}
      {info.spectators > 0 && (
        <span class="chip" title={words.spectators(info.spectators)}>
          <Icon of={eyeTarget} />
          <span aria-hidden="true">{info.spectators}</span>
          <span class="sr">{words.spectators(info.spectators)}</span>
        </span>
      )}
      {info.phase === 'over' && !isLesson && isEndShown && (
        <IconButton of={trophy} label={words.over} class="gold" onClick={onResult} />
      )}
      {pass?.hide !== undefined && (
        <IconButton of={padlock} label={pass.hide.label} class="hide-cards" onClick={pass.hide.act} />
      )}
      {onHint !== undefined && (
        <IconButton
          of={lightBulb}
          label={t().hint.ask}
          class="hint"
          isDisabled={props.offer.moves.length === 0}
          onClick={onHint}
        />
      )}
      {canUndo && <IconButton of={anticlockwiseRotation} label={undoWord} class="undo" onClick={askUndo} />}
      {!isWide && (
        <button type="button" class="ib" title={words.openRail} onClick={onRail}>
          <span class="sr">{words.openRail} </span>
          <Icon of={talk} />
          {unread > 0 && (
            <span class="badge">
              <span aria-hidden="true">{unread}</span>
              <span class="sr">{words.newMessages(unread)}</span>
            </span>
          )}
        </button>
      )}
      <IconButton of={bookCover} label={words.rules} onClick={onRules} />
      <span class="roomy">
        <SoundButton />
        <ThemeButton />
      </span>
      <SettingsButton
        onOpen={() => {
          isSettingsOpen.value = true;
        }}
      />
      <IconButton of={exitDoor} label={words.leave} class="roomy" onClick={askLeave} />
      {isSettingsOpen.value && (
        <Lazy
          id="settings"
          load={loadSettings}
          fallback=""
          props={{
            onClose: closeSettings,
            children: (
              <section class="this-table" aria-label={words.thisTable}>
                <h3 class="sign">{words.thisTable}</h3>
                {/* On a phone the progress of the game has the place of its title. */}
                {info.duplicate !== undefined && <p class="help">{dealNote}</p>}
                {!isSolo && <WatchingPart watching={info.watching} isHost={you.isHost} act={act} />}
                <div class="this-table-acts">
                  {canUndo && (
                    <button
                      type="button"
                      class="btn small"
                      onClick={() => {
                        closeSettings();
                        void askUndo();
                      }}
                    >
                      <Icon of={anticlockwiseRotation} />
                      {undoWord}
                    </button>
                  )}
                  <button
                    type="button"
                    class="btn small"
                    onClick={() => {
                      closeSettings();
                      askLeave();
                    }}
                  >
                    <Icon of={exitDoor} />
                    {words.leave}
                  </button>
                </div>
                {!isSolo && !isLesson && (
                  <Lazy
                    id="table-people"
                    load={loadPeople}
                    props={{ table: info.id, isHost: you.isHost, isWaiting: info.phase === 'waiting' }}
                    fallback=""
                  />
                )}
              </section>
            ),
          }}
        />
      )}
      {isLeaving.value && (
        <Sheet
          title={words.cannotLeaveTitle}
          onClose={() => {
            isLeaving.value = false;
          }}
          footer={
            <>
              <button
                type="button"
                class="btn"
                onClick={() => {
                  isLeaving.value = false;
                }}
              >
                {words.stay}
              </button>
              {concede !== undefined && (
                <button type="button" class="btn ghost a-concede" onClick={giveUp}>
                  {words.giveUp}
                </button>
              )}
              <button type="button" class="btn harm" onClick={leave}>
                {words.leave}
              </button>
            </>
          }
        >
          <p>
            {isCountedDeal
              ? words.leaveDeal
              : isSolo
                ? words.leaveSolo
                : info.isRated === true
                  ? `${words.leaveHint} ${words.leaveRated}`
                  : words.leaveHint}
          </p>
          {concede !== undefined && <p>{words.giveUpHint}</p>}
        </Sheet>
      )}
    </header>
  );
}
