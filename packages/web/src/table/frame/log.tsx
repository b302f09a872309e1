import type { Seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { EventBatch, Past, Teller } from '../../core/games/contract.ts';
import { t } from '../../core/i18n/index.ts';
import { type LogNote, logLines } from './log-lines.ts';
import { useNewest } from './use-newest.ts';

const LINES = 250;

/** The list is one tab stop; arrow keys move from line to line. */
function moveAmongLines(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.line')];
  const now = lines.findIndex((line) => line.matches(':focus'));
  event.preventDefault();
  lines[Math.max(0, Math.min(lines.length - 1, now + step))]?.focus();
}

type LogProps = {
  /** As `useGameProps` gives them for the log. */
  readonly events: readonly EventBatch[];
  /** The version that the page shows. */
  readonly version: number;
  readonly tell: Teller;
  readonly past: Past | undefined;
  readonly you: Seat | undefined;
  readonly mark: (seat: Seat) => ComponentChildren;
  /** Opens the rule behind an event. */
  readonly onRule: (event: unknown) => void;
  /** What the table says between the events. */
  readonly notes?: readonly LogNote[];
};

/** The log: whole sentences, the latest at the bottom, each linked to its rule. The live region announces the same. */
export function Log({ events, version, tell, past, you, mark, onRule, notes }: LogProps) {
  const lines = useMemo(() => logLines(events, { tell, past, you }, notes), [events, tell, past, you, notes]);
  const box = useRef<HTMLOListElement>(null);
  const follow = useNewest(box, lines.at(-1)?.key);
  if (lines.length === 0)
    return (
      <p class="nothing" data-shown={version}>
        {t().table.noLog}
      </p>
    );
  const shown = lines.slice(-LINES);
  return (
    <ol
      class="log"
      data-shown={version}
      ref={box}
      aria-label={t().table.log}
      onKeyDown={moveAmongLines}
      onScroll={follow}
    >
      {shown.map((line, i) => (
        <li key={line.key} class={line.isHeading ? 'heading' : line.isHarm ? 'harm' : ''}>
          {line.seat !== undefined && mark(line.seat)}
          <button
            type="button"
            class="line"
            tabIndex={i === shown.length - 1 ? 0 : -1}
            title={t().table.readRule}
            onClick={() => onRule(line.event)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
