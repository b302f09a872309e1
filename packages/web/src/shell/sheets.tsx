import { signal } from '@preact/signals';
import type { GameId } from '@saloon/kernel';
import { Lazy } from './lazy.tsx';

type Open = 'help' | 'settings' | 'name' | { readonly type: 'open-table'; readonly game: GameId };
const loadOpenSheet = () => import('../pages/open-table/open-sheet.tsx').then(({ OpenSheet }) => OpenSheet);
const loadSettings = () => import('../settings/settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);
const loadHelp = () => import('./help-sheet.tsx').then(({ HelpSheet }) => HelpSheet);
const loadName = () => import('./name-sheet.tsx').then(({ NameSheet }) => NameSheet);
const open = signal<Open | undefined>(undefined);

/** Opens a sheet over any page, one at a time. */
export function openSheet(sheet: Open): void {
  open.value = sheet;
}
function closeSheet(): void {
  open.value = undefined;
}

/** The open sheet, loaded on demand. */
export function Sheets() {
  const sheet = open.value;
  const props = { onClose: closeSheet };
  switch (sheet) {
    case undefined:
      return null;
    case 'help':
      return <Lazy id="help" load={loadHelp} props={props} fallback="" />;
    case 'settings':
      return <Lazy id="settings" load={loadSettings} props={props} fallback="" />;
    case 'name':
      return <Lazy id="name" load={loadName} props={props} fallback="" />;
    default:
      return <Lazy id="open-table" load={loadOpenSheet} props={{ game: sheet.game, ...props }} fallback="" />;
  }
}
