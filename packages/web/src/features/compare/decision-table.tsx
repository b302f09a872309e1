import type { Seat } from '@saloon/kernel';
import { replayPath } from '../../core/router/paths.ts';
import { formatPlace } from '../../core/router/replay-link.ts';
import type { ListedDecision } from '../../local/coach-worker-contract.ts';
import type { Coach } from '../coach/use-coach.ts';
import { scoreText } from '../daily/score-text.ts';
import type { Compared, Pair } from './logic.ts';
import { compareWords } from './text/index.ts';

type OpenCoach = Extract<Coach, { type: 'open' }>;
type Props = {
  readonly pairs: readonly Pair[];
  readonly seat: Seat;
  readonly first: OpenCoach;
  readonly second: OpenCoach;
  readonly left: Compared;
  readonly right: Compared;
  readonly titles: readonly [string, string];
  readonly game: string;
  readonly tell: (move: unknown) => string;
};

/** Both games as a table: where they part. What was decided alike is folded, and so is what came after. */
export function DecisionTable(props: Props) {
  const words = compareWords();
  const { pairs, titles, left, right, game } = props;
  const same = pairs.filter(({ kind }) => kind === 'same');
  // What comes after the parting is another position for each: it compares nothing.
  const [parting, ...later] = pairs.filter(({ kind }) => kind !== 'same');
  const heading = (name: string, { score, place }: Compared) => (
    <th scope="col">
      {name}
      {score !== undefined && place !== undefined && (
        <small>
          {scoreText(game, score)} · {words.place(place)}
        </small>
      )}
    </th>
  );
  const table = (rows: readonly Pair[]) => (
    <table class="decisions">
      <thead>
        <tr>
          <th scope="col">{words.decision}</th>
          {heading(titles[0], left)}
          {heading(titles[1], right)}
        </tr>
      </thead>
      <tbody>
        {rows.map((pair) => (
          <Row key={pair.n} pair={pair} props={props} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section class="panel">
      <p>{parting === undefined ? words.identical : words.sameUntil(same.length)}</p>
      {parting !== undefined && table([parting])}
      {later.length > 0 && (
        <details>
          <summary>
            {words.rest} {words.later(later.length)}
          </summary>
          {table(later)}
        </details>
      )}
      {same.length > 0 && (
        <details>
          <summary>
            {words.same}: {same.length}
          </summary>
          {table(same)}
        </details>
      )}
    </section>
  );
}

function Row({ pair: { n, left, right, kind }, props }: { readonly pair: Pair; readonly props: Props }) {
  const words = compareWords();
  return (
    <tr class={kind}>
      <th scope="row" class="num">
        {n + 1}
        {kind === 'first' && <small>{words.first}</small>}
      </th>
      <Side decision={left} game={props.left} coach={props.first} props={props} />
      <Side decision={right} game={props.right} coach={props.second} props={props} />
    </tr>
  );
}

type SideProps = {
  readonly decision: ListedDecision | undefined;
  readonly game: Compared;
  readonly coach: OpenCoach;
  readonly props: Props;
};

function Side({ decision, game, coach, props: { seat, tell } }: SideProps) {
  const words = compareWords();
  if (decision === undefined) return <td>{words.none}</td>;
  const { step, move } = decision;
  const point = coach.counted?.report.points.find((one) => one.step === step);
  return (
    <td>
      {tell(move)}
      {point !== undefined && <small class="num">{words.chance(Math.round(100 * point.known.mean))}</small>}
      {game.table !== undefined && (
        <a
          class="show"
          href={`${replayPath({ table: game.table, isSolo: false })}${formatPlace({ step, eyes: seat })}`}
        >
          {words.show}
        </a>
      )}
    </td>
  );
}
