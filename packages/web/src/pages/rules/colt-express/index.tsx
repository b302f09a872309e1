import { anchorFor, rules as books, REFUSAL_RULES, ruleOfEvent } from '@saloon/colt-express/rules';
import { gameRules } from '../book.ts';
import { ColtPicture } from './picture.tsx';

/** The rules of Colt Express, with pictures of its own table. */
export const rules = gameRules({ books, anchorFor, refusalRules: REFUSAL_RULES, ruleOfEvent, Picture: ColtPicture });
