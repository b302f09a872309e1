import type { Props } from './scene.tsx';
import { wordsIn } from './text/index.ts';

/** `Round 4 of 6` with its pips, for the top bar. */
export function Stage({ view, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <div class="wb-stage">
      <b class="sign">{words.round(view.round, view.rounds)}</b>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(view.rounds, view.round) }, (_, i) => (
          <i key={i} class={i + 1 < view.round ? 'past' : i + 1 === view.round ? 'now' : ''} />
        ))}
      </span>
    </div>
  );
}

/** What a spectator or a wide screen has beside the log. */
export function Fact({ view, lang }: Props) {
  return (
    <dl class="wb-fact">
      {wordsIn(lang)
        .fact(view)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
