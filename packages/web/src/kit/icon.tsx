import { drawing } from './drawing.ts';

/** An icon from game-icons in the color of the text. Hidden from assistive technology: there are words beside it. */
export const Icon = ({ of: body, class: name = '' }: { readonly of: string; readonly class?: string }) => (
  <svg class={`i ${name}`} viewBox="0 0 512 512" aria-hidden="true" ref={drawing(body)} />
);
