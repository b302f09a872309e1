import { t } from '../core/i18n/index.ts';
import { Sheet } from '../kit/sheet.tsx';

/** The list of keyboard shortcuts, opened by `?`. */
export const HelpSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title={t().help.title} onClose={onClose}>
    <dl class="keys">
      {t().help.keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd class="kbd">{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
