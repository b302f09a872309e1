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
  const words = t().notifications;
  const choose = async (isWanted: boolean) => {
    const isNotified = isWanted && (await askPermission());
    setDenied(isWanted && !isNotified);
    change({ isNotified });
    if (!isWanted) await unregisterPush();
  };
  const isOn = settings.value.isNotified && mayNotify();
  return <Switch isOn={isOn} name={words.name} hint={isDenied ? words.denied : hintOf(isOn)} onChange={choose} />;
}

/** Says whether notifications also work while the page is closed, once server and browser have answered. */
function hintOf(isOn: boolean): string {
  const words = t().notifications;
  if (serverUser.value?.pushKey === undefined) return words.hint;
  return isOn && isPushOn.value === false ? words.unreached : words.away;
}
