import './platform.css';
import { PRINTED } from '@saloon/colt-express/text';
import { useMemo } from 'preact/hooks';
import type { EndingStageProps } from '../../../core/games/ending.ts';
import { desert } from '../../../kit/art/desert.ts';
import { seatClass } from '../../../kit/figures/brand.tsx';
import { Standing } from '../../../kit/figures/figure.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { crossedPistols, moneyStack } from '../../../kit/icons/pages.ts';
import { cutDiamond, strongbox, swapBag } from '../icons.ts';
import { endingSteps, placesOf } from '../logic/ending.ts';
import { ownerOf } from '../logic/owners.ts';
import { wordsIn } from '../text/index.ts';
import type { View } from '../wire.ts';
import { layTrainDefs } from './train-defs.ts';

const [WIDTH, HEIGHT] = [1144, 470];

/** The depot: bandits on the platform, whose purses are opened one by one, from the poorest to the richest. */
export function Platform({ view, you, lang, step }: EndingStageProps<View>) {
  const words = wordsIn(lang);
  const land = useMemo(() => {
    layTrainDefs();
    return desert(WIDTH, HEIGHT);
  }, []);
  const places = placesOf(view);
  const steps = endingSteps(places.length);
  return (
    <div class="depot-platform colt-express" data-stands={step >= steps.stepUp ? 'yes' : 'no'}>
      <svg class="sky" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g dangerouslySetInnerHTML={{ __html: land }} />
      </svg>
      <b class="roof sign" aria-hidden="true">
        <span>{words.ending.depot}</span>
      </b>
      <ol data-n={places.length}>
        {places.map(({ seat, rank, bonus, total }, i) => {
          const bandits = view.players[seat]?.bandits ?? [];
          const isOpen = step >= steps.open(i + 1);
          const prize = step >= steps.prize ? bonus : 0;
          return (
            <li key={seat} class={i === 0 && step >= steps.crate ? 'first' : ''} data-you={seat === you ? 'yes' : 'no'}>
              <span class="place">
                <small>
                  {step >= steps.crate && `${words.ending.place(rank)} · `}
                  {seat === you ? words.you : bandits.map((one) => words.things.characters[one].name).join(' · ')}
                </small>
                <b>{isOpen ? words.dollars(total - bonus + prize) : '…'}</b>
              </span>
              <svg class="who" viewBox={`0 -6 ${80 * Math.max(1, bandits.length)} 128`} aria-hidden="true">
                {bandits.map((one, n) => (
                  <g key={one} class={seatClass(ownerOf(one))}>
                    <Standing of={one} x={40 + n * 80} y={116} height={116} />
                  </g>
                ))}
              </svg>
              <span class="pieces">
                {isOpen &&
                  piecesOf(view, seat).map(([icon, value], n) => <Piece key={`${n}`} icon={icon} value={value} />)}
                {prize > 0 && <Piece icon={crossedPistols} value={prize} />}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Piece = ({ icon, value }: { readonly icon: string; readonly value: number }) => (
  <span class="piece">
    <Icon of={icon} />
    {value}
  </span>
);

/** Everything on a player's sheets: what it is and its value. */
function piecesOf(view: View, seat: number): readonly (readonly [icon: string, value: number])[] {
  return (view.result?.sheets ?? [])
    .filter((sheet) => sheet.seat === seat)
    .flatMap(({ purses, jewels, strongboxes, ransoms }) => [
      ...purses.map((value) => [swapBag, value] as const),
      ...Array.from({ length: jewels }, () => [cutDiamond, PRINTED.jewel] as const),
      ...Array.from({ length: strongboxes }, () => [strongbox, PRINTED.strongbox] as const),
      ...Array.from({ length: ransoms }, () => [moneyStack, PRINTED.ransom] as const),
    ]);
}
