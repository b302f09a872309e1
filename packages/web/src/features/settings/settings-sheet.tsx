import type { ComponentChildren } from 'preact';
import { t } from '../../core/i18n/index.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { NotifySwitch } from '../push/notify-switch.tsx';
import { AboutRows, SettingRows } from './setting-rows.tsx';
import { SignOut } from './sign-out.tsx';

type SettingsSheetProps = {
  readonly onClose: () => void;
  /** Settings of the page that opens the sheet, above the rest. */
  readonly children?: ComponentChildren;
};

/** The settings on this device. */
export function SettingsSheet({ onClose, children }: SettingsSheetProps) {
  const words = t().settings;
  return (
    <Sheet title={words.title} onClose={onClose} kind="side" class="settings">
      {children}
      <SettingRows>
        <NotifySwitch />
      </SettingRows>
      <SignOut />
      <h3 class="sign">{words.about}</h3>
      <AboutRows />
    </Sheet>
  );
}
