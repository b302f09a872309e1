import './plan.css';
import type { Names, Seat } from '@saloon/kernel';
import type { CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hand as palm } from '../../../kit/icons/pages.ts';
import { cardDraw } from '../../../kit/icons/tables.ts';
import { faceOf } from '../faces.tsx';
import { planOf, type Slot, type Turn } from '../logic/plan.ts';
import { Whose } from '../people/whose.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';
import { PlanCloser } from './plan-closer.tsx';
import { RoundCard, TURN_ICONS } from './round-card.tsx';

type PlanProps = {
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
};

/** The plan of the round: its card, and a box for each turn with what was played in it. In the heist it is the queue. */
export function Plan({ view, words, names, you, onLook }: PlanProps & { readonly onLook: (turn: number) => void }) {
  const strip = useRef<HTMLElement>(null);
  const isHeist = view.phase === 'heist';
  // On a narrow screen the strip scrolls to what is on now.
  useEffect(() => {
    const box = strip.current;
    const now = box?.querySelector<HTMLElement>(isHeist ? '.plan-slot.on' : '.plan-turn.now');
    if (box === null || now === null || now === undefined || box.scrollWidth <= box.clientWidth) return;
    const [whole, part] = [box.getBoundingClientRect(), now.getBoundingClientRect()];
    box.scrollTo({
      left: box.scrollLeft + part.left - whole.left - (whole.width - part.width) / 2,
      behavior: settings.peek().isMotionReduced ? 'instant' : 'smooth',
    });
  }, [isHeist ? view.resolving : view.turn, view.phase]);
  if (view.roundCard === undefined) return null;
  const turns = planOf(view);
  const all = turns.reduce((sum, { slots }) => sum + slots.length, 0);
  return (
    <>
      <section
        ref={strip}
        class="plan-strip"
        aria-label={words.regions.plan}
        data-region="plan"
        data-crowd={all > CROWD ? 'yes' : 'no'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reached by keyboard
        tabIndex={0}
      >
        <RoundCard card={view.roundCard} words={words} />
        {turns.map((turn) => (
          <TurnBox
            key={turn.n}
            turn={turn}
            view={view}
            words={words}
            names={names}
            you={you}
            onLook={() => onLook(turn.n)}
          />
        ))}
      </section>
      <PlanCloser strip={strip} view={view} words={words} />
    </>
  );
}

/** More cards than have room for their names, in all turns, and in one on a phone. */
const [CROWD, TIGHT] = [16, 6];

function TurnBox({
  turn,
  view,
  words,
  names,
  you,
  onLook,
}: PlanProps & { readonly turn: Turn; readonly onLook: () => void }) {
  const { n, kind, state, slots, rows } = turn;
  const isMine = slots.some((slot) => slot.type === 'now' && slot.seat === you);
  return (
    <section
      class={`plan-turn ${state}`}
      data-kind={kind}
      data-drop={isMine ? 'plan' : undefined}
      data-rows={rows}
      data-tight={slots.length > TIGHT ? 'yes' : 'no'}
      style={{ '--slots': String(slots.length), '--half': String(Math.ceil(slots.length / 2)) } as CSSProperties}
    >
      <header>
        <Icon of={TURN_ICONS[kind]} />
        <b class="sign">{words.turnKinds[kind]}</b>
        <span>{words.turn(n)}</span>
      </header>
      <ol>
        {slots.map((slot, i) => (
          <SlotView key={`${i}`} slot={slot} view={view} words={words} names={names} you={you} />
        ))}
      </ol>
      {slots.some(({ type }) => type === 'card') && (
        <button type="button" class="press-all" aria-label={words.lookAtTurn(n)} onClick={onLook} />
      )}
    </section>
  );
}

function SlotView({ slot, view, words, names, you }: PlanProps & { readonly slot: Slot }) {
  const { seat } = slot;
  const said = words.slots;
  const bandit = slot.type === 'card' ? slot.card.bandit : undefined;
  const lead = bandit ?? view.players[seat]?.bandits[0];
  const whose = (
    <span class="owner" aria-hidden="true">
      <Whose view={view} seat={seat} names={names} bandit={bandit} />
      <span>{seat === you ? words.you : lead === undefined ? names(seat) : words.things.characters[lead].name}</span>
    </span>
  );
  if (slot.type === 'card') {
    const { card, place } = slot;
    const isOn = view.phase === 'heist' && view.resolving === place;
    const state = isOn ? said.resolving : card.isResolved ? said.done : '';
    const isClosed = card.card === 'face-down' || card.card === 'covered';
    const name =
      card.card === 'face-down'
        ? said.hidden
        : card.card === 'covered'
          ? said.covered
          : words.things.actions[card.card].name;
    const label = `${names(seat)}: ${name}${state === '' ? '' : `, ${state}`}`;
    return (
      <li class={`plan-slot ${isOn ? 'on' : ''} ${card.isResolved ? 'past' : ''} ${card.isBonus ? 'bonus' : ''}`}>
        {whose}
        {isClosed ? (
          <Back size="xs" label={label} place={`pile-${place}`} />
        ) : (
          <Card
            size="xs"
            face={faceOf(card.card as Exclude<typeof card.card, 'face-down' | 'covered'>, words)}
            label={label}
            place={`pile-${place}`}
            class={card.isFaceDown && !card.isResolved && !isOn ? 'secret' : ''}
          />
        )}
        <u aria-hidden="true">
          {card.isBonus
            ? said.bonus
            : isClosed
              ? name
              : words.shortActions[card.card as Exclude<typeof card.card, 'face-down' | 'covered'>]}
        </u>
      </li>
    );
  }
  const isYou = seat === you;
  const label = { drew: said.drew, now: said.now, 'to-come': said.toCome }[slot.type];
  return (
    <li class={`plan-slot ${slot.type}`} aria-label={`${names(seat)}: ${label}`}>
      {whose}
      <span class="box">
        {slot.type === 'drew' && <Icon of={cardDraw} />}
        {slot.type === 'now' && <Icon of={palm} />}
      </span>
      <u aria-hidden="true">{slot.type === 'drew' ? said.drew : isYou ? said.you : ''}</u>
    </li>
  );
}
