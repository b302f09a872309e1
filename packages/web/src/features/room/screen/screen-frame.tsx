import { useEffect } from 'preact/hooks';
import { titleOf } from '../../../core/games/titles.ts';
import { t } from '../../../core/i18n/index.ts';
import { settings } from '../../../core/settings/store.ts';
import { Chairs, chairsAt } from '../../../kit/figures/program-mark.tsx';
import { playAmbience } from '../../../kit/sound/ambience.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { EmoteLayer } from '../../../table/emotes/emote-layer.tsx';
import { useGameProps } from '../../../table/frame/use-game-props.ts';
import { TellingContext } from '../../../table/story/story-context.ts';
import { endingAt } from '../../table-page/ending/ending-at.ts';
import { useJoinCode } from '../use-join-code.ts';
import { useResult } from '../use-result.ts';
import type { Loaded } from '../with-game.tsx';
import { JoinCorner } from './join-corner.tsx';
import { ScreenResult } from './screen-result.tsx';
import { ScreenWaiting } from './screen-waiting.tsx';

const nothing = () => undefined;

/** The public table: the game's scene as a spectator sees it, the join code, and the result at the end. */
export function ScreenFrame({ store, table, words, newest }: Loaded & { readonly store: TableStore }) {
  const { state, shown, gameProps, telling, rankingIn } = useGameProps({
    store,
    table,
    words,
    newest,
    isLesson: false,
    closed: undefined,
    openRule: nothing,
  });
  const { isResultOpen } = useResult('screen', newest.info, rankingIn);
  const { info, view } = state;
  const invitation = useJoinCode(info.id);
  const { lang } = settings.value;
  useEffect(() => {
    document.title = `${titleOf(info.game, lang)} · ${t().name}`;
  }, [info.game, lang]);
  useEffect(() => (table.ambience === undefined ? undefined : playAmbience(table.ambience)), [table]);
  const isWaiting = info.phase === 'waiting' || view === undefined || view === null;
  if (isWaiting) return <ScreenWaiting info={info} invitation={invitation} chat={newest.chat} />;
  return (
    <div class="screen-page" data-newest={newest.version}>
      <header class="screen-bar">
        {table.Stage === undefined ? <b class="sign">{titleOf(info.game, lang)}</b> : <table.Stage {...gameProps} />}
        {info.phase === 'playing' && <JoinCorner invitation={invitation} />}
      </header>
      <main
        id="main"
        class="scene"
        data-shown={state.version}
        data-showing={shown.waiting > 0 || shown.now.length > 0 ? 'yes' : 'no'}
        aria-label={t().table.scene}
      >
        <Chairs.Provider value={chairsAt(info)}>
          <TellingContext.Provider value={telling}>
            <table.Scene {...gameProps} />
          </TellingContext.Provider>
        </Chairs.Provider>
        <EmoteLayer chat={newest.chat} />
        {info.phase === 'over' && isResultOpen && (
          <ScreenResult
            info={info}
            view={view}
            table={table}
            names={gameProps.names}
            ending={endingAt(table, {
              view,
              batches: [],
              tell: gameProps.tell,
              you: undefined,
              names: gameProps.names,
              chairs: info.seats,
              lang,
            })}
          />
        )}
      </main>
    </div>
  );
}
