import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { house } from '../net/house.ts';
import { change, settings } from '../settings/store.ts';
import { Switch } from '../settings/switch.tsx';
import { askToCall, canCall, mayCall } from './notices.ts';
import { beLeftAlone, isReached } from './reach.ts';

/** Whether this device calls its owner to the table; not there where it cannot. */
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

/** Whether a page that is closed is called as well, as far as the house and the browser have said so. */
function hintOf(isOn: boolean): string {
  const words = t().calls;
  if (house.user.value?.callKey === undefined) return words.hint;
  return isOn && isReached.value === false ? words.unreached : words.away;
}
