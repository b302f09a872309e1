import './top-bar.css';
import { LANGS } from '@saloon/kernel';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { speak, t } from '../core/i18n/index.ts';
import { address } from '../core/router/router.ts';
import { change, isDay, settings } from '../core/settings/store.ts';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import {
  cog,
  hourglass,
  moon,
  person,
  pokerHand,
  saloonDoors,
  soundOff,
  soundOn,
  sun,
  teacher,
} from '../kit/icons/pages.ts';
import { myName } from '../net/identity.ts';
import { keptHandle } from '../net/kept-handle.ts';
import { onList } from '../net/on-list.ts';
import { asksOf } from './asks.ts';
import { openSheet } from './open-sheet.ts';
import { Portrait } from './portrait.tsx';

const SHORT = { en: 'Eng', ru: 'Рус' } as const;

/** Switches between the day and night themes. */
export function ThemeButton() {
  const { theme } = settings.value;
  const isNight = theme === 'night' || (theme === 'system' && !isDay.value);
  return (
    <IconButton
      of={isNight ? moon : sun}
      label={isNight ? t().bar.dayTheme : t().bar.nightTheme}
      onClick={() => change({ theme: isNight ? 'day' : 'night' })}
    />
  );
}

export function SoundButton() {
  const { isSoundOn } = settings.value;
  return (
    <IconButton
      of={isSoundOn ? soundOn : soundOff}
      label={isSoundOn ? t().bar.mute : t().bar.unmute}
      onClick={() => change({ isSoundOn: !isSoundOn })}
    />
  );
}

export const SettingsButton = ({ onOpen = () => openSheet('settings') }: { readonly onOpen?: () => void }) => (
  <IconButton of={cog} label={t().bar.settings} onClick={onOpen} />
);

/** The tabs of the top bar, and the one that the open page belongs to. */
export type TabName = 'games' | 'my-games' | 'learn' | 'me';
export const OpenTab = createContext<TabName | undefined>(undefined);

type TabProps = {
  readonly href: string;
  readonly icon: string;
  readonly of: TabName;
  readonly class?: string;
  readonly children: ComponentChildren;
};

const Tab = ({ href, icon, of, class: name, children }: TabProps) => (
  <a href={href} class={name} aria-current={useContext(OpenTab) === of ? 'page' : undefined}>
    <Icon of={icon} />
    <span>{children}</span>
  </a>
);

/** The person's handle, or this text for a guest. */
const handleOr = (guest: string): string => {
  const handle = keptHandle.value;
  return handle === undefined ? guest : handle && `@${handle}`;
};

/** The top bar of every page but a table's. On phones its tabs are at the lower edge of the screen. */
export function TopBar() {
  const words = t().bar;
  const { lang } = settings.value;
  const turns = asksOf(onList.value ?? []).length;
  return (
    <header class="bar top-bar">
      <a class="logo" href="/" aria-label={t().name} title={t().name}>
        <Icon of={saloonDoors} />
        <span class="sign" aria-hidden="true">
          {t().name}
        </span>
      </a>
      <nav aria-label={words.menu}>
        <Tab href="/" icon={pokerHand} of="games">
          {words.games}
        </Tab>
        <Tab href="/games" icon={hourglass} of="my-games">
          {words.myGames}{' '}
          {turns > 0 && (
            <i class="badge">
              <span aria-hidden="true">{turns}</span>
              <span class="sr">{words.turns(turns)}</span>
            </i>
          )}
        </Tab>
        <Tab href="/rules" icon={teacher} of="learn">
          {words.learn}
          <span class="roomy">{words.andRules}</span>
        </Tab>
        <Tab href="/me" icon={person} of="me" class="me-tab">
          {words.me}
        </Tab>
      </nav>
      <span class="sp" />
      <fieldset class="pills langs" aria-label={words.language}>
        {LANGS.toReversed().map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => speak(one)}>
            {SHORT[one]}
          </button>
        ))}
      </fieldset>
      <span class="roomy">
        <ThemeButton />
        <SoundButton />
      </span>
      <SettingsButton />
      <a class="me" href="/me" aria-current={address.value.path === '/me' ? 'page' : undefined} title={words.meHint}>
        <Portrait size={36} />
        <span class="sr">{words.meHint}: </span>
        <span>
          <b>{myName.value}</b>
          <small>{handleOr(words.guest)}</small>
        </span>
      </a>
    </header>
  );
}
