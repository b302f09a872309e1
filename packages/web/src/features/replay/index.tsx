import '../../table/frame/table.css';
import './replay.css';
import type { GameId } from '@saloon/kernel';
import { problemIn } from '@saloon/recording';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { FileChooser } from './file-chooser.tsx';
import { loadParts, partsOf } from './game-parts.ts';
import { ReplayTable } from './replay-table.tsx';
import { replayWords } from './text/index.ts';
import { useGivenGame } from './use-given-game.ts';
import {
  LARGEST,
  type OpenRecording,
  type RecordingState,
  type Source,
  useRecording,
  warmUp,
} from './use-recording.ts';

type ReplayPageProps = {
  /** Empty for a file. */
  readonly table: string;
  readonly isSolo: boolean;
  /** Shows the game that this solo table continues. */
  readonly isBefore: boolean;
  /** Shows the sample recording of this game. */
  readonly sample?: GameId;
};

/** The replay of a finished game: from a table, from this browser, from a file, from the link, or a sample. */
export function ReplayPage({ table, isSolo, isBefore, sample }: ReplayPageProps) {
  const [file, setFile] = useState<{ readonly text: string; readonly n: number } | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const given = useGivenGame(sample);
  const take = async (chosen: File) => {
    // A file over the limit is not read. One character too many makes the parser refuse it with the right message.
    const text = chosen.size > LARGEST ? ' '.repeat(LARGEST + 1) : await chosen.text();
    history.replaceState(undefined, '', location.pathname);
    setFile((last) => ({ text, n: (last?.n ?? 0) + 1 }));
  };
  const source = useMemo((): Source | undefined => {
    if (file !== undefined) return { type: 'file', text: file.text };
    if (typeof given === 'object') return { type: 'file', text: given.text };
    if (table === '') return undefined;
    return isSolo ? { type: 'solo', table, isBefore } : { type: 'server', table };
  }, [file, given, table, isSolo, isBefore]);
  useEffect(() => {
    if (source === undefined) warmUp();
  }, [source]);
  if (source === undefined && given === 'loading') return <Shuffling />;
  if (source === undefined) return <FileChooser trouble={undefined} onFile={take} />;
  const key = `${source.type}-${table}-${isBefore}-${file?.n ?? 0}-${tries}`;
  return <RecordingPage key={key} source={source} onFile={take} onAgain={() => setTries(tries + 1)} />;
}

type RecordingProps = {
  readonly source: Source;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
};

function RecordingPage({ source, onFile, onAgain }: RecordingProps) {
  const recording = useRecording(source);
  useEffect(() => {
    document.title =
      recording.type === 'open'
        ? `${replayWords().of(titleOf(recording.head.game))} · ${t().name}`
        : `${replayWords().title} · ${t().name}`;
  }, [recording]);
  if (recording.type === 'loading') return <Shuffling />;
  if (recording.type === 'open') return <GameLoader source={source} recording={recording} />;
  return (
    <FileChooser
      trouble={troubleOf(recording)}
      onFile={onFile}
      onAgain={recording.type === 'offline' ? onAgain : undefined}
    />
  );
}

function troubleOf(recording: Exclude<RecordingState, { type: 'loading' | 'open' }>): string {
  const words = replayWords();
  if (recording.type === 'not-there') return words.notThere;
  if (recording.type === 'offline') return words.offline;
  if (recording.type === 'day-open') return words.dayOpen;
  if (recording.type === 'missing-edition') return words.missingEdition(recording.edition);
  return words.broken(recording.line, problemIn(settings.value.lang, recording.problem));
}

function GameLoader({ source, recording }: { readonly source: Source; readonly recording: OpenRecording }) {
  const { game } = recording.head;
  const asked = useLoaded(game, () => loadParts(game));
  // Usually loaded already while the worker played the game: then it shows without losing a frame.
  const loaded = partsOf(game) ?? asked;
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  if (loaded === undefined) return <FileChooser trouble={replayWords().unknownGame} onFile={() => undefined} />;
  return <ReplayTable recording={recording} source={source} table={loaded.table} words={loaded.words} />;
}
