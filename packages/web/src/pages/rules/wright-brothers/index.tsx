import { anchorFor, rules as books } from '@saloon/wright-brothers/rules';
import { gameRules } from '../book.ts';
import { WrightPicture } from './picture.tsx';

/** The rules of the Wright Brothers, with pictures of their own table. */
export const rules = gameRules({ books, anchorFor, Picture: WrightPicture });
