import { Card, type Face } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import type { GameTableProps } from '../contract.ts';
import { sharedWords } from './text/index.ts';

type InspectProps = {
  readonly face: Face;
  readonly table: Pick<GameTableProps, 'lang' | 'openRule'>;
  readonly onClose: () => void;
};

/** A card looked at closely: what it does, and the way to its rule. */
export const Inspect = ({ face, table, onClose }: InspectProps) => (
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
