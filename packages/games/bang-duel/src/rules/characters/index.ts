import { CHARACTERS, type CharacterId } from '../data.ts';
import { type Char, NOBODY } from '../state.ts';
import { NO_TRAITS, type Traits } from '../traits.ts';
import { alanPinkerton } from './alan-pinkerton.ts';
import { annieOakley } from './annie-oakley.ts';
import { batMasterson } from './bat-masterson.ts';
import { billAnderson } from './bill-anderson.ts';
import { billTilghman } from './bill-tilghman.ts';
import { buffaloBill } from './buffalo-bill.ts';
import { cattleKate } from './cattle-kate.ts';
import type { Ability, Character } from './character.ts';
import { daltonBrothers } from './dalton-brothers.ts';
import { django } from './django.ts';
import { doctorSchultz } from './doctor-schultz.ts';
import { jackRansom } from './jack-ransom.ts';
import { kidCurry } from './kid-curry.ts';
import { kittyLeroy } from './kitty-leroy.ts';
import { loneRanger } from './lone-ranger.ts';
import { patGarrett } from './pat-garrett.ts';
import { pearlHart } from './pearl-hart.ts';
import { stranger } from './stranger.ts';
import { sundanceKid } from './sundance-kid.ts';
import { texWiller } from './tex-willer.ts';
import { tomHorn } from './tom-horn.ts';
import { tucoRamirez } from './tuco-ramirez.ts';
import { wesleyHardin } from './wesley-hardin.ts';
import { wildBill } from './wild-bill.ts';
import { wyattEarp } from './wyatt-earp.ts';

/** Every character, in the order of section 2.4. */
export const characters = {
  'alan-pinkerton': alanPinkerton,
  'bill-tilghman': billTilghman,
  'buffalo-bill': buffaloBill,
  'bat-masterson': batMasterson,
  django,
  'wild-bill': wildBill,
  stranger,
  'lone-ranger': loneRanger,
  'pat-garrett': patGarrett,
  'tex-willer': texWiller,
  'wyatt-earp': wyattEarp,
  'annie-oakley': annieOakley,
  'bill-anderson': billAnderson,
  'dalton-brothers': daltonBrothers,
  'jack-ransom': jackRansom,
  'doctor-schultz': doctorSchultz,
  'kid-curry': kidCurry,
  'kitty-leroy': kittyLeroy,
  'pearl-hart': pearlHart,
  'sundance-kid': sundanceKid,
  'cattle-kate': cattleKate,
  'tom-horn': tomHorn,
  'tuco-ramirez': tucoRamirez,
  'wesley-hardin': wesleyHardin,
} as const satisfies Record<CharacterId, Character>;

/** One place later than in `CHARACTERS`: the first is that of `NOBODY`. */
const TRAITS_OF = Int32Array.from([NO_TRAITS, ...CHARACTERS.map((id) => characters[id].traits)]);
const ALWAYS_OF = Int32Array.from([
  NO_TRAITS,
  ...CHARACTERS.map((id) => (characters[id].isAlwaysActive ? characters[id].traits : NO_TRAITS)),
]);
const ABILITY_OF: readonly (Ability | undefined)[] = CHARACTERS.map((id) => characters[id].ability);

/** What a character can do of itself, where it works; nothing for `NOBODY`. */
export const traitsOf = (char: Char): Traits => TRAITS_OF[char + 1] ?? NO_TRAITS;
/** The part of it that works in either position (BD-ACT-2). */
export const alwaysOf = (char: Char): Traits => ALWAYS_OF[char + 1] ?? NO_TRAITS;
export const abilityOf = (char: Char): Ability | undefined => (char === NOBODY ? undefined : ABILITY_OF[char]);
