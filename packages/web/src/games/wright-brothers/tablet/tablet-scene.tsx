import '../tokens.css';
import '../ring.css';
import './tablet.css';
import { type Seat, seat as seatOf } from '@saloon/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AroundProps } from '../../../core/games/around.ts';
import { Back } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { lawStar } from '../../../kit/icons/pages.ts';
import { exitDoor } from '../../../kit/icons/tables.ts';
import { play } from '../../../kit/sound/sound.ts';
import { isSuspense, openRace } from '../logic/race-state.ts';
import { Pile } from '../pile.tsx';
import { DuelCards } from '../race/race-layer.tsx';
import { wordsIn } from '../text/index.ts';
import type { Move, View } from '../wire.ts';
import { Edge } from './edge.tsx';
import { sidesFor } from './sides.ts';
import { SlapLayer } from './slap-layer.tsx';
import { Split } from './split.tsx';
import { useSlaps } from './use-slaps.ts';
import { tabletWords } from './words.ts';

const EARLY_MS = 1200;
const NOBODY: ReadonlySet<Seat> = new Set();

/** The table between its players: an edge for each, the loot in the middle, and the whole glass for a race. */
export function TabletScene(props: AroundProps<View, Move>) {
  const { info, view, offer, holder, openMoves, names, lang, peek, cover, act } = props;
  const words = wordsIn(lang);
  const said = tabletWords(lang);
  const root = useRef<HTMLElement>(null);
  const sides = sidesFor(view.players.length);
  const race = openRace(view);
  const [touched, setTouched] = useState(NOBODY);
  const [early, setEarly] = useState<Seat | undefined>(undefined);
  const isTense = race !== undefined || isSuspense(view);
  useSlaps(root, {
    view,
    act,
    onSlap: (seat) => (race === undefined ? setEarly(seat) : setTouched((old) => new Set([...old, seat]))),
  });
  useEffect(() => {
    setTouched(NOBODY);
    if (race === undefined) return;
    cover();
    play(view.phase === 'duel' ? 'flip' : 'draw');
    navigator.vibrate?.(60);
  }, [race]);
  useEffect(() => {
    if (early === undefined) return;
    const timer = setTimeout(() => setEarly(undefined), EARLY_MS);
    return () => clearTimeout(timer);
  }, [early]);
  return (
    <main
      ref={root}
      id="main"
      class="wb-tablet wright-brothers"
      data-phase={view.phase}
      data-race={race ?? 'none'}
      data-turn={`${view.round}.${view.turn}.${view.phase}`}
      data-players={view.players.length}
      data-holder={holder ?? 'none'}
    >
      <div class="tablet-middle">
        <div class="tablet-sheriffs" role="img" aria-label={said.sheriffs(view.sheriffs)}>
          {[1, 2, 3, 4].map((n) => (
            <span key={n} class={n <= view.sheriffs ? 'on' : ''}>
              <Icon of={lawStar} />
            </span>
          ))}
        </div>
        {view.division !== undefined && <Split view={view} names={names} words={words} said={said} />}
        {view.division === undefined && view.duel === undefined && (
          <div class="tablet-loot" role="img" aria-label={said.pot(view.loot.length)}>
            <Pile loot={view.loot} words={words} />
          </div>
        )}
        <DuelCards view={view} you={undefined} names={names} words={words} />
        <div class="tablet-deck">
          <Back size="s" width="var(--edge-card)" />
          <b class="num">{view.deck}</b>
          <button
            type="button"
            class="ib tablet-leave"
            aria-label={said.leave}
            title={said.leave}
            onClick={props.onLeave}
          >
            <Icon of={exitDoor} />
          </button>
        </div>
      </div>
      {sides.map((side, i) => {
        const seat = seatOf(i);
        return (
          <Edge
            key={side}
            seat={seat}
            side={side}
            view={view}
            names={names}
            words={words}
            said={said}
            isBot={info.seats[seat]?.type === 'bot'}
            isPeeking={holder === seat && !isTense}
            isShut={(holder !== undefined && holder !== seat) || isTense}
            moves={holder === seat ? offer.moves : NO_MOVES}
            openMoves={isTense ? [] : (openMoves[seat] ?? [])}
            questions={offer.questions}
            isEarly={early === seat}
            onPeek={(isPeeking) => (isPeeking ? peek(seat) : cover())}
            onMove={(move, answers) => void act(seat, move, { answers })}
          />
        );
      })}
      <SlapLayer view={view} sides={sides} openMoves={openMoves} touched={touched} names={names} said={said} />
    </main>
  );
}

const NO_MOVES: readonly Move[] = [];
