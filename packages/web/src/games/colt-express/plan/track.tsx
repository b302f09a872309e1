import type { Seat } from '@saloon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { useCut, useCutState } from '../../../kit/motion/cut.ts';
import { focusOf } from '../logic/focus-car.ts';
import type { Frame } from '../logic/frames.ts';
import { carWidth, carX, widthOf } from '../logic/places.ts';
import type { Words } from '../text/words.ts';
import type { Mark } from '../train/marks.tsx';
import { MiniTrain } from '../train/mini-train.tsx';
import { Train } from '../train/train.tsx';
import type { CharacterId, Place, View } from '../wire.ts';

type TrackProps = {
  readonly view: View;
  /** As the train is shown: on the way there while a heist is being told. */
  readonly board: View;
  readonly frame: Frame | undefined;
  readonly you: Seat | undefined;
  readonly words: Words;
  readonly marks: readonly Mark[];
  readonly armed: string | undefined;
  readonly isDark: boolean;
  readonly onMark: (mark: Mark) => void;
  readonly onDark: ((what: Place | CharacterId) => void) | undefined;
};

/** The train in its window. A narrow window shows two cars and goes where something happens; the small train moves it. */
export function Track({ board, frame, you, words, marks, armed, isDark, onMark, onDark }: TrackProps) {
  const box = useRef<HTMLElement>(null);
  const [seen, setSeen] = useCutState<number | undefined>(undefined);
  const cut = useCut();
  const cars = board.cars.length;
  const show = (car: number) => {
    const element = box.current;
    const train = element?.querySelector('svg');
    if (element === null || train === null || train === undefined) return;
    const scale = train.getBoundingClientRect().width / widthOf(cars);
    const middle = (carX(car, cars) + carWidth(car) / 2) * scale;
    setSeen(car);
    if (element.scrollWidth <= element.clientWidth) return;
    element.scrollTo({
      left: middle - element.clientWidth / 2,
      behavior: settings.peek().isMotionReduced ? 'instant' : 'smooth',
    });
  };
  const focus = focusOf(board, frame, marks, you);
  useEffect(() => {
    if (focus !== undefined) show(focus);
  }, [focus, frame, marks.length, cut]);
  return (
    <>
      {board.phase !== 'characters' && board.phase !== 'teams' && (
        <MiniTrain view={board} you={you} words={words} seen={seen} onShow={show} />
      )}
      <section
        class="train-window"
        aria-label={words.regions.train}
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and has to be reached by keyboard
        tabIndex={0}
        data-region="table"
        data-cars={cars}
        data-dark={isDark ? 'yes' : 'no'}
      >
        <Train
          board={board}
          words={words}
          you={you}
          frame={frame}
          marks={marks}
          armed={armed}
          onMark={onMark}
          onDark={onDark}
        />
      </section>
    </>
  );
}
