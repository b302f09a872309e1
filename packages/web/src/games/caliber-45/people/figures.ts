import { type Dressed, dressed, type Figure } from '../../../kit/figures/figures.ts';

/** Each cowboy's figure: one of the shared figures, most of them recolored. */
export const FIGURES: Readonly<Record<string, Figure | Dressed>> = {
  'belle-starr': 'belle',
  'doc-holliday': dressed('doc', {
    '#2159a3': '#4a4f58',
    '#2a68bd': '#5b616c',
    '#1f559c': '#434851',
    '#16273f': '#15171b',
    '#223a5c': '#24272d',
    '#33404f': '#2b2d33',
  }),
  'calamity-jane': 'annie',
  'john-wesley-hardin': dressed('django', {
    '#2b2625': '#4d3826',
    '#3b3433': '#634a33',
    '#342e2d': '#5a432e',
    '#7a221a': '#2d5a72',
    '#571510': '#1f4357',
    '#2f2a29': '#6b4d2c',
    '#1e1a19': '#4a341c',
  }),
  'billy-the-kid': dressed('ghost', {
    '#efe6d2': '#7c5a34',
    '#c9bda3': '#5f4426',
    '#d8ccb2': '#6a4c2b',
    '#e3d8c0': '#84613a',
    '#d3c7ac': '#6f5130',
    '#6d665e': '#e9c39a',
    '#fffbe9': '#24150b',
    '#f7f0df': '#a3301c',
    '#cfc4ab': '#7a221a',
    '#f3ecda': '#b98d4e',
  }),
  'jesse-james': 'django',
  'butch-cassidy': 'ramirez',
  'sundance-kid': dressed('django', {
    '#2b2625': '#2f4d63',
    '#3b3433': '#3c617b',
    '#342e2d': '#36576f',
    '#7a221a': '#e0ac4a',
    '#571510': '#a87a2b',
    '#2f2a29': '#cdb27a',
    '#1e1a19': '#a58b56',
    '#d9a877': '#f0c9a2',
  }),
  'pat-garrett': 'pat',
  'wyatt-earp': dressed('marshal', {
    '#f0b92e': '#2c2a2e',
    '#c98f1d': '#1f1d21',
    '#d9a026': '#343138',
    '#b98318': '#252328',
    '#f7e2ae': '#2a2624',
    '#d9b25e': '#191614',
    '#efe6d2': '#3a2413',
    'fill="#f7efd9" stroke="#b9a98a"': 'fill="#3a2413" stroke="#24150b"',
  }),
  'cole-younger': 'tuco',
  'wild-bill-hickok': dressed('marshal', {
    '#f0b92e': '#8a5a2b',
    '#c98f1d': '#6d4520',
    '#d9a026': '#7d5126',
    '#b98318': '#5f3c1b',
    '#f7e2ae': '#d8ccb2',
    '#d9b25e': '#b3a585',
    'fill="#f7efd9" stroke="#b9a98a"': 'fill="#a06a2c" stroke="#5f3c1b"',
  }),
};

/** A cowboy of another edition gets one of the shared figures. */
const STRANGERS: readonly Figure[] = ['tuco', 'doc', 'annie', 'pat', 'ramirez', 'django'];

export const figureFor = (id: string): Figure | Dressed =>
  FIGURES[id] ?? STRANGERS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % STRANGERS.length] ?? 'tuco';
