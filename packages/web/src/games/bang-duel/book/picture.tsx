import '../../../table/stage/shared.css';
import '../tokens.css';
import '../people/character-post.css';
import '../street/attack-token.css';
import './picture.css';
import type { Picture } from '@saloon/bang-duel/rules';
import { unreachable } from '@saloon/kernel';
import type { PictureProps } from '../../../core/games/book.ts';
import { wordsIn } from '../text/index.ts';
import { labelsIn } from './labels.ts';
import { ChainPicture, PriorityPicture, StreetPicture } from './street.tsx';
import { CardsPicture, CornersPicture, DrawsPicture, HealthPicture, LimitsPicture, PilesPicture } from './things.tsx';

/** A picture in the rules, drawn with the table's own parts. */
export function DuelPicture({ picture, cast, lang }: PictureProps<Picture>) {
  const drawn = { words: wordsIn(lang), labels: labelsIn(lang), cast };
  switch (picture.type) {
    case 'street':
      return <StreetPicture {...drawn} picture={picture} />;
    case 'cards':
      return <CardsPicture {...drawn} picture={picture} />;
    case 'corners':
      return <CornersPicture {...drawn} picture={picture} />;
    case 'chain':
      return <ChainPicture {...drawn} picture={picture} />;
    case 'priority':
      return <PriorityPicture {...drawn} picture={picture} />;
    case 'limits':
      return <LimitsPicture {...drawn} picture={picture} />;
    case 'health':
      return <HealthPicture {...drawn} picture={picture} />;
    case 'draws':
      return <DrawsPicture {...drawn} picture={picture} />;
    case 'piles':
      return <PilesPicture {...drawn} picture={picture} />;
    default:
      return unreachable(picture);
  }
}
