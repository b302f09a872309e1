import { signal } from '@preact/signals';
import type { GameId } from '@saloon/kernel';
import type { Company } from '../pages/lobby/choose-game.tsx';
import { Lazy } from './lazy.tsx';

type Open =
  | 'help'
  | 'settings'
  | 'name'
  | 'quick-match'
  | { readonly type: 'open-table'; readonly game: GameId }
  | { readonly type: 'choose-game'; readonly company: Company };
const loadOpenSheet = () => import('../pages/open-table/open-sheet.tsx').then(({ OpenSheet }) => OpenSheet);
const loadChoose = () => import('../pages/lobby/choose-game.tsx').then(({ ChooseGame }) => ChooseGame);
const loadMatch = () => import('../profiles/quick-match-sheet.tsx').then(({ QuickMatchSheet }) => QuickMatchSheet);
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
    case 'quick-match':
      return <Lazy id="quick-match" load={loadMatch} props={props} fallback="" />;
    default:
      if (sheet.type === 'choose-game') {
        return <Lazy id="choose-game" load={loadChoose} props={{ company: sheet.company, ...props }} fallback="" />;
      }
      return <Lazy id="open-table" load={loadOpenSheet} props={{ game: sheet.game, ...props }} fallback="" />;
  }
}
