import '../../../table/stage/shared.css';
import '../tokens.css';
import '../scene.css';
import '../train/train.css';
import '../plan/plan.css';
import './picture.css';
import type { Picture } from '@saloon/colt-express/rules';
import { unreachable } from '@saloon/kernel';
import type { PictureProps } from '../../../core/games/book.ts';
import { RoundCard } from '../plan/round-card.tsx';
import { wordsIn } from '../text/index.ts';
import { labelsIn } from './labels.ts';
import { Ground } from './parts.tsx';
import {
  CardsPicture,
  LootPicture,
  PlanPicture,
  RevolverPicture,
  ScoresPicture,
  SheetsPicture,
  TrainsPicture,
  TurnsPicture,
} from './things.tsx';
import { TrainPicture } from './train-picture.tsx';

/** A picture in the rules, drawn with the table's own parts. */
export function ColtPicture({ picture, lang }: PictureProps<Picture>) {
  const drawn = { words: wordsIn(lang), labels: labelsIn(lang) };
  switch (picture.type) {
    case 'train':
      return <TrainPicture {...drawn} picture={picture} />;
    case 'trains':
      return <TrainsPicture {...drawn} picture={picture} />;
    case 'loot':
      return <LootPicture {...drawn} picture={picture} />;
    case 'cards':
      return <CardsPicture {...drawn} picture={picture} />;
    case 'turns':
      return <TurnsPicture {...drawn} picture={picture} />;
    case 'plan':
      return <PlanPicture {...drawn} picture={picture} />;
    case 'round':
      return (
        <Ground kind="round">
          <RoundCard card={picture.card} words={drawn.words} />
        </Ground>
      );
    case 'sheets':
      return <SheetsPicture {...drawn} picture={picture} />;
    case 'revolver':
      return <RevolverPicture {...drawn} picture={picture} />;
    case 'scores':
      return <ScoresPicture {...drawn} picture={picture} />;
    default:
      return unreachable(picture);
  }
}
