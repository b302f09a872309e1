import '../../../table/stage/shared.css';
import '../tokens.css';
import '../people/seat.css';
import './picture.css';
import type { Picture } from '@saloon/caliber-45/rules';
import { unreachable } from '@saloon/kernel';
import type { PictureProps } from '../../../core/games/book.ts';
import { wordsIn } from '../text/index.ts';
import { ActionsPicture, ChoicesPicture, ExchangePicture, VotesPicture } from './choices.tsx';
import { labelsIn } from './labels.ts';
import { PaymentsPicture, ScenePicture, ShotsPicture } from './scenes.tsx';
import {
  CowboysPicture,
  MoneyPicture,
  PilesPicture,
  SeatingPicture,
  SpreadPicture,
  StagesPicture,
  TotalsPicture,
  WeaponsPicture,
} from './things.tsx';

/** A picture in the rules, drawn with the table's own parts. */
export function CaliberPicture({ picture, cast, lang }: PictureProps<Picture>) {
  const drawn = { words: wordsIn(lang), labels: labelsIn(lang), cast };
  switch (picture.type) {
    case 'weapons':
      return <WeaponsPicture {...drawn} picture={picture} />;
    case 'money':
      return <MoneyPicture {...drawn} picture={picture} />;
    case 'cowboys':
      return <CowboysPicture {...drawn} picture={picture} />;
    case 'spread':
      return <SpreadPicture {...drawn} picture={picture} />;
    case 'piles':
      return <PilesPicture {...drawn} picture={picture} />;
    case 'seating':
      return <SeatingPicture {...drawn} picture={picture} />;
    case 'stages':
      return <StagesPicture {...drawn} />;
    case 'choices':
      return <ChoicesPicture {...drawn} picture={picture} />;
    case 'exchange':
      return <ExchangePicture {...drawn} picture={picture} />;
    case 'scene':
      return <ScenePicture {...drawn} picture={picture} />;
    case 'shots':
      return <ShotsPicture {...drawn} picture={picture} />;
    case 'payments':
      return <PaymentsPicture {...drawn} picture={picture} />;
    case 'actions':
      return <ActionsPicture {...drawn} picture={picture} />;
    case 'votes':
      return <VotesPicture {...drawn} picture={picture} />;
    case 'totals':
      return <TotalsPicture {...drawn} picture={picture} />;
    default:
      return unreachable(picture);
  }
}
