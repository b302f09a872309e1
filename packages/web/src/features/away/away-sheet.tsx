import type { Missed } from '@saloon/client';
import type { Seat } from '@saloon/kernel';
import type { SeenGame } from '@saloon/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { replayPath } from '../../core/router/paths.ts';
import { formatMoment } from '../../core/router/replay-link.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { SeatMark } from '../../table/plates/seat-mark.tsx';
import type { AwayProps } from './away-props.ts';
import { type AwayLine, linesOf, linesSince } from './lines.ts';
import { awayWords } from './text/index.ts';

/** A longer list keeps only its last sentences. */
const MOST = 60;

type Props = AwayProps & { readonly missed: Missed; readonly onClose: () => void };

/**
 * What happened while the player was away: first what hit them, then everything in order. Each line links to the
 * replay.
 */
export function AwaySheet({ store, tell, isSolo, table, missed, onClose }: Props) {
  const state = store.state.value;
  const you = state?.you.seat;
  const [seen, setSeen] = useState<SeenGame | undefined>(undefined);
  useEffect(() => {
    if (you !== undefined) void store.seen().then((told) => told.ok && setSeen(told.seen));
  }, [store, you]);
  const lines = useMemo(() => {
    const teller = { tell, past: table.past, you };
    // The events that came with the table are shown until the whole list has loaded. Spectators see only those.
    return seen === undefined ? linesOf(missed.events, undefined, teller) : linesSince(seen, missed.since, teller);
  }, [seen, missed, tell, you, table]);
  const said = awayWords();
  const hits = lines.filter(({ isHit }) => isHit);
  const replay = replayPath({ table: store.id, isSolo });
  const first = lines[0]?.at;
  const list = (some: readonly AwayLine[]) => (
    <ol class="away-lines">
      {some.slice(-MOST).map((line, i) => (
        <li key={i}>
          {line.by !== undefined && <SeatMark table={table} view={state?.view} seat={line.by} />}
          <Sentence line={line} replay={replay} you={you} />
        </li>
      ))}
    </ol>
  );
  return (
    <Sheet
      title={said.title}
      class="away-sheet"
      onClose={onClose}
      footer={
        <>
          {first !== undefined && you !== undefined && (
            <a class="btn" href={`${replay}${formatMoment(first, you)}`}>
              {said.watch}
            </a>
          )}
          <button type="button" class="btn main" onClick={onClose}>
            {t().table.dismiss}
          </button>
        </>
      }
    >
      {hits.length > 0 && (
        <section aria-label={said.hits}>
          <h3 class="sign">{said.hits}</h3>
          {list(hits)}
        </section>
      )}
      <section aria-label={said.all}>
        <h3 class="sign">{said.all}</h3>
        {lines.length > MOST && <p class="help">{said.last(MOST, lines.length)}</p>}
        {list(lines)}
      </section>
    </Sheet>
  );
}

/** One sentence, with a link into the replay where its place is known. */
function Sentence(props: { readonly line: AwayLine; readonly replay: string; readonly you: Seat | undefined }) {
  const { line, replay, you } = props;
  if (line.at === undefined || you === undefined) return <span>{line.text}</span>;
  return <a href={`${replay}${formatMoment(line.at, you)}`}>{line.text}</a>;
}
