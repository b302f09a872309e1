import type { TableState } from '@saloon/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Around, AroundProps } from '../../core/games/around.ts';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { navigate, tablePath } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { figureAmong } from '../../kit/figures/bust.tsx';
import { Shuffling } from '../../kit/lazy.tsx';
import { toast } from '../../kit/toast.tsx';
import { namesAt } from '../../table/frame/names.ts';
import { refusalText } from '../../table/frame/refusal.ts';
import { tellerAt } from '../../table/telling/teller-at.ts';
import { endingAt } from '../table-page/ending/ending-at.ts';
import { RankingSheet } from '../table-page/ending/ranking-sheet.tsx';
import { passLink, type SeenTable } from './pass-link.ts';
import { useHiding } from './use-hiding.ts';

type AroundTableProps = {
  readonly seen: SeenTable | undefined;
  readonly around: Around;
  readonly table: GameTable;
  readonly words: GameWords;
};

/** Refusals of touches that came too late or twice: everyone sees why. */
const QUIET: readonly string[] = ['WRONG_PHASE', 'ALREADY_DONE', 'STALE_TURN', 'game-over'];
const RESULT_MS = 2500;
const NO_OFFER: TableState['offer'] = { moves: [], questions: {} };

/** A table that lies between its players. While somebody peeks, it is drawn from that player's view. */
export function AroundTable({ seen, around, table, words }: AroundTableProps) {
  const link = passLink();
  const { lang } = settings.value;
  const state = seen?.store.state.value;
  // Only the public view is kept: it is drawn while the worker changes from one viewer to another.
  const known = useRef<TableState | undefined>(undefined);
  if (seen?.holder === undefined && state !== undefined) known.current = state;
  const shown = state ?? known.current;
  const holder = seen?.holder;
  const isPeeking = useRef(false);
  const cover = useCallback(() => {
    if (isPeeking.current) link.hide();
    isPeeking.current = false;
  }, [link]);
  useHiding(holder !== undefined, cover, false);
  const peek = useCallback<AroundProps['peek']>(
    (seat) => {
      if (isPeeking.current) return;
      isPeeking.current = true;
      link.show(seat);
    },
    [link],
  );
  const act = useCallback<AroundProps['act']>(
    async (seat, move, { answers, ...touch } = {}) => {
      const command = { type: 'move', move, ...(answers === undefined ? {} : { answers }) } as const;
      const sent = await link.act(seat, command, touch);
      if (!sent.ok && !QUIET.includes(sent.code)) toast(refusalText(settings.peek().lang, sent.code, words), 'harm');
      return sent;
    },
    [link, words],
  );
  const info = shown?.info;
  const names = useMemo(() => (info === undefined ? undefined : namesAt(info)), [info]);
  const view = shown?.view;
  const tell = useMemo(
    () => (names === undefined ? () => '' : tellerAt({ table, words, lang, names, view, you: undefined })),
    [table, words, lang, names, view],
  );
  const [isResultOpen, setResultOpen] = useState(false);
  const isOver = info?.phase === 'over';
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setResultOpen(true), RESULT_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const next = info?.phase === 'over' ? info.next : undefined;
  useEffect(() => {
    if (next !== undefined) navigate(tablePath(next, true));
  }, [next]);
  const version = shown?.version ?? 0;
  useEffect(() => {
    if (shown !== undefined) link.shown(shown.info.id, version);
  }, [version]);
  if (shown === undefined || info === undefined || names === undefined || shown.view === undefined)
    return <Shuffling />;
  return (
    <>
      <around.Scene
        info={info}
        view={shown.view}
        offer={holder === undefined ? NO_OFFER : shown.offer}
        holder={holder}
        openMoves={link.openMoves.value}
        names={names}
        lang={lang}
        peek={peek}
        cover={cover}
        act={act}
        onLeave={() => navigate('/')}
      />
      {info.phase === 'over' && isResultOpen && seen !== undefined && (
        <RankingSheet
          info={info}
          you={{ seat: undefined }}
          names={names}
          owner={(seat) => seat}
          figure={(seat) => figureAmong(info.seats, seat)}
          called={names}
          title={() => undefined}
          swapsSides={false}
          verdict={table.verdict?.(shown.view, lang)}
          score={(score) => table.score?.(score, lang) ?? String(score)}
          note={(seat) => table.finalNote?.(shown.view, seat, lang)}
          isSolo={true}
          onAgain={() => link.again()}
          store={seen.store}
          ending={endingAt(table, {
            view: shown.view,
            batches: [],
            tell,
            you: undefined,
            names,
            chairs: info.seats,
            lang,
          })}
          onClose={() => setResultOpen(false)}
        />
      )}
    </>
  );
}
