import { useEffect, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import { Card, type Face } from '../../kit/cards/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { sharedWords } from '../text/index.ts';

type InspectProps = {
  readonly face: Face;
  readonly table: Pick<GameTableProps, 'lang' | 'openRule' | 'offer' | 'toYou'>;
  readonly onClose: () => void;
};

/**
 * A card looked at closely: what it does, and the way to its rule. It goes when something happens to the viewer, or when
 * they are asked: that must not be missed behind it.
 */
export function Inspect({ face, table, onClose }: InspectProps) {
  const { offer, toYou } = table;
  const isAsked = offer.moves.length > 0;
  const opened = useRef({ isAsked, now: toYou.now });
  useEffect(() => {
    const { current: before } = opened;
    opened.current = { isAsked, now: toYou.now };
    if ((isAsked && !before.isAsked) || (toYou.now !== before.now && toYou.now.length > 0)) onClose();
  }, [isAsked, toYou.now]);
  return (
    <Sheet title={face.name} onClose={onClose}>
      <div class="look-closer">
        <Card size="xl" face={face} />
        {face.signs !== undefined && face.signs.length > 0 && (
          <ul class="signs">
            {face.signs.map(({ icon, means }) => (
              <li key={means}>
                <Icon of={icon} />
                {means}
              </li>
            ))}
          </ul>
        )}
        {face.rule !== undefined && (
          <button
            type="button"
            class="btn small"
            onClick={() => {
              onClose();
              table.openRule(face.rule ?? '');
            }}
          >
            {sharedWords(table.lang).rule}
          </button>
        )}
      </div>
    </Sheet>
  );
}
