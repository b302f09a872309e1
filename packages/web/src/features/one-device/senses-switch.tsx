import { useState } from 'preact/hooks';
import { passWords } from './text/index.ts';
import { askForSenses, mustAskForSenses } from './use-hiding.ts';

/** Where the browser asks before a page may feel how the device lies, it asks only after this press. */
export function SensesSwitch() {
  const said = passWords();
  const [isOn, setOn] = useState(!mustAskForSenses());
  // Only what is held in a hand is put down.
  if (!matchMedia('(pointer: coarse)').matches) return null;
  if (isOn) return <small>{said.sensesOn}</small>;
  return (
    <button type="button" class="btn ghost small" onClick={() => void askForSenses().then(setOn)}>
      {said.senses}
    </button>
  );
}
