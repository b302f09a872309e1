type PipsProps = { readonly label: string; readonly now: number; readonly all: number };

/** `Round 4 of 6` with its pips, for the middle of the top bar. */
export const Pips = ({ label, now, all }: PipsProps) => (
  <div class="stage-pips">
    <b class="sign">{label}</b>
    <span aria-hidden="true">
      {Array.from({ length: Math.max(all, now) }, (_, i) => (
        <i key={i} class={i + 1 < now ? 'past' : i + 1 === now ? 'now' : ''} />
      ))}
    </span>
  </div>
);

type StagesProps = { readonly label: string; readonly names: readonly string[]; readonly now: number };

/** The stages of something that goes step by step, as signs one after another; on a phone only the one that is on. */
export const Stages = ({ label, names, now }: StagesProps) => (
  <ol class="stage-signs" aria-label={label}>
    {names.map((name, i) => (
      <li key={name} class={i === now ? 'on' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
);

type FactsProps = { readonly facts: readonly (readonly [name: string, value: string])[] };

/** A few figures beside the log. */
export const Facts = ({ facts }: FactsProps) => (
  <dl class="stage-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
