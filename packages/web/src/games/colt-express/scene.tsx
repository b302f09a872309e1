import '../../table/stage/shared.css';
import './tokens.css';
import './scene.css';
import type { Seat } from '@saloon/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { useCutState } from '../../kit/motion/cut.ts';
import { play } from '../../kit/sound/sound.ts';
import { useConfirm } from '../../table/ask/use-confirm.ts';
import { useWhy } from '../../table/ask/use-why.ts';
import { heldInFocus } from '../../table/hand/hand.tsx';
import { useHandOrder } from '../../table/hand/use-hand-order.ts';
import { BoardText } from '../../table/stage/board-text.tsx';
import { Inspect } from '../../table/stage/inspect.tsx';
import { useLayout } from '../../table/stage/use-layout.ts';
import { sharedWords } from '../../table/text/index.ts';
import { Ask } from './ask.tsx';
import { faceOf } from './faces.tsx';
import { Hand } from './hand.tsx';
import type { Answer } from './logic/answer.ts';
import { answersFor } from './logic/answers.ts';
import { armedBandit } from './logic/bandit-choice.ts';
import { rankOf } from './logic/kinds.ts';
import { promptFor } from './logic/prompt.ts';
import { actionsLeft } from './logic/situation.ts';
import type { Why } from './logic/why.ts';
import { Details } from './people/details.tsx';
import { Opponents } from './people/opponents.tsx';
import { OwnDeck, OwnSheet } from './people/own-place.tsx';
import { Plan } from './plan/plan.tsx';
import { Track } from './plan/track.tsx';
import { countsOf, FinalCount, isTieBroken } from './summary/final-count.tsx';
import { HeistCaption } from './summary/heist-caption.tsx';
import { PastHeist } from './summary/past-heist.tsx';
import { Posters } from './summary/posters.tsx';
import { RoundSummary, useRoundSummary } from './summary/round-summary.tsx';
import { wordsIn } from './text/index.ts';
import { Backdrop } from './train/backdrop.tsx';
import type { Mark } from './train/marks.tsx';
import { TurnSheet } from './turn-sheet.tsx';
import { useCardFlights } from './use-card-flights.ts';
import { useCounted } from './use-counted.ts';
import { useDraft } from './use-draft.ts';
import { usePlayback } from './use-playback.ts';
import type { CharacterId, Event, Move, Place, View } from './wire.ts';

export type Props = GameTableProps<View, Move, Event>;

