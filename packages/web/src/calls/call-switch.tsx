import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { house } from '../net/house.ts';
import { change, settings } from '../settings/store.ts';
import { Switch } from '../settings/switch.tsx';
import { askToCall, canCall, mayCall } from './notices.ts';
import { beLeftAlone, isReached } from './reach.ts';

/** The switch for notifications on this device. Not shown where the browser can't notify. */
export function CallSwitch() {
  const [isDenied, setDenied] = useState(false);
  if (!canCall()) return null;
  const words = t().calls;
  const choose = async (isWanted: boolean) => {
    const isCalled = isWanted && (await askToCall());
    setDenied(isWanted && !isCalled);
    change({ isCalled });
    if (!isWanted) await beLeftAlone();
  };
  const isOn = settings.value.isCalled && mayCall();
  return <Switch isOn={isOn} name={words.name} hint={isDenied ? words.denied : hintOf(isOn)} onChange={choose} />;
}

/** Says whether notifications also work while the page is closed, once server and browser have answered. */
function hintOf(isOn: boolean): string {
  const words = t().calls;
  if (house.user.value?.callKey === undefined) return words.hint;
  return isOn && isReached.value === false ? words.unreached : words.away;
}
