import { useSignal } from '@preact/signals';
import type { TableState } from '@saloon/client';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { replayPath } from '../../core/router/paths.ts';
import { navigate, tablePath } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { figureAmong } from '../../kit/figures/bust.tsx';
import { Chairs, chairsAt } from '../../kit/figures/program-mark.tsx';
import { toRegion } from '../../kit/focus.ts';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { announce } from '../../kit/live.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { playAmbience } from '../../kit/sound/ambience.ts';
import { play } from '../../kit/sound/sound.ts';
import { toast } from '../../kit/toast.tsx';
import { useWide } from '../../kit/use-wide.ts';
import type { TableStore } from '../../net/table-store.ts';
import { EmoteLayer } from '../../table/emotes/emote-layer.tsx';
import { forcedMove } from '../../table/frame/forced-move.ts';
import { keptTurns, useKeptTurns } from '../../table/frame/kept-turns.ts';
import { stripsNow } from '../../table/frame/strip.tsx';
import { useForced } from '../../table/frame/use-forced.ts';
import { useGameProps } from '../../table/frame/use-game-props.ts';
import { HappenedLayer } from '../../table/happened/happened-layer.tsx';
import { HintContext, isSameMove, type ShownHint } from '../../table/hint/hint-context.ts';
import { HintSheet } from '../../table/hint/hint-sheet.tsx';
import { hasHints, useHint } from '../../table/hint/use-hint.ts';
import { TellingContext } from '../../table/story/story-context.ts';
import { TalkLayer } from '../../table/talk/talk-layer.tsx';
import { isHeard } from '../moderation/hidden-authors.ts';
import { useHiddenAuthors } from '../moderation/use-hidden-authors.ts';
import { endingAt } from './ending/ending-at.ts';
import { RankingSheet } from './ending/ranking-sheet.tsx';
import { keepSeries, seriesBefore, withGame } from './ending/series.ts';
import { Notices, Reminders } from './notices.tsx';
import type { PassPart } from './pass-part.ts';
import { chatNews } from './rail/chat-news.ts';
import { Rail, type RailTab } from './rail/rail.tsx';
import { TableBar } from './table-bar.tsx';
import { WaitingRoom } from './waiting/waiting-room.tsx';

/** What a lesson adds to the frame: the guide, and why the player can't act while it speaks. */
export type LessonPart = {
  readonly guide: ComponentChildren;
  readonly closed: string | undefined;
  /** The class of a page that isn't a lesson, and whose guide is a panel beside the table. */
  readonly class?: string;
};

export type FrameProps = {
  readonly store: TableStore;
  readonly isSolo: boolean;
  readonly table: GameTable;
  readonly words: GameWords;
  /** Only in a lesson: no clock is announced, and no ranking covers the guide. */
  readonly lesson?: LessonPart;
  /** Only where several people play on one device. */
  readonly pass?: PassPart;
};

/** The frame of every table: top bar, scene, side panel and sheets. */
export function Frame(props: FrameProps) {
  const state = props.store.state.value;
  return state === undefined ? null : <Seated {...props} state={state} />;
}