/** The table of Colt Express: opponents, train, plan, question, own place. */
export function Scene(props: Props) {
  const { view, you, called: names, send, sending, settings } = props;
  const words = wordsIn(props.lang);
  const shared = sharedWords(props.lang);
  const summary = useRoundSummary(props);
  const closed = props.closed ?? (summary.round === undefined ? undefined : words.roundOver.first);
  const moves = closed === undefined ? props.offer.moves : NO_MOVES;
  const situation = useMemo(() => ({ view, moves, you: you.seat }), [view, moves, you.seat]);
  const root = useRef<HTMLDivElement>(null);
  useLayout(root);
  const drafting = useDraft(situation);
  const { kinds, punching } = drafting;
  const playback = usePlayback(props.story, view);
  const motion = useCardFlights(root, props, drafting.hand);
  const [why, refuse] = useWhy<Why>([view, drafting.picked]);
  const confirm = useConfirm(
    settings.confirmsMoves,
    `${momentOf(view)} ${kinds.join()} ${JSON.stringify(punching)}`,
    shared,
  );
  const shown = useHandOrder(drafting.hand, shared, rankOf);
  const [seen, inspect] = useCutState<number | undefined>(undefined);
  const [looked, look] = useCutState<Seat | undefined>(undefined);
  const [turnSeen, lookAtTurn] = useCutState<number | undefined>(undefined);
  const [isLookingBack, lookBack] = useCutState(false);

  const answers = [...answersFor(situation, kinds, punching), ...armedBandit(situation, confirm.armed)];
  const prompt = promptFor(situation, kinds, punching);
  const board = view;

  // The end is announced once the last heist has been shown.
  const isShown = view.phase === 'game-over' && playback.frame === undefined;
  useEffect(() => {
    if (isShown) props.onFinale();
  }, [isShown]);
  const isCounted = useCounted(isShown, props.story.live !== undefined);

  function act(answer: Answer): void {
    const { act: what } = answer;
    if (what === undefined) {
      if (answer.why !== undefined) refuse(answer.why);
    } else if (what.type === 'punch') drafting.setPunching(what.part);
    else if (what.type === 'pick-all') drafting.pickAll();
    else sendMove(what.move);
  }
  function sendMove(move: Move): void {
    playback.skip();
    drafting.send();
    void send(move).then(({ ok }) => {
      if (ok) drafting.clear();
    });
  }
  const pressMark = (mark: Mark) =>
    mark.isFinal ? confirm.press(mark.id, words.answer(mark.saying), () => act(mark)) : act(mark);
  const pressCard = (key: number) => {
    const reason = drafting.toggle(key);
    if (reason !== undefined) refuse(reason);
    else play('slide');
  };
  const lay = (key: number) => {
    const card = drafting.hand.find((one) => one.key === key)?.card;
    const plays = moves.filter((move) => move.type === 'play-card');
    if (card === undefined) return;
    const only = answersFor(situation, [card], punching).filter(({ id }) => id === 'play' || id === 'hide');
    // A card that can be played in several ways is only selected: the prompt bar asks for the rest.
    const [one] = only;
    if (
      only.length === 1 &&
      one?.act?.type === 'send' &&
      !plays.some(
        (move) => move.type === 'play-card' && move.bonus !== undefined && card === `${move.card}:${move.bandit}`,
      )
    ) {
      drafting.pick(key);
      sendMove(one.act.move);
    } else pressCard(key);
  };
  const onDark = (what: Place | CharacterId) => {
    const type = view.question?.type;
    if (moves.length === 0) return;
    if (typeof what === 'string') {
      if (type === 'shoot' || type === 'punch') refuse(what === 'belle' && view.abilities ? 'belle' : 'no-target');
    } else if (type === 'go' || type === 'send-marshal') refuse('out-of-reach');
    else if (type === 'rob') refuse('not-here');
  };
  const onBack = () => {
    if (drafting.back()) return;
    playback.skip();
    motion.skip();
  };
  useHotkeys({ i: () => inspect(heldInFocus()) });

  const marks = answers.filter((one): one is Mark => one.spot !== undefined);
  const isChoosing = view.phase === 'characters' || view.phase === 'teams';
  const seenCard = drafting.hand.find(({ key }) => key === seen)?.card;
  const drawing = answers.find(({ id }) => id === 'draw');
  const isTunnel = board.phase === 'planning' && board.turn > 0 && board.roundCard?.turns[board.turn - 1] === 'tunnel';
  const hasHand = you.seat !== undefined && drafting.hand.length > 0;
  const common = { words, names, you: you.seat };
  return (
    <div
      ref={root}
      class="table-scene colt-express"
      data-phase={view.phase}
      data-players={view.players.length}
      data-seated={you.seat === undefined ? 'no' : 'yes'}
      data-showing={playback.frame === undefined ? 'no' : 'yes'}
      data-hand={hasHand ? 'yes' : 'no'}
      data-folded={board.phase === 'heist' || board.phase === 'game-over' ? 'yes' : 'no'}
      data-counted={isCounted ? 'yes' : 'no'}
      data-answers={Math.min(2, answers.filter(({ id }) => id !== 'draw').length)}
    >
      <div class="table-areas">
        <Backdrop isDark={isTunnel} />
        <Opponents view={board} now={view} {...common} names={props.names} onLook={look} />
        <Track
          {...common}
          view={view}
          board={board}
          frame={playback.frame}
          marks={marks}
          armed={confirm.armed}
          isDark={isTunnel}
          onMark={pressMark}
          onDark={moves.length > 0 && !isChoosing ? onDark : undefined}
        />
        {isChoosing && (
          <Posters
            situation={situation}
            words={words}
            names={props.names}
            armed={confirm.armed}
            onChoose={(id, label, move) => confirm.press(id, label, () => sendMove(move))}
            onWhy={refuse}
          />
        )}
        {isCounted && <FinalCount counts={countsOf(view, names)} words={words} isTied={isTieBroken(view)} />}
        {playback.frame === undefined || view.asked.length > 0 ? (
          <Ask
            words={words}
            prompt={prompt}
            answers={answers}
            why={why}
            confirm={confirm}
            onBack={onBack}
            table={{ ...props, closed }}
            onAnswer={act}
            onLookBack={view.phase === 'planning' && view.lastHeist.length > 0 ? () => lookBack(true) : undefined}
          />
        ) : (
          <HeistCaption
            playback={playback}
            view={view}
            words={words}
            names={names}
            tell={props.tell}
            toYou={props.toYou.now}
            frame={playback.frame}
          />
        )}
        <RoundSummary table={props} words={words} shown={summary} />
        <div class="plan-and-own">
          <Plan view={board} {...common} onLook={lookAtTurn} />
          {you.seat !== undefined && (
            <section class="own-place" aria-label={words.regions.own}>
              <OwnSheet view={view} words={words} you={you.seat} onLook={() => look(you.seat)} />
              {hasHand && (
                <div class="hand-room">
                  <Hand
                    situation={situation}
                    shown={shown}
                    words={words}
                    picked={drafting.picked}
                    isSending={sending !== undefined}
                    onPress={pressCard}
                    onInspect={inspect}
                    onDrop={lay}
                  />
                </div>
              )}
              <OwnDeck
                view={view}
                words={words}
                you={you.seat}
                onLook={() => look(you.seat)}
                drawLabel={drawing === undefined ? '' : words.answer(drawing.saying)}
                isArmed={drawing !== undefined && confirm.armed === drawing.id}
                onDraw={
                  drawing?.act === undefined
                    ? undefined
                    : () => confirm.press(drawing.id, words.answer(drawing.saying), () => act(drawing))
                }
              />
            </section>
          )}
        </div>
        <BoardText label={words.regions.board} lines={words.board(view, names, you.seat)} />
      </div>
      {seenCard !== undefined && (
        <Inspect face={faceOf(seenCard, words)} table={props} onClose={() => inspect(undefined)} />
      )}
      {turnSeen !== undefined && (
        <TurnSheet {...common} view={board} n={turnSeen} onClose={() => lookAtTurn(undefined)} />
      )}
      {isLookingBack && <PastHeist view={view} words={words} names={names} onClose={() => lookBack(false)} />}
      {looked !== undefined && (
        <Details view={view} names={names} words={words} seat={looked} onClose={() => look(undefined)} />
      )}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

/** Changes with every question. */
const momentOf = (view: View): string =>
  `${view.phase} ${view.round} ${view.turn} ${view.pile.length} ${view.resolving ?? ''} ${view.active ?? ''} ${view.bandits.length} ${actionsLeft(view)}`;
