import { type Dressed, dressed, type Figure, figureBody } from '../../../kit/figures/figures.ts';
import {
  ACES,
  BADGE,
  BANDOLIER,
  BOOK,
  CANE,
  CIGAR,
  DYNAMITE,
  FAN,
  GOATEE,
  HARMONICA,
  KEYS,
  LASSO,
  LOOT,
  MASK,
  MEDALS,
  NECKERCHIEF,
  POSTER,
  ROSE,
  SABER,
  SATCHEL,
  SPYGLASS,
  WATCH,
} from '../props.ts';
import type { CharacterId } from '../wire.ts';

/** Recolors the shared figures: red becomes another color, and so on. */
const coat = (main: string, lit: string, sleeve: string, dark: string) => ({
  '#2b2625': main,
  '#3b3433': lit,
  '#342e2d': sleeve,
  '#4a4140': dark,
});
const scarf = (colour: string, dark: string) => ({ '#7a221a': colour, '#571510': dark });
const blackHat = (colour: string, brim: string) => ({ '#2f2a29': colour, '#1e1a19': brim });
const vest = (main: string, edge: string, sleeve: string, other: string) => ({
  '#f0b92e': main,
  '#c98f1d': edge,
  '#d9a026': sleeve,
  '#b98318': other,
});
const lawHat = (colour: string, brim: string) => ({ '#f7e2ae': colour, '#d9b25e': brim });
const beard = (colour: string, edge: string) => ({
  'fill="#f7efd9" stroke="#b9a98a"': `fill="${colour}" stroke="${edge}"`,
  '#efe6d2': colour,
});
const gown = (main: string, lit: string, bodice: string, hat: string) => ({
  '#a95fa1': main,
  '#c884c0': lit,
  '#6c3a74': bodice,
  '#8b4f93': hat,
});
const suit = (main: string, lit: string, sleeve: string, hat: string, crown: string) => ({
  '#2159a3': main,
  '#2a68bd': lit,
  '#1f559c': sleeve,
  '#16273f': hat,
  '#223a5c': crown,
});
const poncho = (main: string, hem: string, thread: string) => ({ '#cf3f26': main, '#8a2413': hem, '#7a1d10': thread });
const skin = { '#6d665e': '#e9c39a', '#fffbe9': '#24150b' };
const ghostCoat = (main: string, dark: string, lapel: string, sleeve: string) => ({
  '#efe6d2': main,
  '#c9bda3': dark,
  '#d8ccb2': lapel,
  '#e3d8c0': sleeve,
  '#d3c7ac': dark,
});

const kid = dressed(
  'ghost',
  {
    ...ghostCoat('#7c5a34', '#5f4426', '#6a4c2b', '#84613a'),
    ...skin,
    '#f7f0df': '#a3301c',
    '#cfc4ab': '#7a221a',
    '#f3ecda': '#b98d4e',
  },
  DYNAMITE,
);
const brother = dressed('django', {
  ...coat('#5a4a63', '#6f5d79', '#63526c', '#493b51'),
  ...scarf('#c9a45a', '#8f6f34'),
  ...blackHat('#7a6852', '#5a4b39'),
});
const elder = dressed('django', {
  ...coat('#3f4a4d', '#526063', '#475356', '#343d40'),
  ...scarf('#a3301c', '#711d10'),
});

