import { signal } from '@preact/signals';
import type { GameId } from '@saloon/kernel';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import { HelpSheet } from './help-sheet.tsx';
import { Lazy } from './lazy.tsx';
import { NameSheet } from './name-sheet.tsx';

type Open = 'help' | 'settings' | 'name' | { readonly type: 'open-table'; readonly game: GameId };
const loadOpenSheet = () => import('../pages/open-table/open-sheet.tsx').then(({ OpenSheet }) => OpenSheet);
const open = signal<Open | undefined>(undefined);

/** One sheet at a time over any page. */
export function openSheet(sheet: Open): void {
  open.value = sheet;
}
export function closeSheet(): void {
  open.value = undefined;
}

export function Sheets() {
  const sheet = open.value;
  if (sheet === undefined) return null;
  if (sheet === 'help') return <HelpSheet onClose={closeSheet} />;
  if (sheet === 'settings') return <SettingsSheet onClose={closeSheet} />;
  if (sheet === 'name') return <NameSheet onClose={closeSheet} />;
  return <Lazy id="open-table" load={loadOpenSheet} props={{ game: sheet.game, onClose: closeSheet }} fallback={''} />;
}
