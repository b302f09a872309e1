import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { change, settings } from '../settings/store.ts';
import { Switch } from '../settings/switch.tsx';
import { askToCall, canCall, mayCall } from './notices.ts';

/** Whether this device calls its owner to the table; not there where it cannot. */
export function CallSwitch() {
  const [isDenied, setDenied] = useState(false);
  if (!canCall()) return null;
  const words = t().calls;
  const choose = async (isWanted: boolean) => {
    const isCalled = isWanted && (await askToCall());
    setDenied(isWanted && !isCalled);
    change({ isCalled });
  };
  return (
    <Switch
      isOn={settings.value.isCalled && mayCall()}
      name={words.name}
      hint={isDenied ? words.denied : words.hint}
      onChange={choose}
    />
  );
}