/** Each character's figure: one of the shared figures, most of them recolored. */
export const FIGURES: Readonly<Record<CharacterId, Figure | Dressed>> = {
  'alan-pinkerton': dressed('doc', suit('#4b3b2c', '#5e4b39', '#443526', '#2a2018', '#3b2d22'), BADGE),
  'bill-tilghman': dressed(
    'marshal',
    {
      ...vest('#5d6b4a', '#475338', '#6b7a56', '#3f4a32'),
      ...lawHat('#8a7552', '#6b593c'),
      ...beard('#5a3a1e', '#3a2413'),
    },
    KEYS,
  ),
  'buffalo-bill': dressed(
    'annie',
    { '#8a4a1f': '#c9a86a', '#efe0ba': '#f7f0df', '#a86c35': '#c08a4a', '#cf9657': '#dbad6e', '#bb8146': '#cc9a5a' },
    GOATEE,
  ),
  'bat-masterson': dressed('doc', suit('#35373f', '#464954', '#2d2f36', '#14151a', '#23252c'), CANE),
  django: dressed('django', { ...scarf('#3f5a6e', '#2b4254') }, SATCHEL),
  'wild-bill': dressed(
    'marshal',
    {
      ...vest('#8a5a2b', '#6d4520', '#7d5126', '#5f3c1b'),
      ...lawHat('#d8ccb2', '#b3a585'),
      ...beard('#a06a2c', '#5f3c1b'),
    },
    ACES,
  ),
  stranger: dressed(
    'tuco',
    {
      ...poncho('#6b7350', '#454b30', '#e9d3a3'),
      '#8f6b38': '#4f4130',
      '#b98d4e': '#6b5940',
      '#f4d9a0': '#3f4630',
    },
    CIGAR,
  ),
  'lone-ranger': dressed(
    'marshal',
    {
      ...vest('#5f86a8', '#47698a', '#6d95b8', '#3f6083'),
      ...lawHat('#fbf6ea', '#dcd3bf'),
      ...beard('#e9c39a', '#e9c39a'),
    },
    MASK,
  ),
  'pat-garrett': dressed('pat', {}, POSTER),
  'tex-willer': dressed(
    'marshal',
    {
      ...vest('#e3b53c', '#c99628', '#e8c050', '#b98318'),
      ...lawHat('#b98d4e', '#8f6b38'),
      ...beard('#e9c39a', '#e9c39a'),
      '#4a4f5a': '#2f4d7a',
      '#274f86': '#24150b',
    },
    NECKERCHIEF,
  ),
  'wyatt-earp': dressed(
    'marshal',
    {
      ...vest('#2c2a2e', '#1f1d21', '#343138', '#252328'),
      ...lawHat('#2a2624', '#191614'),
      ...beard('#3a2413', '#24150b'),
    },
    WATCH,
  ),
  'annie-oakley': dressed('annie', {}, MEDALS),
  'bill-anderson': dressed(
    'ghost',
    {
      ...ghostCoat('#7d8590', '#5d656f', '#6b737d', '#89919c'),
      ...skin,
      '#f7f0df': '#3a2413',
      '#cfc4ab': '#24150b',
      '#f3ecda': '#59616b',
    },
    SABER,
  ),
  'dalton-brothers': {
    body: `<g transform="translate(-16 8) scale(.94)">${figureBody(elder)}</g><g transform="translate(21 8) scale(.94)">${figureBody(brother)}</g>`,
  },
  'jack-ransom': dressed(
    'django',
    {
      ...coat('#5d2f2a', '#75403a', '#66362f', '#4a2420'),
      ...scarf('#d9dfe0', '#9aa2a4'),
      ...blackHat('#241d1f', '#161113'),
    },
    LOOT,
  ),
  'doctor-schultz': 'doc',
  'kid-curry': kid,
  'kitty-leroy': dressed('kitty', {}, FAN),
  'pearl-hart': dressed('belle', gown('#2f6b5e', '#3f8a78', '#2b3a36', '#405650'), ROSE),
  'sundance-kid': dressed(
    'django',
    {
      ...coat('#2f4d63', '#3c617b', '#36576f', '#274152'),
      ...scarf('#e0ac4a', '#a87a2b'),
      ...blackHat('#cdb27a', '#a58b56'),
      '#d9a877': '#f0c9a2',
    },
    HARMONICA,
  ),
  'cattle-kate': dressed(
    'annie',
    { '#a86c35': '#3f5f8a', '#cf9657': '#5b7fad', '#bb8146': '#4d6f9c', '#96602f': '#355277', '#8a4a1f': '#3a2413' },
    LASSO,
  ),
  'tom-horn': dressed(
    'django',
    {
      ...coat('#5b6238', '#707848', '#646b3e', '#474d2a'),
      ...scarf('#8a4a1f', '#5f3214'),
      ...blackHat('#8f7a55', '#6b5a3c'),
    },
    SPYGLASS,
  ),
  'tuco-ramirez': dressed('ramirez', {}, BANDOLIER),
  'wesley-hardin': dressed(
    'django',
    {
      ...coat('#4d3826', '#634a33', '#5a432e', '#3c2b1c'),
      ...scarf('#2d5a72', '#1f4357'),
      ...blackHat('#6b4d2c', '#4a341c'),
    },
    BOOK,
  ),
};
