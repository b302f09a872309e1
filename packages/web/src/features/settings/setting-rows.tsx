import { LANGS } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { langNames } from '../../core/i18n/guests.ts';
import { speak, t } from '../../core/i18n/index.ts';
import { type Settings, SPEEDS, THEMES } from '../../core/settings/settings.ts';
import { change, settings } from '../../core/settings/store.ts';
import { play } from '../../kit/sound/sound.ts';
import { Switch } from '../../kit/switch.tsx';

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

/** Every setting of this device. `children` come after how the game plays, before how it is shown. */
export function SettingRows({ children }: { readonly children?: ComponentChildren }) {
  const words = t().settings;
  const { lang, theme, volume, ambience, isSoundOn, speed } = settings.value;
  return (
    <>
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
      <label class="volume">
        <span>{words.ambience}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={ambience}
          disabled={!isSoundOn}
          onInput={(event) => change({ ambience: Number(event.currentTarget.value) })}
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
      {children}
      <FlagSwitch flag="isMotionReduced" name={words.motion} hint={words.motionHint} />
      <FlagSwitch flag="hasShapes" name={words.shapes} hint={words.shapesHint} />
      <FlagSwitch flag="isLeftHanded" name={words.left} hint={words.leftHint} />
      <FlagSwitch flag="confirmsMoves" name={words.confirm} hint={words.confirmHint} />
      <FlagSwitch flag="playsForced" name={words.forced} hint={words.forcedHint} />
      <FlagSwitch flag="hasBotTalk" name={words.talk} hint={words.talkHint} />
      <FlagSwitch flag="hasHotkeys" name={words.hotkeys} hint={words.hotkeysHint} />
    </>
  );
}

export const AboutRows = () => (
  <>
    <p class="help">{t().settings.aboutText}</p>
    <p class="help">{t().settings.credits}</p>
  </>
);
