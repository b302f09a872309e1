import { type Seat, seat } from '@saloon/kernel';
import type { RecordedComment } from '@saloon/recording';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable, GameTableProps } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { eyesIn, formatMoment, formatPlace, parsePlace, stepOf as targetStep } from '../../core/router/replay-link.ts';
import { navigate } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { putOffPrints } from '../../kit/cards/print.ts';
import { Icon } from '../../kit/icon.tsx';
import { saloonDoors } from '../../kit/icons/pages.ts';
import { announce } from '../../kit/live.tsx';
import { Cut } from '../../kit/motion/cut.ts';
import { motionSpeed } from '../../kit/motion/pace.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { toast } from '../../kit/toast.tsx';
import { useWide } from '../../kit/use-wide.ts';
import { SettingsButton, SoundButton, ThemeButton } from '../../shell/top-bar.tsx';
import { namesAt } from '../../table/frame/names.ts';
import { HappenedLayer } from '../../table/happened/happened-layer.tsx';
import { useHappened } from '../../table/happened/use-happened.ts';
import { SeatMark } from '../../table/plates/seat-mark.tsx';
import { type Telling, TellingContext } from '../../table/story/story-context.ts';
import { calledAt, listedAt } from '../../table/telling/called.ts';
import { tellerAt } from '../../table/telling/teller-at.ts';
import { type Act, Acts } from './acts.tsx';
import { CommentsSheet } from './comments-sheet.tsx';
import { splitHash, withPlace } from './logic/game-link.ts';
import { lacksOf } from './logic/lacks.ts';
import { isOwnDeal } from './logic/own-deal.ts';
import { marksOf, stationFrom, stationsOf } from './logic/track.ts';
import { openCoach } from './open-coach.ts';
import { OpinionLine } from './opinion-line.tsx';
import { Controls } from './playback/controls.tsx';
import { Track } from './playback/track.tsx';
import { useKeys } from './playback/use-keys.ts';
import { SPEEDS, usePlayback, usePlayOn, useSounds } from './playback/use-playback.ts';
import { useReplayStory } from './playback/use-replay-story.ts';
import { useSettled } from './playback/use-settled.ts';
import { useStill } from './playback/use-still.ts';
import { infoOf } from './scene-props.ts';
import { StepsList } from './steps-list.tsx';
import { replayWords } from './text/index.ts';
import { Told } from './told.tsx';
import { challengeFriend, challengerIn, copyPlace, download, hasAddress, playOn, shareGame } from './use-acts.ts';
import { useComments } from './use-comments.ts';
import type { OpenRecording, Source } from './use-recording.ts';
import { infoIn, useTable } from './use-table.ts';
import { FairSeal } from './verify/seal.tsx';
import { WhatIfSheet } from './what-if-sheet.tsx';

type Props = {
  readonly recording: OpenRecording;
  readonly source: Source;
  readonly table: GameTable;
  readonly words: GameWords;
};

const NOTHING = { moves: [], questions: {} };

