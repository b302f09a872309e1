import { Card } from '../../kit/cards/card.tsx';
import { faceOf } from './faces.tsx';
import type { Words } from './text/words.ts';
import type { Cards } from './wire.ts';

/** How many cards of the pile are drawn; the others are hidden under them. */
const SHOWN = 8;

/** Position and rotation of card number `i`. Always the same, so that nothing moves when another card comes. */
function lieOf(i: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const angle = i * 2.399963;
  const far = 40 + ((i * 7) % 5) * 2;
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.92, turn: ((i * 47) % 58) - 29 };
}

/** The loot: face up, the last cards on top. */
export function Pile({ loot, words }: { readonly loot: Cards; readonly words: Words }) {
  const from = Math.max(0, loot.length - SHOWN);
  return (
    <span class="pile" aria-hidden="true">
      {loot.slice(from).map((card, n) => {
        const i = from + n;
        const { x, y, turn } = lieOf(i);
        return (
          <span
            key={i}
            style={{
              transform: `translate(calc(${x.toFixed(1)} * var(--u)), calc(${y.toFixed(1)} * var(--u))) rotate(${turn}deg)`,
            }}
          >
            <Card
              size="s"
              width="calc(56 * var(--u))"
              face={{ ...faceOf(card, words), index: undefined }}
              place={`loot-${i}`}
            />
          </span>
        );
      })}
    </span>
  );
}
