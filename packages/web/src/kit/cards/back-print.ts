import type { Print } from './print.ts';

/** The two colours of a back: the cloth, and the thread in it. */
export type BackColours = { readonly cloth: string; readonly thread: string };

const PAPER = '#f4e7c9';
const EDGE = '#b8945a';
/** As wide as the widest small card on a fine screen. */
const WIDTH = 168;
const HEIGHT = 235;

/** A small card, face down, as one picture: paper, weave and medal, measured in hundredths of its width as in `card.css`. */
export const backPrint = ({ cloth, thread }: BackColours, medal: string): Print => ({
  width: WIDTH,
  height: HEIGHT,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 100 140" preserveAspectRatio="none">
<defs>
<pattern id="w" width="7.7" height="7.7" patternUnits="userSpaceOnUse" patternTransform="translate(50 70) rotate(45)">
<path d="M0 7.1H7.7M7.1 0V7.7" stroke="${thread}" stroke-width="1.2"/>
</pattern>
<radialGradient id="s" r=".71"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".33"/></radialGradient>
</defs>
<rect width="100" height="140" rx="7.5" fill="${PAPER}"/>
<rect x="1.2" y="1.2" width="97.6" height="137.6" rx="6.4" fill="none" stroke="${EDGE}" stroke-width="2.4"/>
<rect x="5.5" y="5.5" width="89" height="129" rx="3" fill="${cloth}"/>
<rect x="5.5" y="5.5" width="89" height="129" rx="3" fill="url(#w)"/>
<rect x="5.5" y="5.5" width="89" height="129" rx="3" fill="url(#s)"/>
<rect x="6.25" y="6.25" width="87.5" height="127.5" rx="2.4" fill="none" stroke="${cloth}" stroke-width="1.5"/>
<rect x="7.55" y="7.55" width="84.9" height="124.9" rx="1.6" fill="none" stroke="${thread}" stroke-width="1.1"/>
<circle cx="50" cy="70" r="26" fill="${thread}"/><circle cx="50" cy="70" r="24.6" fill="${cloth}"/><circle cx="50" cy="70" r="23" fill="${PAPER}"/>
<svg x="34" y="54" width="32" height="32" viewBox="0 0 512 512" fill="${cloth}" color="${cloth}">${medal}</svg>
</svg>`,
});
