import './own.css';
import type { Seat } from '@saloon/kernel';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { isAsked, statusOf } from '../logic/status.ts';
import { Bills } from '../piles/bills.tsx';
import type { Words } from '../text/words.ts';
import { asPrinted, type View } from '../wire.ts';
import { Cowboy } from './cowboy.tsx';
import { ownerOf } from './teams.tsx';

type OwnProps = {
  readonly view: View;
  readonly you: Seat;
  readonly name: string;
  readonly words: Words;
  readonly onInspect: () => void;
};

/** The own place: cowboy, team, money, and what the number on the cowboy means. */
export function Own({ view, you, name, words, onInspect }: OwnProps) {
  const player = view.players[you];
  if (player === undefined) return null;
  const { cowboy, loot, debt, team } = player;
  const status = statusOf(view, you);
  const card = cowboy?.card === 'face-down' ? undefined : cowboy?.card;
  const shot = view.robbery?.shot;
  // Much money needs the room of the rule, and the belt says the cap as well.
  const isFull = debt > 0 || loot.length > 2;
  const isAimed = shot?.answer === 'awaited' && shot.target === you;
  return (
    <section
      class={`own-rider ${seatClass(ownerOf(team))} is-${status.type} ${isAsked(view, you) ? 'asked' : ''} ${isAimed ? 'aimed' : ''}`}
      aria-label={words.regions.own}
      data-place={`seat-${you}`}
    >
      {card === undefined ? (
        <Cowboy of={cowboy} words={words} size="m" width="var(--own-card)" />
      ) : (
        <button
          type="button"
          class="look"
          aria-label={words.labels.cowboyName(asPrinted(card))}
          data-rule="C45-COW-2"
          onClick={onInspect}
        >
          <Cowboy of={cowboy} words={words} size="m" width="var(--own-card)" isYours />
        </button>
      )}
      <span class="who">
        <span class="name">
          <Brand of={ownerOf(team)} />
          <b class="sign">
            <FitText text={name} />
          </b>
        </span>
        <span class="gang">
          <em class="you-pill">{words.you}</em>
          <FitText text={`${words.team(team)} · ${words.status(status)}`} lines={2} />
        </span>
        <span class="money">
          <Bills loot={loot} words={words} most={6} place={`loot-${you}`} />
          {debt > 0 && <em class="debt">{words.owes(debt)}</em>}
        </span>
        {card !== undefined && !isFull && <span class="rule">{words.labels.cowboyRule(asPrinted(card))}</span>}
      </span>
    </section>
  );
}
