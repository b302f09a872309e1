import '../../../table/frame/table.css';
import './hand.css';
import './hand-layout.css';
import './private-parts.css';
import type { TableId } from '@saloon/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { toast } from '../../../kit/toast.tsx';
import { tendShuffle } from '../../../net/shares.ts';
import type { TableStore } from '../../../net/table-store.ts';
import { Frame } from '../../table-page/frame.tsx';
import { useKeepAwake } from '../keep-awake.ts';
import { useRoomTable } from '../use-room-table.ts';
import { type Loaded, WithGame } from '../with-game.tsx';
import { roomWords } from '../words.ts';
import { HandFrame } from './hand-frame.tsx';
import { HandWaiting } from './hand-waiting.tsx';
import { SeatRequests } from './seat-requests.tsx';

/** A screen that reloads is away for a moment. */
const GONE_MS = 3000;

/** A phone beside a big screen: its player's hand, or the whole table while there is no screen to look at. */
export function HandPage({ table }: { readonly table: TableId }) {
  const store = useRoomTable(table);
  useEffect(() => tendShuffle(store), [store]);
  useKeepAwake();
  return <WithGame store={store}>{(loaded) => <Hand {...loaded} store={store} />}</WithGame>;
}

function Hand({ store, table, words, newest }: Loaded & { readonly store: TableStore }) {
  const said = roomWords(settings.value.lang);
  const [canSee, setCanSee] = useState(true);
  const isThere = useScreen(newest.info.hasScreen === true);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current === isThere) return;
    wasThere.current = isThere;
    if (isThere) toast(said.screenBack);
  }, [isThere]);
  const { info, you } = newest;
  if (isThere && canSee) {
    if (info.phase === 'waiting' || you.seat === undefined) {
      return <HandWaiting store={store} state={newest} words={words} onTable={() => setCanSee(false)} />;
    }
    return <HandFrame store={store} table={table} words={words} newest={newest} onTable={() => setCanSee(false)} />;
  }
  return (
    <div class="hand-table">
      <p class="hand-strip" role="status">
        {isThere ? said.wholeTable : said.screenGone}
        {isThere && (
          <button type="button" class="btn small" onClick={() => setCanSee(true)}>
            {said.backToHand}
          </button>
        )}
      </p>
      <SeatRequests store={store} state={newest} />
      <Frame store={store} isSolo={false} table={table} words={words} />
    </div>
  );
}

/** Is a screen there? One that comes counts at once, one that goes only after a moment. */
function useScreen(hasScreen: boolean): boolean {
  const [isThere, setThere] = useState(hasScreen);
  useEffect(() => {
    if (hasScreen) return setThere(true);
    const timer = setTimeout(() => setThere(false), GONE_MS);
    return () => clearTimeout(timer);
  }, [hasScreen]);
  return isThere;
}
