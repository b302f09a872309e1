import './toast.css';
import { signal } from '@preact/signals';
import { announce } from './live.tsx';

type Toast = { readonly id: number; readonly text: string; readonly tone: 'plain' | 'harm' };
const toasts = signal<readonly Toast[]>([]);
let next = 0;

/** A short word at the lower edge that goes by itself; also spoken. */
export function toast(text: string, tone: 'plain' | 'harm' = 'plain'): void {
  const id = next++;
  toasts.value = [...toasts.value.slice(-2), { id, text, tone }];
  announce(text);
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((one) => one.id !== id);
    },
    3500 + 40 * text.length,
  );
}

export const Toasts = () => (
  <div class="toasts" aria-hidden="true">
    {toasts.value.map(({ id, text, tone }) => (
      <p key={id} class={`toast ${tone}`}>
        {text}
      </p>
    ))}
  </div>
);
