import '../../table/stage/shared.css';
import './tokens.css';
import './scene.css';
import type { Seat } from '@saloon/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import type { Face } from '../../kit/cards/card.tsx';
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
import { pacedNow } from '../../table/story/paced.ts';
import { sharedWords } from '../../table/text/index.ts';
import { Ask, targetId } from './ask.tsx';
import { cowboyFace, weaponFace } from './faces.tsx';
import { Hand } from './hand.tsx';
import { type Answer, answersFor, type WhyNot } from './logic/answers.ts';
import { movesOf, shotsWith, slotsIn } from './logic/offered.ts';
import { promptFor } from './logic/prompt.ts';
import { beatsOf } from './logic/story.ts';
import { meterOf } from './logic/strength.ts';
import { Middle } from './middle.tsx';
import { Own } from './people/own.tsx';
import { Seats } from './people/seats.tsx';
import { Teams, teamOf } from './people/teams.tsx';
import { Felt } from './piles/felt.tsx';
import { PileSheet } from './piles/pile-sheet.tsx';
import { Meter } from './robbery/meter.tsx';
import { wordsIn } from './text/index.ts';
import { useDraft } from './use-draft.ts';
import { useFlights } from './use-flights.ts';
import { asPrinted, type Event, type Move, type View } from './wire.ts';

export type Props = GameTableProps<View, Move, Event>;

/** The table of Caliber 45: teams, seats round the felt, the spread or the robbery, question, own place, hand, belt. */
export function Scene(props: Props) {
  const { view, you, names, send, sending, settings } = props;
  const words = wordsIn(props.lang);
  const shared = sharedWords(props.lang);
  const moves = props.closed === undefined ? props.offer.moves : NO_MOVES;
  const situation = useMemo(() => ({ view, moves, you: you.seat }), [view, moves, you.seat]);
  const root = useRef<HTMLDivElement>(null);
  useLayout(root);
  const drafting = useDraft(situation);
  const { draft } = drafting;
  const motion = useFlights(root, props, drafting.hand);
  const story = pacedNow(props.story, beatsOf);
  const [why, refuse] = useWhy<WhyNot>([view, draft]);
  const [seen, inspect] = useCutState<Face | undefined>(undefined);
  const [isLooking, look] = useCutState(false);
  const confirm = useConfirm(settings.confirmsMoves, draft, shared);
  const shown = useHandOrder(drafting.hand, shared);

  const shots = shotsWith(moves, draft.chosen);
  const aimedAt = shots.find(({ target }) => confirm.armed === targetId(target))?.target;
  const answers = answersFor(situation, draft, aimedAt);
  const prompt = promptFor(situation, draft);
  const sendMove = (move: Move) => {
    drafting.send();
    void send(move).then(({ ok }) => {
      if (ok) drafting.clear();
    });
  };
  const answer = ({ saying, act, why: reason }: Answer) => {
    if (act === undefined) return refuse(reason);
    if (act.type === 'aim') return drafting.setAiming(act.isAiming);
    return sendMove(saying.type === 'surprise' ? surprise(moves) : act.move);
  };
  const press = (key: number) => {
    const reason = drafting.toggle(key);
    if (reason !== undefined) refuse(reason);
    else play('slide');
  };
  const shootAt = (target: Seat) => {
    const move = shots.find((shot) => shot.target === target);
    if (move !== undefined) confirm.press(targetId(target), names(target), () => sendMove(move));
  };
  const picks = slotsIn(moves);
  const pick = (slot: number) => {
    const move = movesOf(moves, 'pick').find((one) => one.slot === slot);
    if (move === undefined) return;
    play('slide');
    if (!settings.confirmsMoves || draft.slot === slot) sendMove(move);
    else drafting.setSlot(slot);
  };
  const inspectHeld = (key: number | undefined) => {
    const card = drafting.hand.find((one) => one.key === key)?.card;
    if (card !== undefined) inspect(weaponFace(card, words));
  };
  useHotkeys({ i: () => inspectHeld(heldInFocus()) });

  const own = you.seat === undefined ? undefined : view.players[you.seat];
  const cowboy = own?.cowboy?.card;
  const known = cowboy === 'face-down' ? undefined : cowboy;
  const common = { view, words, names, you: you.seat };
  const onBack = () => {
    if (drafting.back()) return;
    motion.skip();
    story.skip();
  };
  return (
    <div
      ref={root}
      class="table-scene caliber-45"
      data-phase={view.phase}
      data-seated={own === undefined ? 'no' : 'yes'}
      data-hand={own === undefined ? 'no' : 'yes'}
      data-players={view.players.length}
      data-picking={picks.length > 0 ? 'yes' : 'no'}
    >
      <div class="table-areas">
        <div class="felt-room">
          <Felt />
          <Teams teams={view.teams} target={view.target} yours={teamOf(view, you.seat)} words={words} />
          <Seats {...common} targets={shots.map(({ target }) => target)} aimedAt={aimedAt} onTarget={shootAt} />
          <Middle
            {...common}
            tell={props.tell}
            story={story}
            chosen={draft.slot}
            onPick={picks.length > 0 ? pick : undefined}
            onInspect={inspect}
            onLook={() => look(true)}
          />
        </div>
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
        {own !== undefined && you.seat !== undefined && (
          <div class="own-strip">
            <Own
              view={view}
              words={words}
              you={you.seat}
              name={names(you.seat)}
              onInspect={() => known !== undefined && inspect(cowboyFace(known, words))}
            />
            {known !== undefined && (
              <Meter
                strength={meterOf(view, you.seat, props.info.options, {
                  hand: own.hand ?? [],
                  chosen: draft.chosen,
                  cap: known.cap,
                })}
                cowboy={words.labels.cowboyName(asPrinted(known))}
                words={words}
              />
            )}
          </div>
        )}
        {own !== undefined && (
          <Hand
            situation={situation}
            shown={shown}
            words={words}
            chosen={drafting.chosen}
            sending={sending?.move}
            onPress={press}
            onInspect={inspectHeld}
          />
        )}
        <BoardText label={words.regions.board} lines={words.board(view, names, you.seat)} />
      </div>
      {seen !== undefined && <Inspect face={seen} table={props} onClose={() => inspect(undefined)} />}
      {isLooking && <PileSheet view={view} words={words} onClose={() => look(false)} />}
    </div>
  );
}

const NO_MOVES: readonly Move[] = [];

/** C45-ONLINE-1: any of the cards, as good as another. */
function surprise(moves: readonly Move[]): Move {
  const picks = movesOf(moves, 'pick');
  const move = picks[Math.floor(Math.random() * picks.length)];
  if (move === undefined) throw new Error('Cannot pick a card: none is offered');
  return move;
}
