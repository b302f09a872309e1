import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameTableProps } from '../../../core/games/contract.ts';
import { landAll } from '../../../kit/motion/fly.ts';
import { holdOf } from '../../../kit/motion/hold.ts';
import { play } from '../../../kit/sound/sound.ts';
import type { LateSlap } from '../logic/finish.ts';
import { offers } from '../logic/offered.ts';
import { HOLD_MS, readPress, type Signal } from '../logic/press.ts';
import { openRace, type RingState, ringState } from '../logic/race-state.ts';
import type { Event, Move, View } from '../wire.ts';

export type Racing = {
  readonly ring: RingState;
  /** A race is on this screen and waits for this player's hand. */
  readonly isOpen: boolean;
  readonly isHolding: boolean;
  /** The slap that came when the race was over. */
  readonly late: LateSlap | undefined;
  /** The ring pressed, at `event.timeStamp`. */
  press(at: number): void;
  /** The ring let go, at `event.timeStamp`. */
  release(at: number): void;
  /** The press went elsewhere. */
  giveUp(): void;
};

/**
 * The slap. The signal is drawn by the same render that the message sets off, so that it is in the first frame after it;
 * that frame's time is where the reaction is measured from (WB-TIME-5).
 */
export function useRace({ view, offer, you, send, closed, info }: GameTableProps<View, Move, Event>): Racing {
  const race = openRace(view);
  const canSlap = offers(offer.moves, 'slap');
  const start = offer.moves.find((move) => move.type === 'start-shootout' || move.type === 'call-duel');
  const signal = useRef<Signal>({ type: 'none' });
  const [sent, setSent] = useState<number | undefined>();
  const [isHolding, setHolding] = useState(false);
  const [late, setLate] = useState<LateSlap>();
  const held = useRef(() => {});
  held.current = () => {
    setHolding(false);
    if (start !== undefined) void send(start);
  };
  const hold = useRef(holdOf(HOLD_MS, () => held.current())).current;
  const isPlaying = you.seat !== undefined && closed === undefined && info.options.raceMode !== 'sealed';

  useLayoutEffect(() => {
    if (race === undefined) {
      signal.current = { type: 'none' };
      return;
    }
    landAll();
    giveUp();
    signal.current = { type: 'announced', race };
    const frame = requestAnimationFrame((shownAt) => {
      signal.current = { type: 'shown', race, shownAt };
    });
    if (canSlap) {
      play(view.phase === 'duel' ? 'flip' : 'draw');
      navigator.vibrate?.(60);
    }
    return () => cancelAnimationFrame(frame);
  }, [race]);

  const isDown = you.seat !== undefined && view.players[you.seat]?.isHandDown === true;
  const isSent = race !== undefined && sent === race;

  function release(at: number): void {
    hold.up(at);
    setHolding(false);
  }
  function giveUp(): void {
    hold.cancel();
    setHolding(false);
  }

  function press(at: number): void {
    const read = readPress({
      signal: signal.current,
      at,
      phase: view.phase,
      canSlap,
      canHold: start !== undefined,
      isDown: isDown || isSent,
      isPlaying,
    });
    switch (read.type) {
      case 'slap':
        setSent(race);
        play('slap');
        void send({ type: 'slap' }, { reaction: read.reaction, tells: isTooLate }).then((answer) => {
          if (answer.ok) return;
          setSent(undefined);
          if (race !== undefined && isTooLate(answer.code)) setLate({ race, reaction: read.reaction });
        });
        return;
      case 'press':
        void send({ type: 'press' });
        return;
      case 'hold':
        setHolding(true);
        hold.down(at);
        return;
      case 'nothing':
        return;
    }
  }

  const isOpen = race !== undefined && canSlap && !isSent && !isDown && isPlaying;
  useSlapKeys(isOpen, press);
  useEffect(() => giveUp, []);

  return {
    ring: ringState({
      view,
      you: you.seat,
      canSlap,
      canStart: start !== undefined && closed === undefined,
      isSent,
    }),
    isOpen,
    isHolding,
    late,
    press,
    release,
    giveUp,
  };
}

/** The race closed while the slap was on its way, perhaps with the game: nothing went wrong. */
const isTooLate = (code: string): boolean => code === 'WRONG_PHASE' || code === 'game-over';

/** In a race Space and Enter are the slap wherever the focus is; a key that is held down counts once. */
function useSlapKeys(isOpen: boolean, press: (at: number) => void): void {
  const latest = useRef({ isOpen, press });
  latest.current = { isOpen, press };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlap = event.key === ' ' || event.key === 'Enter';
      if (!isSlap || !latest.current.isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) latest.current.press(event.timeStamp);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}
