import '../table/table.css';
import './replay.css';
import { problemIn } from '@saloon/recording';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../shell/lazy.tsx';
import type { ReplayPageProps } from '../contract.ts';
import { titleOf } from '../lobby/games.ts';
import { FileChooser } from './file-chooser.tsx';
import { loadParts, partsOf } from './game-parts.ts';
import { ReplayTable } from './replay-table.tsx';
import { replayWords } from './text/index.ts';
import { LARGEST, type OpenReel, type Reel, type Source, useReel, warmUp } from './use-reel.ts';

/** The replay of a finished game: from a table, from this browser, or from a file. */
export function ReplayPage({ table, isSolo, isBefore }: ReplayPageProps) {
  const [file, setFile] = useState<{ readonly text: string; readonly n: number } | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const take = async (chosen: File) => {
    // A file over the limit is not read. One character too many makes the parser refuse it with the right message.
    const text = chosen.size > LARGEST ? ' '.repeat(LARGEST + 1) : await chosen.text();
    history.replaceState(undefined, '', location.pathname);
    setFile((last) => ({ text, n: (last?.n ?? 0) + 1 }));
  };
  const source = useMemo((): Source | undefined => {
    if (file !== undefined) return { type: 'file', text: file.text };
    if (table === '') return undefined;
    return isSolo ? { type: 'solo', table, isBefore } : { type: 'server', table };
  }, [file, table, isSolo, isBefore]);
  useEffect(() => {
    if (source === undefined) warmUp();
  }, [source]);
  if (source === undefined) return <FileChooser trouble={undefined} onFile={take} />;
  const key = `${source.type}-${table}-${isBefore}-${file?.n ?? 0}-${tries}`;
  return <ReelPage key={key} source={source} onFile={take} onAgain={() => setTries(tries + 1)} />;
}

type ReelProps = {
  readonly source: Source;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
};

function ReelPage({ source, onFile, onAgain }: ReelProps) {
  const reel = useReel(source);
  useEffect(() => {
    document.title =
      reel.type === 'open'
        ? `${replayWords().of(titleOf(reel.head.game))} · ${t().name}`
        : `${replayWords().title} · ${t().name}`;
  }, [reel]);
  if (reel.type === 'loading') return <Shuffling />;
  if (reel.type === 'open') return <GameLoader source={source} reel={reel} />;
  return (
    <FileChooser trouble={troubleOf(reel)} onFile={onFile} onAgain={reel.type === 'offline' ? onAgain : undefined} />
  );
}

function troubleOf(reel: Exclude<Reel, { type: 'loading' | 'open' }>): string {
  const words = replayWords();
  if (reel.type === 'not-there') return words.notThere;
  if (reel.type === 'offline') return words.offline;
  if (reel.type === 'missing-edition') return words.missingEdition(reel.edition);
  return words.broken(reel.line, problemIn(settings.value.lang, reel.problem));
}

function GameLoader({ source, reel }: { readonly source: Source; readonly reel: OpenReel }) {
  const { game } = reel.head;
  const asked = useLoaded(game, () => loadParts(game));
  // Usually loaded already while the worker played the game: then it shows without losing a frame.
  const loaded = partsOf(game) ?? asked;
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  if (loaded === undefined) return <FileChooser trouble={replayWords().unknownGame} onFile={() => undefined} />;
  return <ReplayTable reel={reel} source={source} table={loaded.table} words={loaded.words} />;
}
