import '../../../table/stage/shared.css';
import '../tokens.css';
import './picture.css';
import { unreachable } from '@saloon/kernel';
import type { Picture } from '@saloon/wright-brothers/rules';
import type { PictureProps } from '../../../core/games/book.ts';
import { wordsIn } from '../text/index.ts';
import { DuelPicture, PotsPicture, RacePicture, SealedPicture, ShowdownPicture } from './ends.tsx';
import { HeldPicture, KindsPicture, LossesPicture, SetsPicture, SwapPicture } from './hands.tsx';
import { labelsIn } from './labels.ts';
import { DrawPicture, RevolverPicture, RingPicture, SheriffsPicture } from './things.tsx';

/** A picture in the rules, drawn with the table's own parts. */
export function WrightPicture({ picture, cast, lang }: PictureProps<Picture>) {
  const drawn = { words: wordsIn(lang), labels: labelsIn(lang), cast };
  switch (picture.type) {
    case 'kinds':
      return <KindsPicture {...drawn} picture={picture} />;
    case 'ring':
      return <RingPicture {...drawn} picture={picture} />;
    case 'sets':
      return <SetsPicture {...drawn} picture={picture} />;
    case 'held':
      return <HeldPicture {...drawn} picture={picture} />;
    case 'swap':
      return <SwapPicture {...drawn} picture={picture} />;
    case 'losses':
      return <LossesPicture {...drawn} picture={picture} />;
    case 'revolver':
      return <RevolverPicture {...drawn} picture={picture} />;
    case 'sheriffs':
      return <SheriffsPicture {...drawn} picture={picture} />;
    case 'draw':
      return <DrawPicture {...drawn} picture={picture} />;
    case 'race':
      return <RacePicture {...drawn} picture={picture} />;
    case 'showdown':
      return <ShowdownPicture {...drawn} picture={picture} />;
    case 'pots':
      return <PotsPicture {...drawn} picture={picture} />;
    case 'duel':
      return <DuelPicture {...drawn} picture={picture} />;
    case 'sealed':
      return <SealedPicture {...drawn} picture={picture} />;
    default:
      return unreachable(picture);
  }
}
