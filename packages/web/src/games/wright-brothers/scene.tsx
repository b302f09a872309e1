import '../../table/stage/shared.css';
import './tokens.css';
import './scene.css';
import type { Seat } from '@saloon/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import { figureAmong } from '../../kit/figures/bust.tsx';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { useCut, useCutState } from '../../kit/motion/cut.ts';
import { play } from '../../kit/sound/sound.ts';
import { useConfirm } from '../../table/ask/use-confirm.ts';
import { useWhy } from '../../table/ask/use-why.ts';
import { heldInFocus } from '../../table/hand/hand.tsx';
import { useHandOrder } from '../../table/hand/use-hand-order.ts';
import { BoardText } from '../../table/stage/board-text.tsx';
import { Inspect } from '../../table/stage/inspect.tsx';
import { useLayout } from '../../table/stage/use-layout.ts';
import { sharedWords } from '../../table/text/index.ts';
import { Ask, answerId } from './ask.tsx';
import { faceOf } from './faces.tsx';
import { Deck, Helpers } from './felt.tsx';
import { Gun } from './gun.tsx';
import { Hand } from './hand.tsx';
import { Law } from './law.tsx';
import { type Act, type Answer, answersFor } from './logic/answers.ts';
import { isDrop, readDrop } from './logic/drop.ts';
import { eventMoves, findMove, offers } from './logic/offered.ts';
import { promptFor } from './logic/prompt.ts';
import { sealedChoice } from './logic/sealed-choice.ts';
import { type Why, whyNoShootout } from './logic/why.ts';
import { Opponents } from './opponents.tsx';
import { DuelCards, RaceLayer, RaceWord } from './race/race-layer.tsx';
import { Seal } from './race/seal.tsx';
import { useRace } from './race/use-race.ts';
import { Ring } from './ring.tsx';
import { Showdown } from './showdown/showdown.tsx';
import { Taken } from './showdown/taken.tsx';
import { wordsIn } from './text/index.ts';
import { useDraft } from './use-draft.ts';
import { useFlights } from './use-flights.ts';
import type { Event, Move, View } from './wire.ts';

export type Props = GameTableProps<View, Move, Event>;

