import { useSignalEffect } from '@preact/signals';
import type { TableInfo } from '@saloon/protocol';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { saloonDoors } from '../../kit/icons/saloon-doors.ts';
import { announce } from '../../kit/live.tsx';
import { toast } from '../../kit/toast.tsx';
import { navigate } from '../../router.ts';
import { settings } from '../../settings/store.ts';
import { SettingsButton, SoundButton, ThemeButton } from '../../shell/top-bar.tsx';
import type { GameTable, GameTableProps } from '../../tables/contract.ts';
import type { GameWords } from '../../tables/index.ts';
import { titleOf } from '../lobby/games.ts';
import { namesAt } from '../table/names.ts';
import { useWide } from '../table/use-wide.ts';
import { Controls } from './controls.tsx';
import { lacksOf } from './logic/lacks.ts';
import { formatPlace } from './logic/link.ts';
import { marksOf, stationFrom, stationsOf } from './logic/track.ts';
import { infoOf } from './scene-props.ts';
import { FairSeal } from './seal.tsx';
import { StepsList } from './steps-list.tsx';
import { replayWords } from './text/index.ts';
import { Track } from './track.tsx';
import { useKeys } from './use-keys.ts';
import { usePlayback, useSounds } from './use-playback.ts';
import type { Reel } from './use-reel.ts';

type Props = {
  readonly reel: Extract<Reel, { type: 'open' }>;
  readonly table: GameTable;
  readonly words: GameWords;
  /** The table the recording came from, when it is known. */
  readonly known: TableInfo | undefined;
  /** It comes from a file: no table will ever tell more about it. */
  readonly isFile: boolean;
};

const NOTHING = { moves: [], questions: {} };

/** The table itself at any step of a recording, with the railway under it. */
export function ReplayTable({ reel: { head, player, eyes, look }, table, words, known, isFile }: Props) {
  const { lang } = settings.value;
  const isWide = useWide('(min-width: 1180px)');
  const said = replayWords();
  const steps = player.steps.value;
  const { step, mount } = player.shown.value;
  const info = known ?? infoOf(head);
  const names = useMemo(() => namesAt(info), [info, lang]);
  const tell = (n: number) =>
    (steps[n]?.events ?? []).flatMap((event) => words[lang].tell(event, names) ?? []).join(' ');
  const sentence = tell(step);
  const stations = useMemo(() => stationsOf(steps), [steps]);
  const marks = useMemo(() => marksOf(steps), [steps]);
  const playback = usePlayback(player, step, sentence);
  useSounds(player, table, eyes, step);
  useSignalEffect(() => {
    const place = { step: player.shown.value.step, eyes };
    history.replaceState(undefined, '', formatPlace(place));
  });

  const lacks = lacksOf(head, { hasNames: known !== undefined, hasHash: known !== undefined });

  const goTo = (to: number) => {
    playback.setPlaying(false);
    player.goTo(to);
    announce(tell(player.shown.peek().step));
  };
  const round = (direction: 'back' | 'on') => goTo(stationFrom(stations, step, direction, player.last));
  useKeys({
    step: (by) => goTo(step + by),
    round,
    toggle: () => playback.setPlaying(!playback.isPlaying),
    end: (which) => goTo(which === 'first' ? 0 : player.last),
  });
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast(said.copied),
      () => toast(said.cannotCopy),
    );

  const view = steps[step]?.view;
  const props: GameTableProps = {
    info,
    view,
    offer: NOTHING,
    you: { seat: typeof eyes === 'number' ? eyes : undefined, isHost: false },
    now: player.now,
    clock: () => player.now.peek(),
    events: player.events,
    send: () => Promise.resolve({ ok: false, code: 'game-over' }),
    sending: undefined,
    names,
    lang,
    settings: settings.value,
    closed: said.closed,
    onFinale: () => undefined,
    openRule: (rule) => navigate(`/rules/${head.game}#${rule}`),
  };
  return (
    <div class={`replay-page table-page${isWide ? ' wide' : ''}`}>
      <header class="bar table-bar">
        <a class="ib home" href="/" aria-label={t().toLobby}>
          <Icon of={saloonDoors} />
        </a>
        <div class="what">
          <h1 class="sign">{titleOf(t(), head.game)}</h1>
          <small>{said.title}</small>
        </div>
        {table.Stage !== undefined && (
          <div class="stage">
            <table.Stage {...props} />
          </div>
        )}
        <span class="sp" />
        <FairSeal seedHash={head.seedHash} shownBefore={known?.seedHash} lacks={lacks} />
        <span class="roomy">
          <SoundButton />
          <ThemeButton />
        </span>
        <SettingsButton />
      </header>
      <main id="main" tabIndex={-1} class="scene" data-region="table" aria-label={t().table.scene}>
        <table.Scene key={mount} {...props} />
      </main>
      <footer class="cab" data-region="question">
        {eyes === 'all' && table.Revealed !== undefined && (
          <div class="revealed">
            <table.Revealed {...props} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sentence scrolls, and has to be reached by keyboard */}
        <p class="told" tabIndex={0}>
          <b class="num">{said.step(step + 1, steps.length)}</b> <span>{sentence}</span>
          {/* Said once, where the recording begins; the seal has the whole list. */}
          {isFile && step === 0 && lacks.includes('names') && <em> {said.lacks.names}</em>}
        </p>
        <Track {...{ stations, marks, step, sentence }} last={player.last} onStep={goTo} />
        <Controls
          {...{ playback, eyes, names }}
          seats={head.seats}
          isOver={head.outcome !== undefined}
          onStep={(by) => goTo(step + by)}
          onRound={round}
          onEyes={look}
          onCopy={copy}
        />
      </footer>
      {isWide && (
        <aside class="rail" data-region="rail" aria-label={said.steps}>
          {table.Fact !== undefined && (
            <div class="fact">
              <table.Fact {...props} />
            </div>
          )}
          <StepsList {...{ steps, step, stations, tell }} onStep={goTo} />
        </aside>
      )}
    </div>
  );
}
