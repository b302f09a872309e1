import type { Picture } from '@saloon/colt-express/rules';
import type { ComponentChildren } from 'preact';
import type { Words } from '../text/words.ts';
import type { Labels } from './labels.ts';

/** What every picture needs to draw itself. */
export type Drawn = { readonly words: Words; readonly labels: Labels };
export type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

/** A piece of the table under a picture, in the theme's colors. */
export const Ground = ({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) => (
  <div class={`colt-express rp-ce ${kind}`}>{children}</div>
);
