import { LANGS } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { langNames } from '../i18n/guests.ts';
import { speak, t } from '../i18n/index.ts';
import { Sheet } from '../kit/sheet.tsx';
import { play } from '../kit/sound.ts';
import { NotifySwitch } from '../push/notify-switch.tsx';
import { type Settings, SPEEDS, THEMES } from './settings.ts';
import { SignOut } from './sign-out.tsx';
import { change, settings } from './store.ts';
import { Switch } from './switch.tsx';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

type FlagSwitchProps = { readonly flag: Flag; readonly name: string; readonly hint: string };

const FlagSwitch = ({ flag, name, hint }: FlagSwitchProps) => (
  <Switch isOn={settings.value[flag]} name={name} hint={hint} onChange={(isOn) => change({ [flag]: isOn })} />
);

const Row = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <fieldset class="set-row">
    <legend>{name}</legend>
    {children}
  </fieldset>
);

type SettingsSheetProps = {
  readonly onClose: () => void;
  /** Settings of the page that opens the sheet, above the rest. */
  readonly children?: ComponentChildren;
};

/** The settings on this device. */
export function SettingsSheet({ onClose, children }: SettingsSheetProps) {
  const words = t().settings;
  const { lang, theme, volume, isSoundOn, speed } = settings.value;
  return (
    <Sheet title={words.title} onClose={onClose} kind="side" class="settings">
      {children}
      <Row name={words.language}>
        <span class="pills">
          {LANGS.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => speak(one)}>
              {langNames[one]}
            </button>
          ))}
        </span>
      </Row>
      <Row name={words.theme}>
        <span class="pills">
          {THEMES.map((one) => (
            <button key={one} type="button" aria-pressed={one === theme} onClick={() => change({ theme: one })}>
              {words.themes[one]}
            </button>
          ))}
        </span>
      </Row>
      <FlagSwitch flag="isSoundOn" name={words.sound} hint={words.soundHint} />
      <label class="volume">
        <span>{words.volume}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          disabled={!isSoundOn}
          onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
          onChange={() => play('coin')}
        />
      </label>
      <Row name={words.speed}>
        <span class="pills">
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => change({ speed: one })}>
              {words.speeds[one]}
            </button>
          ))}
        </span>
      </Row>
      <NotifySwitch />
      <FlagSwitch flag="isMotionReduced" name={words.motion} hint={words.motionHint} />
      <FlagSwitch flag="hasShapes" name={words.shapes} hint={words.shapesHint} />
      <FlagSwitch flag="isLeftHanded" name={words.left} hint={words.leftHint} />
      <FlagSwitch flag="confirmsMoves" name={words.confirm} hint={words.confirmHint} />
      <FlagSwitch flag="hasHotkeys" name={words.hotkeys} hint={words.hotkeysHint} />
      <SignOut />
      <h3 class="sign">{words.about}</h3>
      <p class="help">{words.aboutText}</p>
      <p class="help">{words.credits}</p>
    </Sheet>
  );
}