function Seated({
  store,
  isSolo,
  table,
  words,
  state: newest,
  lesson,
  pass,
}: FrameProps & { readonly state: TableState }) {
  const tab = useSignal<RailTab>('log');
  const isRailOpen = useSignal(false);
  const rule = useSignal<string | undefined>(undefined);
  const isResultOpen = useSignal(false);
  const seenChat = useSignal(newest.chat.length);
  // A page with its own panel has no room for a rail: it opens as a sheet.
  const isWide = useWide('(min-width: 1180px)') && lesson?.class === undefined;
  const show = useCallback((next: RailTab) => {
    tab.value = next;
    isRailOpen.value = true;
    if (next === 'chat') requestAnimationFrame(() => document.querySelector<HTMLElement>('#say')?.focus());
  }, []);
  const openRule = useCallback((id: string) => {
    rule.value = id;
    show('rules');
  }, []);
  const { state, shown, gameProps, telling, rankingIn, log, isEndShown, showEnd } = useGameProps({
    store,
    table,
    words,
    newest,
    openRule,
    isLesson: lesson !== undefined,
    closed: lesson?.closed,
  });
  const { info, you } = state;
  const chairs = useMemo(() => chairsAt(info, pass !== undefined), [info, pass === undefined]);
  const { names, called, tell, send, toYou } = gameProps;
  const { lang } = settings.value;
  const { hint, ask: askHint } = useHint(store, state);
  useHotkeys({
    t: askHint,
    l: () => show('log'),
    c: () => show('chat'),
    h: () => void toRegion('hand'),
    b: () => void toRegion('table'),
    r: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-rule]')?.dataset.rule;
      if (id !== undefined) openRule(id);
    },
  });

  useKeptTurns(info.id, table, store.events, newest.view);
  useEffect(() => (table.ambience === undefined ? undefined : playAmbience(table.ambience)), [table]);

  useEffect(() => {
    if (rankingIn === undefined || lesson !== undefined) return;
    const timer = setTimeout(() => {
      isResultOpen.value = true;
    }, rankingIn);
    return () => clearTimeout(timer);
  }, [rankingIn]);
  const next = info.phase === 'over' ? info.next : undefined;
  // Viewers who are here when the next table opens go there. Viewers who return to this one later may stay.
  const knownNext = useRef(next);
  useEffect(() => {
    if (next !== undefined && next !== knownNext.current) {
      if (info.phase === 'over') keepSeries(next, withGame(seriesBefore(info.id), info, info.outcome.ranks));
      navigate(tablePath(next, isSolo));
    }
    knownNext.current = next;
  }, [next, isSolo]);

  useHiddenAuthors();
  const isRailShown = isWide || isRailOpen.value;
  const isChatShown = isRailShown && tab.value === 'chat';
  const { length: lines } = state.chat;
  // No sound for old messages or your own.
  const heard = useRef(lines);
  useEffect(() => {
    const { undone, rules, others } = chatNews(state.chat, heard.current, you.seat, isHeard);
    if (isChatShown) seenChat.value = lines;
    // No event announces an undone move. If the chat is open, it is read there.
    else {
      for (const seat of undone) toast(`${names(seat)} ${t().table.undone}`);
      for (const name of rules) toast(`${name} ${t().table.rulesSet}`);
    }
    if (others > 0) play('pop');
    heard.current = lines;
  }, [isChatShown, lines]);
  const unread = isChatShown ? 0 : chatNews(state.chat, seenChat.value, you.seat, isHeard).others;
  const line = store.status.value;
  const forced =
    settings.value.playsForced && lesson === undefined && shown.waiting === 0
      ? forcedMove(table, gameProps)
      : undefined;
  useForced(forced, state.version, send);
  const playProps = forced === undefined ? gameProps : { ...gameProps, isForced: true };
  const shownHint = useMemo<ShownHint | undefined>(() => {
    const best = hint.value?.moves?.[0];
    if (best === undefined || hint.value?.isWhole) return undefined;
    return {
      move: state.offer.moves.find((move) => isSameMove(move, best.move)),
      text: messages[lang].hint.toWin(words[lang].describeMove(best.move, called), best.chances, best.margin),
      play: () => {
        hint.value = undefined;
        void send(best.move);
      },
      more: () => {
        if (hint.value !== undefined) hint.value = { ...hint.value, isWhole: true };
      },
    };
  }, [hint.value, lang, words, called, send]);
  useEffect(() => {
    if (shownHint !== undefined) announce(shownHint.text, 'now');
  }, [shownHint?.move]);
  const rail = (
    <Rail
      props={gameProps}
      log={log}
      store={store}
      version={state.version}
      hasChat={pass === undefined}
      replay={lesson === undefined && pass === undefined ? `${replayPath({ table: info.id, isSolo })}#at-0` : undefined}
      table={table}
      tab={tab}
      rule={rule}
      unread={unread}
    />
  );
  const isWaiting = info.phase === 'waiting';
  const noticed = { store, tell, names, isSolo, table, words };
  return (
    <div
      data-newest={newest.version}
      class={`table-page${lesson === undefined ? '' : ` ${lesson.class ?? 'lesson'}`}${isWide ? ' wide' : ''}${line.type === 'online' ? '' : ' silent'}${stripsNow()}`}
    >
      <TableBar
        props={gameProps}
        version={state.version}
        table={table}
        store={store}
        isSolo={isSolo}
        isLesson={lesson !== undefined}
        pass={pass}
        isWide={isWide}
        unread={unread}
        isEndShown={isEndShown}
        onHint={hasHints(state) ? askHint : undefined}
        onRail={() => show(unread > 0 ? 'chat' : tab.peek())}
        onRules={() => show('rules')}
        onResult={() => {
          isResultOpen.value = true;
        }}
      />
      {lesson?.guide}
      <main
        id="main"
        tabIndex={-1}
        class="scene"
        data-region="table"
        data-shown={state.version}
        data-open={state.offer.moves.length > 0 ? 'yes' : 'no'}
        data-showing={shown.waiting > 0 || shown.now.length > 0 ? 'yes' : 'no'}
        aria-label={t().table.scene}
      >
        {lesson === undefined && <Notices {...noticed} />}
        {lesson === undefined && <Reminders {...noticed} />}
        {isWaiting || state.view === undefined || state.view === null ? (
          <WaitingRoom store={store} state={state} words={words} isSolo={isSolo} table={table} />
        ) : (
          <Chairs.Provider value={chairs}>
            <TellingContext.Provider value={telling}>
              <HintContext.Provider value={shownHint}>
                <table.Scene {...playProps} />
              </HintContext.Provider>
            </TellingContext.Provider>
          </Chairs.Provider>
        )}
        <EmoteLayer chat={newest.chat} isHeard={isHeard} />
        {settings.value.hasBotTalk && table.moodsOf && (
          <TalkLayer events={gameProps.events} info={info} moodsOf={table.moodsOf} />
        )}
        <HappenedLayer now={toYou.now} />
      </main>
      {isWide ? (
        <aside class="rail" data-region="rail" aria-label={t().table.rail}>
          {rail}
        </aside>
      ) : (
        isRailOpen.value && (
          <Sheet
            kind="side"
            class="rail-sheet"
            title={t().table.openRail}
            onClose={() => {
              isRailOpen.value = false;
            }}
          >
            {rail}
          </Sheet>
        )
      )}
      {hint.value?.isWhole && (
        <HintSheet
          moves={hint.value.moves}
          offered={hint.value.offer.moves.length}
          words={words}
          names={names}
          onPlay={(move) => {
            hint.value = undefined;
            void send(move);
          }}
          onClose={() => {
            hint.value = undefined;
          }}
        />
      )}
      {info.phase === 'over' && isResultOpen.value && (
        <RankingSheet
          info={info}
          you={you}
          names={names}
          called={called}
          title={(seat) => table.role?.(state.view, seat, lang)?.name ?? table.title?.(state.view, seat, lang)}
          swapsSides={table.swapsSides === true}
          owner={(seat) => table.owner?.(state.view, seat) ?? seat}
          sign={(seat) => table.sign?.(state.view, seat)}
          figure={(seat) => table.figure?.(state.view, seat) ?? figureAmong(state.info.seats, seat)}
          verdict={table.verdict?.(state.view, settings.value.lang)}
          score={(score) => table.score?.(score, settings.value.lang) ?? String(score)}
          note={(seat) => table.finalNote?.(state.view, seat, settings.value.lang)}
          isSolo={isSolo}
          onAgain={pass?.again}
          store={store}
          ending={endingAt(table, {
            view: state.view,
            batches: keptTurns(info.id),
            tell,
            you: you.seat,
            names,
            chairs: info.seats,
            lang,
          })}
          onShown={showEnd}
          onClose={() => {
            isResultOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
