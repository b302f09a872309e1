import { loadSettings } from '../features/settings/load-settings.ts';
import { Lazy } from '../kit/lazy.tsx';
import { sheet } from '../shell/open-sheet.ts';

const loadOpenSheet = () => import('../features/open-table/open-sheet.tsx').then(({ OpenSheet }) => OpenSheet);
const loadChoose = () => import('../features/lobby/choose-game.tsx').then(({ ChooseGame }) => ChooseGame);
const loadMatch = () =>
  import('../features/matching/quick-match-sheet.tsx').then(({ QuickMatchSheet }) => QuickMatchSheet);
const loadHelp = () => import('./help-sheet.tsx').then(({ HelpSheet }) => HelpSheet);
const loadName = () => import('./name-sheet.tsx').then(({ NameSheet }) => NameSheet);
const props = {
  onClose: () => {
    sheet.value = undefined;
  },
};

/** The open sheet, loaded on demand. */
export function Sheets() {
  const open = sheet.value;
  switch (open) {
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
      if (open.type === 'choose-game') {
        return <Lazy id="choose-game" load={loadChoose} props={{ company: open.company, ...props }} fallback="" />;
      }
      return <Lazy id="open-table" load={loadOpenSheet} props={{ game: open.game, ...props }} fallback="" />;
  }
}
