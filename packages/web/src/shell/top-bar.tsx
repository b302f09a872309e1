import { LANGS, seat } from '@saloon/kernel';
import { speak, t } from '../i18n/index.ts';
import { Brand } from '../kit/brand.tsx';
import { Icon } from '../kit/icon.tsx';
import { cog } from '../kit/icons/cog.ts';
import { moon } from '../kit/icons/moon.ts';
import { saloonDoors } from '../kit/icons/saloon-doors.ts';
import { soundOff } from '../kit/icons/sound-off.ts';
import { soundOn } from '../kit/icons/sound-on.ts';
import { sun } from '../kit/icons/sun.ts';
import { myName } from '../net/identity.ts';
import { myTables } from '../net/my-tables.ts';
import { onList } from '../net/on-list.ts';
import { listTables } from '../pages/lobby/my-list.ts';
import { asksOf } from '../push/asks.ts';
import { route } from '../router.ts';
import { change, isDay, settings } from '../settings/store.ts';
import { openSheet } from './sheets.tsx';

const SHORT = { en: 'Eng', ru: 'Рус' } as const;

/** Switches between the day and night themes. */
export function ThemeButton() {
  const { theme } = settings.value;
  const isNight = theme === 'night' || (theme === 'system' && !isDay.value);
  return (
    <button
      type="button"
      class="ib"
      aria-label={isNight ? t().bar.dayTheme : t().bar.nightTheme}
      onClick={() => change({ theme: isNight ? 'day' : 'night' })}
    >
      <Icon of={isNight ? moon : sun} />
    </button>
  );
}

export function SoundButton() {
  const { isSoundOn } = settings.value;
  return (
    <button
      type="button"
      class="ib"
      aria-label={isSoundOn ? t().bar.mute : t().bar.unmute}
      onClick={() => change({ isSoundOn: !isSoundOn })}
    >
      <Icon of={isSoundOn ? soundOn : soundOff} />
    </button>
  );
}

export const SettingsButton = ({ onOpen = () => openSheet('settings') }: { readonly onOpen?: () => void }) => (
  <button type="button" class="ib" aria-label={t().bar.settings} onClick={onOpen}>
    <Icon of={cog} />
  </button>
);

/** The top bar of every page but a table's. */
export function TopBar({ rulesOf }: { readonly rulesOf: string }) {
  const words = t().bar;
  const { lang } = settings.value;
  const here = route.value.type;
  const listed = listTables(onList.value, myTables.value, false).length;
  const turns = asksOf(onList.value ?? []).length;
  return (
    <header class="bar lobby-bar">
      <a class="logo" href="/" aria-label={t().name}>
        <Icon of={saloonDoors} />
      </a>
      <nav aria-label={words.menu}>
        <a href="/" aria-current={here === 'lobby' ? 'page' : undefined}>
          {words.games}
        </a>
        {listed > 0 && (
          <a href="/#your-tables">
            {words.myTables}{' '}
            {turns > 0 && (
              <i>
                <span aria-hidden="true">{turns}</span>
                <span class="sr">{words.turns(turns)}</span>
              </i>
            )}
          </a>
        )}
        <a href="/replay" aria-current={here === 'replay' ? 'page' : undefined}>
          {words.replays}
        </a>
        <a href={`/rules/${rulesOf}`} aria-current={here === 'rules' ? 'page' : undefined}>
          {words.rules}
        </a>
      </nav>
      <span class="sp" />
      <fieldset class="pills langs" aria-label={words.language}>
        {LANGS.toReversed().map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => speak(one)}>
            {SHORT[one]}
          </button>
        ))}
      </fieldset>
      <ThemeButton />
      <SoundButton />
      <SettingsButton />
      <button type="button" class="me" onClick={() => openSheet('name')}>
        <Brand of={seat(3)} />
        <span class="sr">{words.rename}: </span>
        <span>
          <b>{myName.value}</b>
          <small>{words.guest}</small>
        </span>
      </button>
    </header>
  );
}