/** The table of The Wright Brothers' Gang: opponents, cloth, revolver, question, hand. */
export function Scene(props: Props) {
  const { view, you, names, send, sending, settings } = props;
  const words = wordsIn(props.lang);
  const moves = props.closed === undefined ? props.offer.moves : NO_MOVES;
  const situation = useMemo(() => ({ view, moves, you: you.seat }), [view, moves, you.seat]);
  const root = useRef<HTMLDivElement>(null);
  useLayout(root);
  const drafting = useDraft(situation);
  const { draft } = drafting;
  const racing = useRace(props);
  const motion = useFlights(root, props, drafting.hand);
  const [why, refuse] = useWhy<Why>([view, draft]);
  const [seen, inspect] = useCutState<number | undefined>(undefined);
  const shared = sharedWords(props.lang);
  const confirm = useConfirm(settings.confirmsMoves, draft, shared);
  const shown = useHandOrder(drafting.hand, shared);

  const answers = answersFor(situation, draft);
  // A device without a mouse hardly has a keyboard.
  const hasKeys = useMemo(() => matchMedia('(hover: hover)').matches, []);
  const prompt = promptFor(situation, draft, props.info.options, hasKeys);
  const told = useMemo(() => props.events.value.flatMap((batch) => batch.events), [props.events.value]);
  const inDivision = view.division !== undefined;
  const cut = useCut();

  function act(what: Act, keys?: ReadonlySet<number>): void {
    if (what.type === 'step') {
      const start = what.intent?.type === 'start' && !settings.confirmsMoves ? startOf(moves) : undefined;
      return start === undefined ? drafting.setIntent(what.intent) : void send(start);
    }
    drafting.send(keys);
    void send(what.move).then(({ ok }) => {
      if (ok) drafting.clear();
    });
  }
  const answer = (one: Answer) => (one.act === undefined ? refuse(one.why) : act(one.act));
  const press = (key: number) => {
    const reason = drafting.toggle(key);
    if (reason !== undefined) refuse(reason);
    else play('slide');
  };
  const refuseShootout = () => {
    const reason = view.phase === 'turn' ? whyNoShootout(situation) : undefined;
    if (reason !== undefined) refuse(reason);
  };
  const aimed = draft.intent?.type === 'aim' ? eventMoves(moves, draft.intent.card) : [];
  const targets = aimed.flatMap(({ target }) => (target === undefined ? [] : [target]));
  const aimAt = (seat: Seat) => {
    const one = answers.find(({ saying }) => saying.type === 'target' && saying.seat === seat);
    if (one !== undefined) confirm.press(answerId(one), names(seat), () => answer(one));
  };
  const aimedAt = answers.flatMap((one) =>
    answerId(one) === confirm.armed && one.saying.type === 'target' ? [one.saying.seat] : [],
  )[0];
  const load = findMove(moves, 'load', draft.chosen);
  const isSealing = offers(moves, 'sealed-choice');
  const lay = (key: number, drop: string) => {
    // A sealed choice is laid out card by card, no matter where a card is dropped.
    if (isSealing) return press(key);
    const card = drafting.hand.find((one) => one.key === key)?.card;
    if (card === undefined || !isDrop(drop)) return;
    const laid = readDrop(situation, draft.chosen, card, drafting.chosen.has(key), drop);
    if ('why' in laid) return refuse(laid.why);
    const keys = laid.cards.length === 1 ? new Set([key]) : new Set([...drafting.chosen, key]);
    drafting.choose(keys);
    act(laid.act, keys);
  };
  const seenCard = drafting.hand.find(({ key }) => key === seen)?.card;
  const onBack = () => {
    if (drafting.back()) return;
    motion.skip();
    if (inDivision) props.story.skip();
  };

  useHotkeys({ i: () => inspect(heldInFocus()) });

  const signal = racing.isOpen
    ? view.phase === 'duel'
      ? 'duel'
      : 'on'
    : racing.ring === 'sent' || racing.ring === 'down'
      ? 'down'
      : 'none';
  const common = { view, words, names, you: you.seat };
  const choice = sealedChoice(view, draft, isSealing);
  return (
    <div
      ref={root}
      class="table-scene wright-brothers"
      data-signal={signal}
      data-phase={view.phase}
      data-seated={you.seat === undefined ? 'no' : 'yes'}
      data-hand={you.seat === undefined || inDivision ? 'no' : 'yes'}
      data-split={inDivision ? 'yes' : 'no'}
      data-players={view.players.length}
    >
      <div class="table-areas">
        <Opponents
          {...common}
          targets={targets}
          aimedAt={aimedAt}
          figure={(seat) => figureAmong(props.info.seats, seat)}
          onTarget={aimAt}
        />
        <div
          class="cloth"
          onPointerDown={(event) => {
            if (racing.isOpen && event.button === 0) racing.press(event.timeStamp);
          }}
        >
          <RaceLayer {...common} />
          <Law view={view} words={words} />
          <section class="felt" aria-label={words.regions.cloth} data-region="cloth">
            <div class="felt-in">
              <Deck view={view} words={words} />
              <Helpers {...common} />
              <Ring view={view} words={words} racing={racing} onIdle={refuseShootout} />
              <RaceWord view={view} words={words} ring={racing.ring} />
              <DuelCards {...common} />
              <Taken view={view} words={words} names={names} />
              <p class="hint">
                {view.phase === 'duel' && racing.isOpen ? words.duelHint : words.ring[racing.ring].hint}
              </p>
            </div>
          </section>
          {you.seat !== undefined &&
            (choice !== undefined ? (
              <Seal choice={choice} words={words} drafting={drafting} isOpen={isSealing} />
            ) : (
              <Gun
                view={view}
                words={words}
                you={you.seat}
                loadLabel={words.answer({ type: 'load', count: draft.chosen.length }, names)}
                onLoad={load === undefined ? undefined : () => act({ type: 'send', move: load })}
              />
            ))}
        </div>
        {inDivision && (
          <Showdown
            {...common}
            events={told}
            late={racing.late}
            onSkip={props.story.waiting > 0 ? props.story.skip : undefined}
            onShown={view.phase === 'game-over' ? props.onFinale : undefined}
            key={`${cut} ${view.round}`}
          />
        )}
        <Ask
          words={words}
          prompt={prompt}
          answers={answers}
          why={why}
          confirm={confirm}
          onBack={onBack}
          table={props}
          onAnswer={answer}
        />
        {you.seat !== undefined && !inDivision && (
          <Hand
            situation={situation}
            drafting={drafting}
            shown={shown}
            words={words}
            sending={sending?.move}
            taken={view.active === you.seat ? (view.taking?.taken ?? []) : []}
            onPress={press}
            onInspect={inspect}
            onDrop={lay}
          />
        )}
        <BoardText label={words.regions.board} lines={words.board(view, names, you.seat)} />
      </div>
      {seenCard !== undefined && (
        <Inspect face={faceOf(seenCard, words)} table={props} onClose={() => inspect(undefined)} />
      )}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

const startOf = (moves: readonly Move[]): Move | undefined =>
  moves.find(({ type }) => type === 'start-shootout' || type === 'call-duel');
