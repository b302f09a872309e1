import { useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { change, settings } from '../../core/settings/store.ts';
import { Switch } from '../../kit/switch.tsx';
import { serverUser } from '../../net/server.ts';
import { askPermission, canNotify, mayNotify } from './notifications.ts';
import { isPushOn, unregisterPush } from './registration.ts';

/** The switch for notifications on this device. Not shown where the browser can't notify. */
export function NotifySwitch() {
  const [isDenied, setDenied] = useState(false);
  if (!canNotify()) return null;
  const words = t().calls;
  const choose = async (isWanted: boolean) => {
    const isCalled = isWanted && (await askPermission());
    setDenied(isWanted && !isCalled);
    change({ isCalled });
    if (!isWanted) await unregisterPush();
  };
  const isOn = settings.value.isCalled && mayNotify();
  return <Switch isOn={isOn} name={words.name} hint={isDenied ? words.denied : hintOf(isOn)} onChange={choose} />;
}

/** Says whether notifications also work while the page is closed, once server and browser have answered. */
function hintOf(isOn: boolean): string {
  const words = t().calls;
  if (serverUser.value?.pushKey === undefined) return words.hint;
  return isOn && isPushOn.value === false ? words.unreached : words.away;
}
