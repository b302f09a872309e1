import './meter.css';
import { Cartridge } from '../../../kit/cards/cartridge.tsx';
import { beltOf, markOf, type Strength } from '../logic/strength.ts';
import type { Words } from '../text/words.ts';

type MeterProps = {
  readonly strength: Strength & { readonly isChoice: boolean };
  /** Whose cap it is. */
  readonly cowboy: string;
  readonly words: Words;
};

const STATES = { needed: 'full', over: 'over', empty: 'empty' } as const;

/** C45-ONLINE-6: the cartridge belt. Sum, cap, need and what would be lost; only the played cards are ever sent. */
export function Meter({ strength, cowboy, words }: MeterProps) {
  const { cap, needed, spare, lost, sum, isChoice } = strength;
  const belt = beltOf(strength);
  const mark = markOf(strength);
  const isEnough = needed !== undefined && strength.strength >= needed;
  return (
    <section class={`cartridge-belt ${isEnough ? 'enough' : ''}`} aria-label={words.regions.meter}>
      <h3 class="sign">
        {isChoice ? words.meter.strength : words.meter.inHand}
        <b>
          {isChoice ? strength.strength : sum}
          {isChoice && lost > 0 && <small>/{sum}</small>}
        </b>
      </h3>
      <span class="belt" role="img" aria-label={words.meter.label(strength.strength, needed, lost)}>
        {belt.map((state, i) => (
          <span key={i} class={i === mark ? 'cut' : ''}>
            <Cartridge state={STATES[state]} height={46} />
          </span>
        ))}
        {mark === belt.length && <span class="cut end" />}
      </span>
      <dl>
        {needed !== undefined && (
          <div class="need">
            <dt>{words.meter.needed}</dt>
            <dd>{needed}</dd>
          </div>
        )}
        <div>
          <dt>{words.meter.cap(cowboy)}</dt>
          <dd>{cap}</dd>
        </div>
        {spare > 0 && (
          <div class="waste">
            <dt>{words.meter.spare}</dt>
            <dd>{spare}</dd>
          </div>
        )}
        {isChoice && lost > 0 && (
          <div class="waste">
            <dt>{words.meter.lost}</dt>
            <dd>{lost}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
