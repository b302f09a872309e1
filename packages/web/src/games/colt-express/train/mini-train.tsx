import './mini-train.css';
import type { Seat } from '@saloon/kernel';
import { Brand } from '../../../kit/figures/brand.tsx';
import { moveByArrows } from '../../../kit/focus.ts';
import { ownerOf } from '../logic/owners.ts';
import { figuresAt, placesOf } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

type MiniTrainProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly words: Words;
  /** The car in the middle of the window. */
  readonly seen: number | undefined;
  readonly onShow: (car: number) => void;
};

/** The whole train on one line, every figure as its brand: a press brings the car into the window. */
export function MiniTrain({ view, you, words, seen, onShow }: MiniTrainProps) {
  const cars = view.cars.length;
  const mine = (who: string) => view.bandits.some(({ character, seat }) => character === who && seat === you);
  return (
    <nav
      class="mini-train"
      data-fits={cars < 5 ? 'yes' : 'no'}
      aria-label={words.regions.mini}
      onKeyDown={moveByArrows}
    >
      {view.cars.map((_, i) => {
        const car = cars - 1 - i;
        return (
          <button
            key={car}
            type="button"
            class={`${car === 0 ? 'engine' : ''} ${car === seen ? 'seen' : ''}`}
            aria-label={words.mini(words.car(car))}
            onClick={() => onShow(car)}
          >
            {placesOf(cars)
              .filter((place) => place.car === car)
              .map((place) => (
                <span key={place.level} class={place.level}>
                  {figuresAt(view, place).map((who) => (
                    <Brand
                      key={who}
                      of={who === 'marshal' ? 'neutral' : ownerOf(who)}
                      class={mine(who) ? 'mine' : ''}
                    />
                  ))}
                </span>
              ))}
          </button>
        );
      })}
    </nav>
  );
}
