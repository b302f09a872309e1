import { sealedSpeed } from '@saloon/wright-brothers/wire';
import './seal.css';
import { Card } from '../../../kit/cards/card.tsx';
import { faceOf } from '../faces.tsx';
import type { SealedChoice } from '../logic/sealed-choice.ts';
import type { Words } from '../text/words.ts';
import type { Drafting, Slot } from '../use-draft.ts';

type SealProps = {
  readonly choice: SealedChoice;
  readonly words: Words;
  readonly drafting: Drafting;
  readonly isOpen: boolean;
};

/** A sealed choice being laid out: a quick card, cards to load, and the speed they add up to. Others see only that it has been made. */
export function Seal({ choice: { quick, load }, words, drafting, isOpen }: SealProps) {
  const { slot, setSlot } = drafting;
  const speed = sealedSpeed(quick, load);
  const pick = (name: Slot, label: string) => (
    <button type="button" aria-pressed={slot === name} disabled={!isOpen} onClick={() => setSlot(name)}>
      {label}
    </button>
  );
  return (
    <div class="sealed-choice">
      <div class="pills">
        {pick('quick', words.seal.quick)}
        {pick('load', `${words.seal.load}: ${load.length}`)}
      </div>
      <div class="slots">
        <span class={slot === 'quick' && isOpen ? 'slot on' : 'slot'}>
          {quick === undefined ? <small>{words.seal.none}</small> : <Card size="s" face={faceOf(quick, words)} />}
        </span>
        <span class="minus" aria-hidden="true">
          −
        </span>
        <span class={slot === 'load' && isOpen ? 'slot many on' : 'slot many'}>
          {load.length === 0 ? (
            <small>{words.seal.none}</small>
          ) : (
            load.map((card, i) => <Card key={`${i}`} size="s" face={faceOf(card, words)} />)
          )}
        </span>
        <b class="sign speed">{words.seal.speed(speed)}</b>
      </div>
      <small class="how">{words.seal.explain}</small>
    </div>
  );
}
