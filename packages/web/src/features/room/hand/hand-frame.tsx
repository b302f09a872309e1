import type { Seat } from '@saloon/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../../core/i18n/index.ts';
import { pathTo } from '../../../core/router/paths.ts';
import { navigate } from '../../../core/router/router.ts';
import { settings } from '../../../core/settings/store.ts';
import { figureAmong } from '../../../kit/figures/bust.tsx';
import { Chairs, chairsAt } from '../../../kit/figures/program-mark.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { magnifyingGlass } from '../../../kit/icons/search.ts';
import { eye, scrollQuill } from '../../../kit/icons/tables.ts';
import { Sheet } from '../../../kit/sheet.tsx';
import type { TableStore } from '../../../net/table-store.ts';
import { Log } from '../../../table/frame/log.tsx';
import { useGameProps } from '../../../table/frame/use-game-props.ts';
import { SeatMark } from '../../../table/plates/seat-mark.tsx';
import { TellingContext } from '../../../table/story/story-context.ts';
import { RankingSheet } from '../../table-page/ending/ranking-sheet.tsx';
import { useResult } from '../use-result.ts';
import type { Loaded } from '../with-game.tsx';
import { roomWords } from '../words.ts';
import { isAskedIn } from './asked-seats.ts';
import { Reactions } from './reactions.tsx';
import { SeatRequests } from './seat-requests.tsx';

const BUZZ_MS = 200;
const nothing = () => undefined;

type HandFrameProps = Loaded & {
  readonly store: TableStore;
  /** Opens the whole table on this device. */
  readonly onTable: () => void;
};

/** Own cards, question and answers. Everything else is on the big screen. */
export function HandFrame({ store, table, words, newest, onTable }: HandFrameProps) {
  const said = roomWords(settings.value.lang);
  const [isLogOpen, setLogOpen] = useState(false);
  const { state, gameProps, telling, rankingIn, log, showEnd } = useGameProps({
    store,
    table,
    words,
    newest,
    isLesson: false,
    closed: undefined,
    isSilent: true,
    openRule: (id) => navigate(pathTo('/rules/:game#:rule', { game: newest.info.game, rule: id })),
  });
  const { isResultOpen, closeResult } = useResult('hand', newest.info, rankingIn);
  const { info, you, view } = state;
  const chairs = useMemo(() => chairsAt(info), [info]);
  const { names, called, tell, lang } = gameProps;
  const isAsked = info.phase === 'playing' && you.seat !== undefined && isAskedIn(view, you.seat);
  const isWaitedFor = isAsked && state.offer.moves.length > 0;
  useEffect(() => {
    if (isWaitedFor) navigator.vibrate?.(BUZZ_MS);
  }, [isWaitedFor]);
  const title =
    you.seat === undefined
      ? undefined
      : (table.role?.(view, you.seat, lang)?.name ?? table.title?.(view, you.seat, lang));
  const mark = (seat: Seat) => <SeatMark table={table} view={view} seat={seat} />;
  return (
    <div class="hand-page" data-asked={isWaitedFor ? 'yes' : 'no'} data-newest={newest.version}>
      <header class="hand-bar">
        {you.seat !== undefined && mark(you.seat)}
        {you.seat !== undefined && (
          <b class="sign">
            {title ?? names(you.seat)}
            {title !== undefined && <small>{names(you.seat)}</small>}
          </b>
        )}
        <button type="button" class="ib" aria-label={said.cannotSee} title={said.cannotSee} onClick={onTable}>
          <Icon of={magnifyingGlass} />
        </button>
        <button type="button" class="ib" aria-label={said.log} title={said.log} onClick={() => setLogOpen(true)}>
          <Icon of={scrollQuill} />
        </button>
        <Reactions store={store} />
      </header>
      <SeatRequests store={store} state={newest} />
      <main id="main" class="scene" data-shown={state.version} aria-label={t().table.scene}>
        <Chairs.Provider value={chairs}>
          <TellingContext.Provider value={telling}>
            <table.Scene {...gameProps} />
          </TellingContext.Provider>
        </Chairs.Provider>
        {!isWaitedFor && (
          <div class="look-up">
            <Icon of={eye} />
            <b class="poster">{said.lookUp}</b>
            <p>
              {said.story} {said.buzz}
            </p>
            <button type="button" class="btn small ghost" onClick={onTable}>
              {said.cannotSee}
            </button>
          </div>
        )}
      </main>
      {isLogOpen && (
        <Sheet kind="side" class="rail-sheet" title={said.log} onClose={() => setLogOpen(false)}>
          <Log
            events={log}
            version={state.version}
            tell={tell}
            past={table.past}
            you={you.seat}
            mark={mark}
            onRule={nothing}
          />
        </Sheet>
      )}
      {info.phase === 'over' && isResultOpen && (
        <RankingSheet
          info={info}
          you={you}
          names={names}
          called={called}
          title={(seat) => table.role?.(view, seat, lang)?.name ?? table.title?.(view, seat, lang)}
          swapsSides={table.swapsSides === true}
          owner={(seat) => table.owner?.(view, seat) ?? seat}
          sign={(seat) => table.sign?.(view, seat)}
          figure={(seat) => table.figure?.(view, seat) ?? figureAmong(info.seats, seat)}
          verdict={table.verdict?.(view, lang)}
          score={(score) => table.score?.(score, lang) ?? String(score)}
          note={(seat) => table.finalNote?.(view, seat, lang)}
          isSolo={false}
          store={store}
          hasScreen
          ending={undefined}
          onShown={showEnd}
          onClose={closeResult}
        />
      )}
    </div>
  );
}
