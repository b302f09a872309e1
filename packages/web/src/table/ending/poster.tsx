import './poster.css';
import type { CSSProperties } from 'preact';
import type { Poster as PosterOf } from '../../core/games/ending.ts';
import { drawing } from '../../kit/drawing.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import { figureBody } from '../../kit/figures/figures.ts';

/** The bill of the winner. */
export const Poster = ({ poster }: { readonly poster: PosterOf }) => (
  <figure class="winner-poster">
    <b class="heading" style={lettersOf(poster.heading)}>
      {poster.heading}
    </b>
    <span class="line">{poster.line}</span>
    <span class="portrait">
      <svg viewBox="8 -6 64 72" aria-hidden="true">
        <g ref={drawing(figureBody(poster.figure))} />
      </svg>
    </span>
    <figcaption>
      <b class="name" style={lettersOf(poster.name)}>
        {poster.name} <Brand of={poster.owner} sign={poster.sign} />
      </b>
      {poster.note !== undefined && <span class="line">{poster.note}</span>}
      {poster.amount !== undefined && <b class="amount">{poster.amount}</b>}
    </figcaption>
  </figure>
);

/** Long words are set smaller. */
const lettersOf = (text: string) => ({ '--letters': text.length }) as CSSProperties;
