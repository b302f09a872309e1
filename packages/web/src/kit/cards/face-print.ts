import type { Plate } from './plates.ts';
import type { Print } from './print.ts';

/** As wide as the widest small card on a fine screen. */
const WIDTH = 168;
const HEIGHT = 235;
const COLOURS: Readonly<Record<Plate, string>> = {
  travel: '#2f6b5e',
  harm: '#a3301c',
  gain: '#8a5a12',
  law: '#274f86',
  trick: '#6c3a74',
  guard: '#4f6230',
  gear: '#2d5a72',
  dead: '#57493c',
};

const lines = (turn: number, apart: number, ink: string): string =>
  `<pattern id="h" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M1 0V${apart}" ${ink} stroke-width="2"/></pattern>`;
const crossed = (apart: number, ink: string): string =>
  `<pattern id="h" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M1 0V${apart}M0 1H${apart}" ${ink} stroke-width="2"/></pattern>`;
const LIGHT = 'stroke="#fff" stroke-opacity=".08"';
const DARK = 'stroke="#000" stroke-opacity=".11"';

/** What each kind of plate is ruled with, for those who do not tell colours apart: as `--hatch` in `card.css`. */
const HATCHES: Readonly<Record<Plate, string>> = {
  travel: '<pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse"/>',
  harm: lines(-45, 8.3, DARK),
  gain: '<pattern id="h" width="12.5" height="12.5" patternUnits="userSpaceOnUse"><circle cx="6.25" cy="6.25" r="2.7" fill="#fff" fill-opacity=".11"/></pattern>',
  law: lines(0, 10.4, LIGHT),
  trick: crossed(12.5, LIGHT),
  guard:
    '<pattern id="h" width="20.8" height="12.5" patternUnits="userSpaceOnUse"><circle cx="10.4" r="9.9" fill="none" stroke="#fff" stroke-opacity=".11" stroke-width="1.4"/></pattern>',
  gear: lines(90, 10.4, LIGHT),
  dead: crossed(10.4, DARK),
};
const PLATE =
  'M14 6.5H86A7.5 7.5 0 0 0 93.5 14V126A7.5 7.5 0 0 0 86 133.5H14A7.5 7.5 0 0 0 6.5 126V14A7.5 7.5 0 0 0 14 6.5Z';

/** The paper and the plate of a small card, as one picture: measured in hundredths of its width as in `card.css`. */
export const facePrint = (plate: Plate): Print => ({
  width: WIDTH,
  height: HEIGHT,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 100 140" preserveAspectRatio="none">
<defs>
${HATCHES[plate]}
<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(30 14) scale(120 126)">
<stop stop-color="#fdf5e0"/><stop offset=".45" stop-color="#f4e7c9"/><stop offset="1" stop-color="#e8d3a5"/>
</radialGradient>
<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(50 51) scale(78.3 101.6)">
<stop stop-color="#fff" stop-opacity=".19"/><stop offset=".6" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity=".27"/>
</radialGradient>
</defs>
<rect width="100" height="140" rx="7.5" fill="url(#p)"/>
<rect x="1.1" y="1.1" width="97.8" height="137.8" rx="6.4" fill="none" stroke="#b8945a" stroke-width="2.2"/>
<path d="${PLATE}" fill="${COLOURS[plate]}"/><path d="${PLATE}" fill="url(#l)"/><path d="${PLATE}" fill="url(#h)"/>
</svg>`,
});

/** As `--plate-ink`. */
const INK = '#fbf1d8';
const ART = 132;

/** The icon of a small card. */
export const artPrint = (art: string): Print => ({
  width: ART,
  height: ART,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ART}" height="${ART}" viewBox="0 0 512 512" fill="${INK}" color="${INK}">${art}</svg>`,
});

/** The upper body on a small card, cut off at the edge of the plate: as `Portrait`. */
export const portraitPrint = (body: string): Print => ({
  width: WIDTH,
  height: HEIGHT,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 100 140" preserveAspectRatio="none">
<clipPath id="c"><path d="${PLATE}"/></clipPath>
<g clip-path="url(#c)"><svg x="6.5" y="6.5" width="87" height="127" viewBox="15 -5 50 66" preserveAspectRatio="xMidYMax slice">${body}</svg></g>
</svg>`,
});

const classes = new Map<string, string>();

/** The class of cards with this drawing: the same on every page, whatever was drawn before it. */
export function printClass(drawn: string): string {
  const known = classes.get(drawn) ?? `p-${hashOf(drawn).toString(36)}`;
  classes.set(drawn, known);
  return known;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) >>> 0;
  return hash;
}
