import { type Names, type Seat, seat as seatOf, seatsOf } from '@saloon/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { messages } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { fetchSource, textSource } from '../../local/coach-source.ts';
import { onlyPerson } from '../../local/only-person.ts';
import { recordedName } from '../../table/frame/names.ts';
import { type Coach, useCoach } from '../coach/use-coach.ts';
import { replayWords } from '../replay/text/index.ts';
import { CoachView } from './coach-view.tsx';
import { DecisionTable } from './decision-table.tsx';
import { type Compared, pairsOf } from './logic.ts';
import { compareWords } from './text/index.ts';

const sourceOf = ({ table = '', file }: Compared) =>
  file === undefined ? fetchSource({ table, isSolo: false, isBefore: false }) : Promise.resolve(textSource(file));

type Props = { readonly left: Compared; readonly right: Compared; readonly seat?: Seat };

/** Two games of the same deal, decision by decision. */
export function SideBySide({ left, right, seat }: Props) {
  const words = compareWords();
  const first = useCoach(() => sourceOf(left));
  const second = useCoach(() => sourceOf(right));
  if (first.type === 'loading' || second.type === 'loading') return <Shuffling />;
  if (first.type !== 'open' || second.type !== 'open') {
    if (first.type === 'day-open' || second.type === 'day-open') return <p class="error">{replayWords().dayOpen}</p>;
    const isGone = first.type === 'not-there' || second.type === 'not-there';
    return <p class="error">{isGone ? words.noSuch : words.broken}</p>;
  }
  const at = seat === undefined ? {} : { seat };
  return <Open left={left} right={right} first={first} second={second} {...at} />;
}

type OpenCoach = Extract<Coach, { type: 'open' }>;
type OpenProps = Props & { readonly first: OpenCoach; readonly second: OpenCoach };

function Open({ left, right, first, second, seat: given }: OpenProps) {
  const words = compareWords();
  const { lang } = settings.value;
  const { head } = first;
  const seat = given ?? personIn(first, second);
  const [isAsked, setIsAsked] = useState(false);
  const names: Names = useMemo(() => (of) => recordedName(messages[lang], head.names[of], of), [head, lang]);
  const loaded = useLoaded(head.game, async () => tables[head.game]?.words());
  useEffect(() => {
    first.list(seat);
    second.list(seat);
  }, [seat]);
  if (loaded === 'loading' || first.decisions === undefined || second.decisions === undefined) return <Shuffling />;
  if (loaded === 'failed' || loaded === undefined) return <p class="error">{words.broken}</p>;
  const pairs = pairsOf(first.decisions, second.decisions);
  const other = right.name === '' ? recordedName(messages[lang], second.head.names[seat], seat) : right.name;
  return (
    <>
      <h1 class="poster">{titleOf(head.game)}</h1>
      <CoachView
        first={first}
        second={second}
        pairs={pairs}
        isAsked={isAsked}
        names={[left.name, other]}
        onAsk={() => {
          setIsAsked(true);
          first.count(seat);
          second.count(seat);
        }}
      />
      <DecisionTable
        pairs={pairs}
        seat={seat}
        first={first}
        second={second}
        left={left}
        right={right}
        titles={[left.name, other]}
        tell={(move) => loaded[lang].describeMove(move, names)}
        game={head.game}
      />
    </>
  );
}

/** The seat of the person, by the names in both games: bots have the same names in the same deal. */
function personIn({ head: a }: OpenCoach, { head: b }: OpenCoach): Seat {
  const [changed, another] = seatsOf(a.seats).filter((one) => a.names[one] !== b.names[one]);
  return (another === undefined ? changed : undefined) ?? onlyPerson(a.names) ?? onlyPerson(b.names) ?? seatOf(0);
}
