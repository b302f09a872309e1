import { drawing } from './drawing.ts';

/** An icon of game-icons, drawn in the colour of the text and hidden from assistive names: words stand beside it. */
export const Icon = ({ of: body, class: name = '' }: { readonly of: string; readonly class?: string }) => (
  <svg class={`i ${name}`} viewBox="0 0 512 512" aria-hidden="true" ref={drawing(body)} />
);
