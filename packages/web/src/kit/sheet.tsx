import './sheet.css';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { useDragDown } from './motion/drag-down.ts';

/** How many lie over the page. */
export const sheets = signal(0);

type SheetProps = {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  /** `side` slides in from the right on wide screens; on a phone every sheet comes from below. */
  readonly kind?: 'middle' | 'side';
  readonly class?: string;
};

/** A sheet over the page. The focus moves in when it opens and back when it closes; Escape and the cloth around close it. */
export function Sheet({ title, onClose, children, footer, kind = 'middle', class: name = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    sheets.value += 1;
    return () => {
      element.close();
      sheets.value -= 1;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through `cancel`
    <dialog
      ref={dialog}
      class={`sheet ${kind} ${name}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="sheet-in" {...useDragDown(onClose)}>
        <header>
          <h2 class="sign" id={heading}>
            {title}
          </h2>
          <button type="button" class="ib" aria-label={t().close} onClick={onClose}>
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              stroke-width="2.600"
              stroke-linecap="round"
              aria-hidden="true"
            >
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text without a control scrolls, and has to be reached by keyboard */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
        {footer !== undefined && <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
