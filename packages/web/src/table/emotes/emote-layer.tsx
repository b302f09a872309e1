import './emotes.css';
import type { Seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { freshEmotes } from './fresh-emotes.ts';

const SHOWN_MS = 3000;

type Said = { readonly key: number; readonly seat: Seat; readonly text: string };

type EmoteLayerProps = {
  readonly chat: readonly ChatLine[];
  /** Whether this person reads a line: not those of people they have muted. A screen for everybody shows all. */
  readonly isHeard?: (line: ChatLine) => boolean;
};

/** Quick reactions beside the plate or figure of the player who sent them. The chat has them for screen readers. */
export function EmoteLayer({ chat, isHeard }: EmoteLayerProps) {
  const seen = useRef(chat.length);
  const [said, setSaid] = useState<readonly Said[]>([]);
  useLayoutEffect(() => {
    const fresh = freshEmotes(chat, seen.current, isHeard);
    const first = seen.current;
    seen.current = chat.length;
    if (fresh.length === 0) return;
    const added = fresh.map(({ seat, emote }, i) => ({ key: first + i, seat, text: t().emotes[emote] }));
    setSaid((now) => [...now.filter(({ seat }) => !added.some((one) => one.seat === seat)), ...added]);
    const timer = setTimeout(() => setSaid((now) => now.filter((one) => !added.includes(one))), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [chat]);
  return (
    <div class="emote-layer" aria-hidden="true">
      {said.map(({ key, seat, text }) => (
        <Bubble key={key} seat={seat} text={text} />
      ))}
    </div>
  );
}

/** A line of text above a seat's plate. */
export function Bubble({ seat, text }: Omit<Said, 'key'>) {
  const bubble = useRef<HTMLSpanElement>(null);
  const [spot, setSpot] = useState<{ readonly left: string; readonly top: string } | undefined>(undefined);
  useLayoutEffect(() => {
    const scene = bubble.current?.closest('.scene');
    const there = scene?.querySelector(`[data-place="seat-${seat}"]`) ?? scene?.querySelector('[data-region="hand"]');
    const [at, room] = [there?.getBoundingClientRect(), scene?.getBoundingClientRect()];
    if (at === undefined || room === undefined) return;
    setSpot({ left: `${at.left + at.width / 2 - room.left}px`, top: `${Math.max(0, at.top - room.top)}px` });
  }, [seat]);
  return (
    <span ref={bubble} class="emote" style={spot} hidden={spot === undefined}>
      {text}
    </span>
  );
}
