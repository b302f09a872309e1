import '../../table/frame/table.css';
import './tokens.css';
import './puzzle.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { navigate, tablePath } from '../../core/router/router.ts';
import { dayAt } from '../../kit/day.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import { toast } from '../../kit/toast.tsx';
import { openPlayOn } from '../../net/server.ts';
import { Frame } from '../table-page/frame.tsx';
import { dailyPuzzle, findPuzzle, type ListedPuzzle } from './catalog.ts';
import { Panel } from './panel.tsx';
import type { PuzzleLink } from './puzzle-link.ts';
import { puzzleWords } from './text/index.ts';
import { usePuzzle } from './use-puzzle.ts';
import { warmPuzzles } from './warm.ts';

type Props = {
  /** Empty for the puzzle of the day. */
  readonly game: string;
  readonly puzzle: string;
  /** The theme that the next puzzle is to have, if one was chosen. */
  readonly theme: string | undefined;
};

/** One puzzle at the real table: find the best move. */
export function PuzzlePage({ game, puzzle: id, theme }: Props) {
  // A puzzle that was opened before midnight stays that day's.
  const [day] = useState(() => dayAt(Date.now()));
  const puzzle = game === '' ? dailyPuzzle(day) : findPuzzle(game, id);
  const of = puzzle?.game ?? '';
  const loaded = useLoaded(of, async () => {
    const entry = tables[of];
    if (entry === undefined) return undefined;
    const [table, words] = await Promise.all([entry.table(), entry.words()]);
    return { table, words };
  });
  useEffect(() => warmPuzzles(of), [of]);
  const said = puzzleWords();
  useEffect(() => {
    document.title = `${said.panel}: ${titleOf(of)} · ${t().name}`;
  }, [said, of]);
  if (puzzle === undefined) return <Sorry>{said.missing}</Sorry>;
  if (loaded === 'failed') return <Broken />;
  if (loaded === 'loading' || loaded === undefined) return <Shuffling />;
  return <Laid puzzle={puzzle} day={day} theme={theme} {...loaded} />;
}

type LaidProps = {
  readonly puzzle: ListedPuzzle;
  readonly day: number;
  readonly theme: string | undefined;
  readonly table: GameTable;
  readonly words: GameWords;
};

function Laid({ puzzle, day, theme, table, words }: LaidProps) {
  const { link, state, gained, again } = usePuzzle(puzzle, day);
  const said = puzzleWords();
  const { store, verdict, isShown } = state;
  if (state.type === 'missing') return <Sorry>{said.missing}</Sorry>;
  if (state.type === 'unreachable') {
    return (
      <Sorry>
        {said.unreachable}{' '}
        <button type="button" class="btn pap small" onClick={again}>
          {said.reload}
        </button>
      </Sorry>
    );
  }
  if (store === undefined) return <Shuffling />;
  const panel = (
    <Panel
      puzzle={puzzle}
      theme={theme}
      state={state}
      store={store}
      table={table}
      words={words}
      gained={gained}
      onHint={() => link.hintPlease()}
      onShow={() => link.show()}
      onAgain={again}
      onPlayOn={() => void playOn(link)}
    />
  );
  return (
    <Frame
      key={state.n}
      store={store}
      isSolo={true}
      table={table}
      words={words}
      lesson={{ guide: panel, closed: isShown ? said.shown : verdict && said.closed, class: 'puzzle' }}
    />
  );
}

/** Continues the game against bots, from the position of the puzzle. */
async function playOn(link: PuzzleLink): Promise<void> {
  const { file, after, seat } = await link.recording();
  const opened = await openPlayOn({ file, after, seat, level: 'normal', replay: `#at-${after}` });
  if (opened.ok) navigate(tablePath(opened.table, true));
  else toast(puzzleWords().cannotPlayOn, 'harm');
}

const Sorry = ({ children }: { readonly children: ComponentChildren }) => (
  <main id="main">
    <Telegram
      title={t().table.telegram}
      code="Q-404"
      actions={
        <a class="btn main" href="/puzzles">
          {puzzleWords().toPuzzles}
        </a>
      }
    >
      {children}
    </Telegram>
  </main>
);
