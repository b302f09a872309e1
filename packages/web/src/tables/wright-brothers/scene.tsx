import '../shared/shared.css';
import './tokens.css';
import './scene.css';
import type { Seat } from '@saloon/kernel';
import { useMemo, useRef } from 'preact/hooks';
import { figureAmong } from '../../kit/bust.tsx';
import { useCut, useCutState } from '../../kit/cut.ts';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { play } from '../../kit/sound.ts';
import type { GameTableProps } from '../contract.ts';
import { BoardText } from '../shared/board-text.tsx';
import { heldInFocus } from '../shared/hand.tsx';
import { Inspect } from '../shared/inspect.tsx';
import { sharedWords } from '../shared/text/index.ts';
import { useConfirm } from '../shared/use-confirm.ts';
import { useHandOrder } from '../shared/use-hand-order.ts';
import { useLayout } from '../shared/use-layout.ts';
import { useWhy } from '../shared/use-why.ts';
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
import { DuelCards, RaceLayer, RaceWord } from './race-layer.tsx';
import { Ring } from './ring.tsx';
import { Seal } from './seal.tsx';
import { Showdown } from './showdown.tsx';
import { Taken } from './taken.tsx';
import { wordsIn } from './text/index.ts';
import { useDraft } from './use-draft.ts';
import { useFlights } from './use-flights.ts';
import { useRace } from './use-race.ts';
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
          {...{ targets, aimedAt }}
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
              <Ring {...{ view, words, racing }} onIdle={refuseShootout} />
              <RaceWord {...{ view, words }} ring={racing.ring} />
              <DuelCards {...common} />
              <Taken {...{ view, words, names }} />
              <p class="hint">
                {view.phase === 'duel' && racing.isOpen ? words.duelHint : words.ring[racing.ring].hint}
              </p>
            </div>
          </section>
          {you.seat !== undefined &&
            (choice !== undefined ? (
              <Seal {...{ choice, words, drafting }} isOpen={isSealing} />
            ) : (
              <Gun
                {...{ view, words }}
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
        <Ask {...{ words, prompt, answers, why, confirm, onBack }} table={props} onAnswer={answer} />
        {you.seat !== undefined && !inDivision && (
          <Hand
            {...{ situation, drafting, shown, words }}
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
