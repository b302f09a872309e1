import './notice-line.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { tableHere } from '../core/router/router.ts';
import { seatCalls } from '../features/tournaments/seat-calls.ts';
import { Lazy } from '../kit/lazy.tsx';
import { serverStatus } from '../net/server.ts';
import { whyRefused } from '../shell/silence.tsx';
import { announcement, closeAnnouncement } from './announcement.ts';

const loadSeatCall = () => import('../features/tournaments/seat-call.tsx').then(({ SeatCallLine }) => SeatCallLine);

/**
 * One line above every page, the most urgent thing in it: why this person can't come in, the table of a tournament that
 * waits for them, or what the operators tell everybody. Pages that fill the screen are lower by its height.
 */
export function NoticeLine() {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (line.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--page', `calc(100dvh - ${entry?.borderBoxSize[0]?.blockSize ?? 0}px)`);
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="notice-line" ref={line}>
      <Notice />
    </div>
  );
}

function Notice() {
  const status = serverStatus.value;
  const here = tableHere();
  if (status.type === 'refused' && status.code === 'banned') {
    return (
      <p class="paper" role="status">
        <b>{whyRefused(status)}</b> {t().lobby.botsStay}
      </p>
    );
  }
  const call = seatCalls.value.find(({ table }) => here?.table !== table);
  if (call !== undefined) return <Lazy id="seat-call" load={loadSeatCall} props={{ call }} fallback={null} />;
  if (announcement.value === '') return null;
  return (
    <p class="paper" role="status">
      <span>{announcement.value}</span>
      <button type="button" class="btn pap small" aria-label={t().close} onClick={closeAnnouncement}>
        ×
      </button>
    </p>
  );
}