/** The table at any step of a recording, with the track below it. */
export function ReplayTable({ recording, source, table, words }: Props) {
  const { head, player, eyes, cast, opinions, look } = recording;
  const { lang } = settings.value;
  const isWide = useWide('(min-width: 1180px)');
  const [sheet, setSheet] = useState<'more' | 'comments' | 'what-if' | undefined>(undefined);
  const [isOpinionOn, setOpinionOn] = useState(false);
  const said = replayWords();
  const isOver = head.ownSeat === undefined;
  const store = useTable(source, isOver);
  const comments = useComments(head.comments, store);
  const steps = player.steps.value;
  const { step, cut } = player.shown.value;
  const you = typeof eyes === 'number' ? eyes : undefined;
  const playback = usePlayback(player);
  const story = useReplayStory(player, table, you, SPEEDS[playback.speed]);
  const shown = story.shown.value;
  const { view } = shown;
  const known = infoIn(store);
  const info = useMemo(() => known ?? infoOf(head), [known, head, lang]);
  const names = useMemo(() => namesAt(info), [info, lang]);
  const tellEvent = useMemo(
    () => tellerAt({ table, words, lang, names, view: cast, you }),
    [table, words, lang, names, cast, you],
  );
  const called = useMemo(() => calledAt({ table, view: cast, lang, names }), [table, cast, lang, names]);
  const listed = useMemo(() => listedAt({ table, view: cast, lang, names }), [table, cast, lang, names]);
  // Sentences are cached: the list beside the table asks for dozens at every step.
  const tell = useMemo(() => {
    const known = new Map<number, string>();
    return (n: number): string => {
      const sentence = known.get(n) ?? (steps[n]?.events ?? []).flatMap((event) => tellEvent(event) ?? []).join(' ');
      known.set(n, sentence);
      return sentence;
    };
  }, [steps, tellEvent]);
  // A step forward is shown in parts, and the last one on screen gives the sentence.
  const part = story.events.value.at(-1);
  const isPart = part?.isCatchUp === false && part.events !== steps[step]?.events;
  const sentence = useMemo(() => {
    if (!isPart) return tell(step);
    return part.events.flatMap((event) => tellEvent(event) ?? []).join(' ');
  }, [tell, step, part]);
  const stations = useMemo(() => stationsOf(steps, table.past), [steps, table]);
  const marks = useMemo(() => marksOf(steps, table.past), [steps, table]);
  usePlayOn(player, playback, step, sentence, shown.isWhole);
  useSounds(story, table, you);
  const place = isOver ? formatPlace({ step, eyes }) : formatMoment(steps[step]?.at ?? 0, eyes);
  useSettled(place, () => history.replaceState(undefined, '', withPlace(location.hash, place)));
  useLayoutEffect(() => {
    // A link to another place of this game, or an address that somebody edits.
    const follow = () => {
      const target = parsePlace(splitHash(location.hash).place);
      playback.setPlaying(false);
      player.goTo(targetStep(target, steps));
      if (target.eyes !== undefined && target.eyes !== eyes) look(eyesIn(target.eyes, head.seats, isOver));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [player, steps, eyes]);
  useEffect(() => {
    if (isOpinionOn) opinions.want(step);
  }, [isOpinionOn, step]);
  const isStill = useStill(step, cut);
  const opened = useRef(cut);
  useLayoutEffect(() => {
    if (opened.current !== cut) putOffPrints();
  }, [cut]);
  const told = useRef(step);
  useEffect(() => {
    if (told.current !== step && !playback.isPlaying) announce(tell(step));
    told.current = step;
  }, [step]);

  const lacks = useMemo(() => lacksOf(head, known !== undefined), [head, known !== undefined]);
  const inputs = steps[step]?.inputs ?? 0;
  const stepOf = ({ step: after }: RecordedComment) =>
    Math.max(
      0,
      steps.findIndex((one) => (one.inputs ?? 0) >= after),
    );
  const commented = useMemo(() => [...new Set(comments.all.map(stepOf))], [comments.all, steps]);
  const forks = useMemo(() => head.redeals.map((redeal) => redeal.step), [head]);
  const here = comments.all.filter((comment) => stepOf(comment) === step);
  const isAtEnd = head.outcome !== undefined && step === player.last;

  const goTo = (to: number) => {
    playback.setPlaying(false);
    player.goTo(to);
  };
  const round = (direction: 'back' | 'on') => goTo(stationFrom(stations, player.wanted, direction, player.last));
  useKeys({
    step: (by) => goTo(player.wanted + by),
    round,
    toggle: () => playback.setPlaying(!playback.isPlaying),
    end: (which) => goTo(which === 'first' ? 0 : player.last),
  });
  const person = challengerIn(head);
  const why = (act: Act) => (act === 'play-on' && isAtEnd ? said.overHere : undefined);
  const act = (which: Act) => {
    const reason = why(which);
    if (reason !== undefined) return void toast(reason);
    playback.setPlaying(false);
    setSheet(which === 'comments' ? 'comments' : which === 'play-on' ? 'what-if' : undefined);
    if (which === 'opinion') setOpinionOn(!isOpinionOn);
    if (which === 'coach') openCoach(source, eyes);
    if (which === 'challenge' && person !== undefined) void challengeFriend(recording, source, person);
    if (which === 'copy') {
      if (hasAddress(source)) void copyPlace(place);
      else void shareGame(recording, place, nameOf(source, head.game), comments.all);
    }
    if (which === 'download') void download(recording, nameOf(source, head.game), comments.all);
  };
  // These parts are not rendered again at every step; the ref gives their handlers the current values.
  const latest = useRef({ goTo, round, act });
  latest.current = { goTo, round, act };
  // A running game reveals nothing beyond what its player saw: on a server it offers a link, and that is all.
  const acts = useMemo(
    () => (
      <Acts
        why={why}
        has={(one) =>
          one === 'challenge' ? person !== undefined : isOver || (one === 'copy' && source.type === 'server')
        }
        isOpinionOn={isOpinionOn}
        comments={here.length}
        onAct={(which) => latest.current.act(which)}
      />
    ),
    [isOver, isAtEnd, isOpinionOn, here.length, lang, person],
  );
  const controls = useMemo(
    () => (
      <Controls
        playback={playback}
        eyes={eyes}
        names={listed}
        seats={head.seats}
        isOver={head.outcome !== undefined}
        ownSeat={head.ownSeat}
        onStep={(by) => latest.current.goTo(player.wanted + by)}
        onRound={(direction) => latest.current.round(direction)}
        onEyes={look}
        onMore={isWide ? undefined : () => setSheet('more')}
      />
    ),
    [player, playback.isPlaying, playback.speed, eyes, listed, head, isWide],
  );
  const seal = useMemo(
    () => (
      <FairSeal
        source={source}
        names={names}
        lacks={lacks}
        write={recording.write}
        isOwnDeal={isOwnDeal(source, head)}
      />
    ),
    [source, recording.write, names, lacks, head],
  );
  const proposed: Seat = typeof eyes === 'number' ? eyes : (steps[step]?.by ?? seat(0));

  const toYou = useHappened({
    table,
    names,
    lang,
    view,
    you,
    events: story.events,
    newView: () => story.shown.peek().view,
  });
  const props: GameTableProps = {
    info,
    view,
    offer: NOTHING,
    you: { seat: you, isHost: false },
    now: player.now,
    clock: () => player.now.peek(),
    events: story.events,
    send: () => Promise.resolve({ ok: false, code: 'game-over' }),
    sending: undefined,
    names,
    called,
    tell: tellEvent,
    lang,
    settings: settings.value,
    closed: said.closed,
    story: { now: shown.now, waiting: shown.waiting, skip: () => story.skip() },
    toYou,
    onFinale: () => undefined,
    openRule: (rule) => navigate(pathTo('/rules/:game#:rule', { game: head.game, rule })),
  };
  const telling = useMemo<Telling>(() => {
    const pace = () => motionSpeed() * SPEEDS[playback.speed];
    return { version: step, hold: (ms) => story.hold(ms / SPEEDS[playback.speed]), speed: pace };
  }, [story, step, playback.speed]);
  const isRevealed = eyes === 'all' && table.Revealed !== undefined;
  return (
    <div class={`replay-page table-page${isWide ? ' wide' : ''}${isRevealed ? ' all-open' : ''}`}>
      <header class="bar table-bar">
        <a class="ib home" href="/" aria-label={t().toLobby} title={t().toLobby}>
          <Icon of={saloonDoors} />
        </a>
        <div class="what">
          <h1 class="sign">{titleOf(head.game)}</h1>
          <small>{isOver ? said.title : said.soFar}</small>
        </div>
        {table.Stage !== undefined && (
          <div class="stage">
            <table.Stage {...props} />
          </div>
        )}
        <span class="sp" />
        {isOver
          ? seal
          : source.type !== 'file' && (
              <a
                class="btn small"
                href={pathTo(source.type === 'solo' ? '/solo/:table' : '/table/:table', { table: source.table })}
              >
                {said.backToTable}
              </a>
            )}
        <span class="roomy">
          <SoundButton />
          <ThemeButton />
        </span>
        <SettingsButton />
      </header>
      <main
        id="main"
        tabIndex={-1}
        class={isStill ? 'scene still' : 'scene'}
        data-shown={step}
        data-showing={shown.waiting > 0 ? 'yes' : 'no'}
        data-region="table"
        aria-label={t().table.scene}
      >
        <Cut.Provider value={cut}>
          <TellingContext.Provider value={telling}>
            <table.Scene {...props} />
          </TellingContext.Provider>
        </Cut.Provider>
        <HappenedLayer now={toYou.now} />
      </main>
      {table.Revealed !== undefined && isRevealed && (
        <section class="revealed" aria-label={said.all}>
          <table.Revealed {...props} />
        </section>
      )}
      <footer class="cab" data-region="question">
        <Told
          step={step}
          sentence={sentence}
          names={called}
          steps={steps.length}
          // Shown once, at the start of the recording. The fairness seal has the whole list.
          note={source.type === 'file' && step === 0 && lacks.includes('names') ? said.lacks.names : undefined}
          forks={head.redeals.flatMap((redeal) => (redeal.step === step ? [redeal.seat] : []))}
          comments={here}
        >
          {isOpinionOn && (
            <OpinionLine
              opinions={opinions}
              step={step}
              eyes={eyes}
              words={words}
              names={called}
              by={steps[step]?.by}
            />
          )}
        </Told>
        <Track
          stations={stations}
          marks={marks}
          step={step}
          sentence={sentence}
          comments={commented}
          forks={forks}
          last={player.last}
          onStep={goTo}
        />
        {controls}
      </footer>
      {isWide && (
        <aside class="rail" data-region="rail" aria-label={said.steps}>
          {table.Fact !== undefined && (
            <div class="fact">
              <table.Fact {...props} />
            </div>
          )}
          <StepsList
            steps={steps}
            step={step}
            stations={stations}
            tell={tell}
            mark={(one) => <SeatMark table={table} view={cast ?? view} seat={one} />}
            onStep={goTo}
          />
          {acts}
        </aside>
      )}
      {sheet === 'more' && (
        <Sheet title={said.more} class="acts-sheet" onClose={() => setSheet(undefined)}>
          {acts}
          <p class="help">{said.keys}</p>
        </Sheet>
      )}
      {sheet === 'comments' && (
        <CommentsSheet
          comments={comments}
          step={step}
          inputs={inputs}
          stepOf={stepOf}
          onStep={goTo}
          onClose={() => setSheet(undefined)}
        />
      )}
      {sheet === 'what-if' && (
        <WhatIfSheet
          seats={head.seats}
          names={listed}
          seat={proposed}
          onPlay={(who, level) => playOn(recording, source, place, { after: inputs, seat: who, level })}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}

const nameOf = (source: Source, game: string): string => (source.type === 'file' ? game : source.table);
