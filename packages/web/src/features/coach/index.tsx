import '../../table/frame/table.css';
import '../replay/replay.css';
import './tokens.css';
import './coach.css';
import { type Names, type Seat, seatsOf } from '@saloon/kernel';
import { problemIn } from '@saloon/recording';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { replayPath } from '../../core/router/paths.ts';
import { parseSeat } from '../../core/router/seat-link.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import {
  type CoachPlace,
  type Fetched,
  fetchSource,
  handedFile,
  LARGEST,
  textSource,
} from '../../local/coach-source.ts';
import { onlyPerson } from '../../local/only-person.ts';
import { recordedName } from '../../table/frame/names.ts';
import { SeatMark } from '../../table/plates/seat-mark.tsx';
import { calledAt, listedAt } from '../../table/telling/called.ts';
import { FileChooser } from '../replay/file-chooser.tsx';
import { replayWords } from '../replay/text/index.ts';
import { CoachTable } from './coach-table.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { coachWords } from './text/index.ts';
import { type Coach, useCoach } from './use-coach.ts';

/** Reviews a finished game: from a table, from this browser, or from a file if `table` is empty. */
export function CoachPage(place: CoachPlace) {
  const [file, setFile] = useState<{ readonly text: string; readonly n: number } | undefined>(() => {
    const text = handedFile();
    return text === undefined ? undefined : { text, n: 0 };
  });
  const [tries, setTries] = useState(0);
  const take = async (chosen: File) => {
    // A file over the limit is not read. One character too many makes the parser refuse it with the right message.
    const text = chosen.size > LARGEST ? ' '.repeat(LARGEST + 1) : await chosen.text();
    setFile((last) => ({ text, n: (last?.n ?? 0) + 1 }));
  };
  if (file === undefined && place.table === '') return <FileChooser trouble={undefined} onFile={take} />;
  const find = file === undefined ? () => fetchSource(place) : async (): Promise<Fetched> => textSource(file.text);
  return (
    <Opened
      key={`${file?.n ?? 'table'}-${tries}`}
      find={find}
      replay={file === undefined ? replayPath(place) : undefined}
      onFile={take}
      onAgain={() => setTries(tries + 1)}
    />
  );
}

type OpenedProps = {
  readonly find: () => Promise<Fetched>;
  /** The address of this game's replay, if it has one. */
  readonly replay: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onAgain: () => void;
};

function Opened({ find, replay, onFile, onAgain }: OpenedProps) {
  const coach = useCoach(find);
  const title = coach.type === 'open' ? coachWords().of(titleOf(coach.head.game)) : coachWords().title;
  useEffect(() => {
    document.title = `${title} · ${t().name}`;
  }, [title]);
  if (coach.type === 'loading') return <Shuffling />;
  if (coach.type === 'open') return <WithWords coach={coach} replay={replay} />;
  return (
    <FileChooser trouble={troubleOf(coach)} onFile={onFile} onAgain={coach.type === 'offline' ? onAgain : undefined} />
  );
}

function troubleOf(coach: Exclude<Coach, { type: 'loading' | 'open' }>): string {
  const words = replayWords();
  switch (coach.type) {
    case 'not-there':
      return words.notThere;
    case 'unfinished':
      return coachWords().unfinished;
    case 'offline':
      return words.offline;
    case 'day-open':
      return words.dayOpen;
    case 'missing-edition':
      return words.missingEdition(coach.edition);
    case 'broken':
      return words.broken(coach.line, problemIn(settings.value.lang, coach.problem));
  }
}

type WordsProps = { readonly coach: Extract<Coach, { type: 'open' }>; readonly replay: string | undefined };

/** Loads the game's texts and picks the seat: from the link, or chosen by the reader. */
function WithWords({ coach, replay }: WordsProps) {
  const { head } = coach;
  const { lang } = settings.value;
  const [seat, setSeat] = useState<Seat | undefined>(
    () => parseSeat(location.hash, head.seats) ?? onlyPerson(head.names),
  );
  const names: Names = useMemo(() => (of) => recordedName(messages[lang], head.names[of], of), [head, lang]);
  const loaded = useLoaded(head.game, async () => {
    const entry = tables[head.game];
    if (entry === undefined) return undefined;
    const [table, words] = await Promise.all([entry.table(), entry.words()]);
    return { table, words };
  });
  useEffect(() => {
    if (seat !== undefined) coach.count(seat);
  }, [seat]);
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  if (loaded === undefined) return <FileChooser trouble={replayWords().unknownGame} onFile={() => undefined} />;
  const { table, words } = loaded;
  const at = { table, view: head.cast, lang, names };
  const people = { called: calledAt(at), listed: listedAt(at) };
  if (seat === undefined) {
    const mark = (one: Seat) => <SeatMark table={table} view={head.cast} seat={one} />;
    return <SeatChoice seats={seatsOf(head.seats)} names={people.listed} mark={mark} onSeat={setSeat} />;
  }
  return (
    <CoachTable coach={coach} seat={seat} words={words} replay={replay} {...people} table={table} onSeat={setSeat} />
  );
}
