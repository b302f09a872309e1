import { type Names, type Seat, seatsOf } from '@saloon/kernel';
import { useMemo } from 'preact/hooks';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { formatPlace } from '../../core/router/replay-link.ts';
import { navigate } from '../../core/router/router.ts';
import { formatSeat } from '../../core/router/seat-link.ts';
import { Icon } from '../../kit/icon.tsx';
import { saloonDoors } from '../../kit/icons/pages.ts';
import { SettingsButton, SoundButton, ThemeButton } from '../../shell/top-bar.tsx';
import { namesAt } from '../../table/frame/names.ts';
import { TablePicture } from '../../table/picture/table-picture.tsx';
import { infoOf } from '../replay/scene-props.ts';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import { roundsOf } from './logic/rounds.ts';
import { Moments } from './moments.tsx';
import { Numbers } from './numbers-table.tsx';
import { Progress } from './progress.tsx';
import { coachWords } from './text/index.ts';
import { ThreeLines } from './three-lines.tsx';
import type { Coach } from './use-coach.ts';

type Props = {
  readonly coach: Extract<Coach, { type: 'open' }>;
  readonly seat: Seat;
  /** A name for sentences, and one for lists. */
  readonly called: Names;
  readonly listed: Names;
  readonly table: GameTable;
  readonly words: GameWords;
  readonly replay: string | undefined;
  readonly onSeat: (seat: Seat) => void;
};

/** The coach for one seat: progress, the chart, the share of luck and decisions, and the key moments. */
export function CoachTable({ coach, seat, called, listed, table, words, replay, onSeat }: Props) {
  const said = coachWords();
  const { head } = coach;
  const counted = coach.counted?.seat === seat ? coach.counted : undefined;
  const report = counted?.report;
  const linkTo = (step: number) => (replay === undefined ? undefined : `${replay}${formatPlace({ step, eyes: seat })}`);
  const info = useMemo(() => infoOf({ ...head, seedHash: '' }), [head]);
  const tablePicture = (step: number, move: unknown, text: string) => (
    <TablePicture
      table={table}
      info={info}
      called={called}
      move={move}
      text={text}
      view={coach.viewAt(seat, step)}
      you={seat}
      names={namesAt(info)}
    />
  );
  const choose = (chosen: Seat) => {
    history.replaceState(undefined, '', `${location.pathname}${formatSeat(chosen)}`);
    onSeat(chosen);
  };
  return (
    <div class="coach-page">
      <header class="bar table-bar">
        <a class="ib home" href="/" aria-label={t().toLobby} title={t().toLobby}>
          <Icon of={saloonDoors} />
        </a>
        <div class="what">
          <h1 class="sign">{titleOf(head.game)}</h1>
          <small>{said.title}</small>
        </div>
        <span class="sp" />
        {replay !== undefined && (
          <a class="btn small" href={replay}>
            {said.toReplay}
          </a>
        )}
        <span class="roomy">
          <SoundButton />
          <ThemeButton />
        </span>
        <SettingsButton />
      </header>
      <main id="main" tabIndex={-1}>
        <div class="coach-top panel">
          <label class="whose">
            <span>{said.whose}</span>
            <select
              class="field"
              value={String(seat)}
              onChange={({ currentTarget }) => choose(seatsOf(head.seats)[Number(currentTarget.value)] ?? seat)}
            >
              {seatsOf(head.seats).map((one) => (
                <option key={one} value={String(one)}>
                  {listed(one)}
                </option>
              ))}
            </select>
          </label>
          <Progress counted={counted} onStop={coach.stop} onGoOn={coach.goOn} />
        </div>
        {report !== undefined && report.points.length === 0 && report.progress === 1 && <p>{said.nothing}</p>}
        {report !== undefined && report.points.length > 0 && (
          <>
            <ThreeLines report={report} words={words} tablePicture={tablePicture} names={called} />
            <section class="panel">
              <h2 class="sign">{said.chart}</h2>
              <Chart
                report={report}
                isTeam={head.hasTeams}
                rounds={roundsOf(head.steps, table.past, report.points)}
                onPick={(at) => goTo(at, linkTo(report.points[at]?.step ?? 0))}
              />
              <Numbers report={report} linkTo={linkTo} />
            </section>
            <Figures report={report} isTeam={head.hasTeams} />
            <Moments report={report} words={words} linkTo={linkTo} tablePicture={tablePicture} names={called} />
          </>
        )}
      </main>
    </div>
  );
}

/** Goes from a point on the chart to the comment on that decision, or to its place in the replay. */
function goTo(at: number, link: string | undefined): void {
  const comment = document.getElementById(`decision-${at + 1}`);
  if (comment !== null) comment.scrollIntoView({ block: 'center' });
  else if (link !== undefined) navigate(link);
}
