import './street.css';
import type { Names, Seat } from '@saloon/kernel';
import { useRef } from 'preact/hooks';
import type { Paced } from '../../../table/story/paced.ts';
import type { Board, Over } from '../board.ts';
import { rowsOf } from '../logic/chain.ts';
import { pendingIn } from '../logic/pending.ts';
import { bothOf } from '../logic/situation.ts';
import { Laid, PendingCard } from '../middle.tsx';
import { CharacterPost } from '../people/character-post.tsx';
import { PlayerBar } from '../people/player-bar.tsx';
import { Piles } from '../piles.tsx';
import type { Words } from '../text/words.ts';
import type { CardId, CardName, CharacterId, Event, PlayerView, View } from '../wire.ts';
import { Backdrop } from './backdrop.tsx';
import { Chain } from './chain.tsx';
import { LastDeed } from './last-deed.tsx';
import { Moment } from './moment.tsx';
import { ShotLine } from './shot-line.tsx';

type StreetProps = {
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly board: Board;
  readonly moments: Paced<Event>;
  readonly isAuto: boolean;
  /** What happened last, where the viewer waits. */
  readonly deed: string | undefined;
  readonly onLook: (what: CardId | CardName | CharacterId) => void;
  readonly onOver: (over: Over) => void;
};

/** The street: law and outlaws with two places each, and between them what is going on. */
export function Street({ view, words, names, you, board, moments, isAuto, deed, onLook, onOver }: StreetProps) {
  const street = useRef<HTMLElement>(null);
  const both = bothOf(view, you);
  if (both === undefined) return null;
  const [near, far] = both;
  const pending = view.ending === undefined ? pendingIn(view) : undefined;
  const laid = view.asked?.cards ?? [];
  const isQuiet =
    moments.now === undefined && pending === undefined && laid.length === 0 && rowsOf(view.chain).length === 0;
  const sideOf = (player: PlayerView) => {
    const isYou = player.seat === you;
    const shared = { player, board, words };
    return (
      <>
        <PlayerBar
          {...shared}
          isYou={isYou}
          name={names(player.seat)}
          bangsLeft={view.bangsLeft}
          isTurn={view.phase !== 'setup' && view.active === player.seat && view.ending === undefined}
          onLook={() => onOver({ type: 'player', seat: player.seat })}
          onSettings={isYou ? () => onOver({ type: 'auto' }) : undefined}
          isAuto={isAuto}
        />
        <CharacterPost {...shared} place="left" isSetup={view.phase === 'setup'} onLook={onLook} />
        <CharacterPost {...shared} place="right" isSetup={view.phase === 'setup'} onLook={onLook} />
      </>
    );
  };
  return (
    <section
      ref={street}
      class="main-street"
      aria-label={words.regions.street}
      data-region="table"
      data-near={near.side}
    >
      <Backdrop words={words} />
      {sideOf(far)}
      <section class="street-middle" aria-label={words.regions.middle} data-place="middle">
        {moments.now !== undefined ? null : laid.length > 0 ? (
          <Laid cards={laid} board={board} words={words} onLook={onLook} />
        ) : (
          pending !== undefined && <PendingCard pending={pending} words={words} onLook={onLook} />
        )}
        {moments.now === undefined && laid.length === 0 && (
          <Chain chain={view.chain} words={words} onOpen={() => onOver({ type: 'chain' })} />
        )}
        <Piles view={view} words={words} onLook={() => onOver({ type: 'discard' })} />
        {isQuiet && deed !== undefined && <LastDeed view={view} words={words} deed={deed} />}
        {moments.now !== undefined && <Moment event={moments.now} words={words} onSkip={moments.skip} />}
      </section>
      {sideOf(near)}
      {pending?.hit !== undefined && <ShotLine street={street} hit={pending.hit} />}
    </section>
  );
}
