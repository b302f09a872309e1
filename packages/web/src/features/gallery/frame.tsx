import '../../table/frame/table.css';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GameTable, GameTableProps } from '../../core/games/contract.ts';
import { tables } from '../../core/games/registry.ts';
import { settings } from '../../core/settings/store.ts';
import { Chairs } from '../../kit/figures/program-mark.tsx';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { useWide } from '../../kit/use-wide.ts';
import { namesAt } from '../../table/frame/names.ts';
import { NOTHING } from '../../table/happened/to-you.ts';
import { calledAt } from '../../table/telling/called.ts';
import { loadStaged, type Staged } from './staged.ts';

type SceneProps = { readonly game: string; readonly scene: string };

/** One table in one situation, as large as the window: what the fit test looks at. Nothing can be played. */
export function SceneFrame({ game, scene }: SceneProps) {
  const loaded = useLoaded(`${game}/${scene}`, async () => {
    const [staged, table] = await Promise.all([loadStaged(game, scene), tables[game]?.table()]);
    return { staged, table };
  });
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed' || loaded.table === undefined) return <Broken />;
  return <StagedTable staged={loaded.staged} table={loaded.table} />;
}

function StagedTable({ staged, table }: { readonly staged: Staged; readonly table: GameTable }) {
  const isWide = useWide('(min-width: 1180px)');
  const { info, view, moves, you, now } = staged;
  const still = useMemo(() => ({ now: signal(now), events: signal([]) }), [staged]);
  const names = useMemo(() => namesAt(info), [info]);
  const props: GameTableProps = {
    info,
    view,
    offer: { moves, questions: {} },
    you: { seat: you, isHost: true },
    now: still.now,
    clock: () => now,
    events: still.events,
    send: async () => ({ ok: true }),
    sending: undefined,
    names,
    called: calledAt({ table, view, lang: settings.value.lang, names }),
    tell: () => undefined,
    lang: settings.value.lang,
    settings: settings.value,
    closed: undefined,
    story: { now: [], waiting: 0, skip: () => {} },
    toYou: NOTHING,
    onFinale: () => {},
    openRule: () => {},
  };
  return (
    <div class={isWide ? 'table-page wide' : 'table-page'}>
      <header class="bar table-bar">
        <div class="stage">{table.Stage !== undefined && <table.Stage {...props} />}</div>
      </header>
      <main id="main" tabIndex={-1} class="scene" data-region="table">
        <Chairs.Provider value={info.seats}>
          <table.Scene {...props} />
        </Chairs.Provider>
      </main>
      {isWide && <aside class="rail">{table.Fact !== undefined && <table.Fact {...props} />}</aside>}
    </div>
  );
}
