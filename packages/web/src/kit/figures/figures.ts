/** Standing figures from a few parts, 80 by 120, feet at y = 116, centre x = 40, one light from the upper left. */
const O = '#24150b';
const legs = (
  c: string,
  b = '#3a2413',
): string => `<path d="M29 84 27 108h11l2-20 2 20h11l-2-24Z" fill="${c}"/><path d="M40 86v22" stroke="#0005" stroke-width="1.5"/>
<path d="M26 104h13v10.500H20.500c0-3.5 2-5.5 5.5-6.500Z" fill="${b}"/><path d="M41 104h13v4c3.5 1 5.5 3 5.5 6.500H41Z" fill="${b}"/><path d="M26 104h13v2.500H26zM41 104h13v2.500H41z" fill="#ffffff2e"/>`;
const head = (skin: string): string =>
  `<path d="M29.5 30c0-8 4-12 10.5-12s10.5 4 10.5 12-3.5 15-10.5 15-10.5-7-10.5-15Z" fill="${skin}"/><path d="M44 18c4 2 6.5 6 6.5 12 0 8-3.5 15-10.5 15 5-3 7-8 7-15 0-5-1-9-3-12Z" fill="#0000001f"/>`;
const eyes = (y = 31, c = O): string =>
  `<ellipse cx="35.8" cy="${y}" rx="1.5" ry="1.9" fill="${c}"/><ellipse cx="44.2" cy="${y}" rx="1.5" ry="1.9" fill="${c}"/>`;
const brows = (y = 27.5): string =>
  `<path d="M33 ${y}l5 1.200M47 ${y}l-5 1.2" stroke="${O}" stroke-width="1.6" stroke-linecap="round"/>`;
const scarf = (c: string, d: string): string =>
  `<path d="M29.5 33.500c6 2.5 15 2.5 21 0 .5 5-1 9-4 12l-6.5 7.5-6.5-7.500c-3-3-4.5-7-4-12Z" fill="${c}"/><path d="M46.5 34.600c1.5-.3 2.9-.7 4-1.1.5 5-1 9-4 12l-6.5 7.500c4-7 6.5-11 6.5-18.400Z" fill="${d}"/>`;
const hat = (
  c: string,
  band: string,
  d: string,
  crown = 'M27 22c-1-10 1-15 6-15 3 0 4 2 7 2s4-2 7-2c5 0 7 5 6 15-8 3-18 3-26 0Z',
  brim = 'M13 23c5-1 9-3 14-2 8 3 18 3 26 0 5-1 9 1 14 2-6 6-17 8-27 8S19 29 13 23Z',
): string =>
  `<g transform="translate(0 -3)"><path d="${brim}" fill="${d}"/><path d="${crown}" fill="${c}"/><path d="M27 17.500c8 3 18 3 26 0v4.500c-8 3-18 3-26 0Z" fill="${band}"/><path d="M31 10c-1 3-1.5 5-1.5 8" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" stroke-linecap="round"/></g>`;
const armL = (c: string, glove = '#6b4423'): string =>
  `<path d="M27 50c-8 6-11 15-9 27l7 1c-1-9 2-15 8-19Z" fill="${c}"/><circle cx="21.5" cy="79" r="4" fill="${glove}"/>`;
const armGun = (c: string, glove = '#6b4423'): string =>
  `<path d="M53 50c7 3 11 8 13 15l-6 4c-3-4-6-7-11-9Z" fill="${c}"/><circle cx="64" cy="68" r="4" fill="${glove}"/><path d="M62 66.500h14v3.200h-9l-1 3-3.5 5h-4l2.5-6Z" fill="#4a4641" stroke="${O}" stroke-width=".8"/><path d="M62 67h14" stroke="#bdb6ab" stroke-width="1"/>`;
const belt = (y = 78, buckle = '#e0ac4a'): string =>
  `<path d="M24 ${y}c10 3 22 3 32 0v5c-10 3-22 3-32 0Z" fill="#3a2413"/><rect x="36" y="${y + 1.5}" width="8" height="5" rx="1" fill="${buckle}"/>`;

const drawn = {
  tuco:
    legs('#5b4630') +
    `<path d="M40 44c9 0 14 3 17 7 6 9 9 22 9 38-8 5-17 7-26 7s-18-2-26-7c0-16 3-29 9-38 3-4 8-7 17-7Z" fill="#cf3f26"/>
<path d="M17 69c8 4 15 5 23 5s15-1 23-5l1.5 8c-8 4-16 5-24.5 5s-16.5-1-24.5-5Z" fill="#f4d9a0"/><path d="m17 76 5 3 5-4 5 5 5-4 3 4 3-4 5 4 5-5 5 4 5-3" stroke="#7a1d10" stroke-width="2" fill="none"/>
<path d="M14 89c8 5 17 7 26 7s18-2 26-7l.3 4c-8 5-17 7-26.3 7s-18-2-26.3-7Z" fill="#8a2413"/><path d="M53 47c2 1 3 2.5 4 4 6 9 9 22 9 38-3 2-6 3.5-9 4.5 0-18-1-34-4-46.500Z" fill="#0000002b"/>` +
    head('#c98a56') +
    eyes(30) +
    brows(26.5) +
    `<path d="M32 37c3-2 6-2 8-.5 2-1.5 5-1.5 8 .5 1 1 0 3-1 4-2-2-5-2.5-7-1.5-2-1-5-.5-7 1.5-1-1-2-3-1-4Z" fill="${O}"/>` +
    `<g transform="translate(0 -5)"><path d="M4 22c6-4 12 1 22-1 10 3 18 3 28 0 10 2 16-3 22 1-5 9-20 12-36 12S9 31 4 22Z" fill="#8f6b38"/><path d="M28 22c0-10 4-17 12-17s12 7 12 17c-8 3-16 3-24 0Z" fill="#b98d4e"/><path d="M28 17.500c8 3 16 3 24 0v4.500c-8 3-16 3-24 0Z" fill="#cf3f26"/><path d="M8 25c10 6 20 6 32 6s22 0 32-6" stroke="#e9cf98" stroke-width="1.6" fill="none" stroke-dasharray="3 2"/></g>`,
  doc:
    legs('#33404f', '#1d1a1a') +
    `<path d="M26 48c9-4 19-4 28 0l6 46H20Z" fill="#2159a3"/><path d="M33 46h14l-2 34H35Z" fill="#e9dcc0"/><path d="M26 48c3-1.5 5-2 7.5-2.500L38 82l-4 12H20ZM54 48c-3-1.5-5-2-7.5-2.500L42 82l4 12h14Z" fill="#2a68bd"/><path d="M46.5 45.500c2.5.5 4.5 1 7.5 2.500l6 46H46L42 82Z" fill="#0000002e"/><path d="m36 47 4 2 4-2v5l-4-2-4 2Z" fill="#7a1d10"/><circle cx="40" cy="62" r="1.3" fill="#8a5a12"/><circle cx="40" cy="70" r="1.3" fill="#8a5a12"/>` +
    armL('#2a68bd', '#e9c39a') +
    `<path d="M10 80h20v15H10Z" fill="#6b3d1c"/><path d="M10 80h20v4H10Z" fill="#8a5226"/><path d="M16 80v-3h8v3" stroke="#3a2413" stroke-width="2" fill="none"/><path d="M18.5 85h3v3h3v3h-3v3h-3v-3h-3v-3h3Z" fill="#f4e7c9"/>` +
    armGun('#1f559c', '#e9c39a') +
    head('#e9c39a') +
    `<g fill="#cfe6ee" fill-opacity=".7" stroke="${O}" stroke-width="1.3"><circle cx="35.5" cy="31" r="3.6"/><circle cx="44.5" cy="31" r="3.6"/></g><path d="M39 31h2" stroke="${O}"/><circle cx="35.5" cy="31" r="1.3" fill="${O}"/><circle cx="44.5" cy="31" r="1.3" fill="${O}"/><path d="M34 38.500c2-2 4-2 6-1 2-1 4-1 6 1-3 1-9 1-12 0Z" fill="#6b3d1c"/><path d="M37 42c2 1 4 1 6 0v3l-3 2-3-2Z" fill="#6b3d1c"/>` +
    `<path d="M22 22c3 3 33 3 36 0 2 3-4 6-18 6s-20-3-18-6Z" fill="#16273f"/><path d="M28 23c-1-14 3-18 12-18s13 4 12 18c-8 2-16 2-24 0Z" fill="#223a5c"/><path d="M28 18.500c8 2.5 16 2.5 24 0v4c-8 2.5-16 2.5-24 0Z" fill="#e0ac4a"/><path d="M32 9c-1 3-1.5 5-1.5 8" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  belle:
    `<path d="M33 52h14l3 20c8 8 13 24 14 42H16c1-18 6-34 14-42Z" fill="#a95fa1"/><path d="M30 72c-8 8-13 24-14 42h10c2-18 6-32 14-40 8 8 12 22 14 40h10c-1-18-6-34-14-42-6 4-14 4-20 0Z" fill="#c884c0"/><path d="M44 55 50 72c8 8 13 24 14 42h-8c-1-20-5-40-12-59Z" fill="#0000002b"/><path d="M16.5 108c15 5 32 5 47 0l.5 6H16Z" fill="#f4e7c9"/><path d="M33 50c4 4 10 4 14 0l3 22c-6 4-14 4-20 0Z" fill="#6c3a74"/><path d="m37 56 6 3m-6 2 6 3m-6 2 6 3" stroke="#f4e7c9" stroke-width="1.2"/>` +
    `<path d="M33 50c-7 4-11 12-9 24l6 .5c-.5-8 1-12 6-16Z" fill="#f0c9a2"/><circle cx="27" cy="75" r="3.4" fill="#f0c9a2"/>` +
    `<path d="M47 50c8 2 13 7 16 14l-5 4c-3-4-7-6-11-8Z" fill="#f0c9a2"/><circle cx="61" cy="67" r="3.6" fill="#f0c9a2"/><path d="M59 65.500h12v2.800h-7l-1 3-3 4h-3.500l2-5Z" fill="#4a4641" stroke="${O}" stroke-width=".8"/>` +
    `<path d="M27 30c-1 12-3 18 1 22 3 2 5 0 5-4h14c0 4 2 6 5 4 4-4 2-10 1-22Z" fill="#8a3f1c"/><path d="M36.5 42h7v7c2 1 4 1.5 5 2.5-4 4-13 4-17 0 1-1 3-1.5 5-2.500Z" fill="#e8bb90" stroke="none"/><path d="M36.5 49.500c2 2 5 2 7 0" stroke="#f0b92e" stroke-width="1.3" fill="none"/>` +
    head('#f0c9a2') +
    `<path d="M29.5 27.500c6 2 15 2 21 0 0 5-1 7-4.5 7.5-3 0-4-2-6-2s-3 2-6 2c-3.5-.5-4.5-2.5-4.5-7.500Z" fill="#3a1e3f"/><ellipse cx="35.5" cy="31" rx="1.7" ry="1.3" fill="#fff6e6"/><ellipse cx="44.5" cy="31" rx="1.7" ry="1.3" fill="#fff6e6"/><path d="M37.5 40c1.5 1.2 3.5 1.2 5 0" stroke="#a3301c" stroke-width="2" fill="none" stroke-linecap="round"/>` +
    `<path d="M18 22c7 0 12-3 22-3s17 1 23 5c-7 5-14 5-23 5s-18-2-22-7Z" fill="#6c3a74"/><path d="M29 21c0-8 3-12 11-12s11 4 11 12c-7 3-15 3-22 0Z" fill="#8b4f93"/><path d="M29 18c7 3 15 3 22 0v4c-7 3-15 3-22 0Z" fill="#f4e7c9"/><path d="M48 18C54 10 60 6 68 6c-2 6-7 12-17 14Z" fill="#f0b92e"/><path d="M50 18c6-4 11-7 16-10" stroke="#8a5a12" stroke-width="1" fill="none"/>`,
  cheyenne:
    legs('#7a5a35') +
    `<path d="M26 48c9-4 19-4 28 0l5 42c-12 4-26 4-38 0Z" fill="#2f9a72"/><path d="M26 48c9-4 19-4 28 0l1 9c-9 6-21 6-30 0Z" fill="#43b389"/><path d="m25 57 3 7 3-5 3 7 3-5 3 6 3-6 3 5 3-7 3 5 3-7" stroke="#e8d3a5" stroke-width="1.7" fill="none"/><path d="M21 90v6m5-5v6m5-5v6m6-6v6m6-6v6m6-6v6m5-6v6m5-7v6" stroke="#2f9a72" stroke-width="2"/><path d="M50 47c2 .2 3 .6 4 1l5 42c-3 1-5 1.6-8 2 1-16 1-31-1-45Z" fill="#0000002b"/>` +
    belt(76) +
    armL('#38a57d', '#b97a4a') +
    armGun('#2a8c67', '#b97a4a') +
    `<path d="M28 30c-4 10-3 20-2 30l4 1c0-8 1-14 3-18ZM52 30c4 10 3 20 2 30l-4 1c0-8-1-14-3-18Z" fill="#2a1a14"/><path d="M26 52h4.500M50 52h4.5" stroke="#cf3f26" stroke-width="2.5"/>` +
    head('#b97a4a') +
    eyes(31.5) +
    brows(27.8) +
    `<path d="M37 40c2 .8 4 .8 6 0" stroke="#6b2c1a" stroke-width="1.7" fill="none" stroke-linecap="round"/>` +
    hat('#3f6b4f', '#e0ac4a', '#2d523b') +
    `<path d="M50 14C51 5 55-1 61-5c2 8 0 15-8 22Z" fill="#f4e7c9"/><path d="M57.5-2C60-3.5 60.5-4 61-5c1.5 5 1 9-1 13Z" fill="#24150b"/>`,
  django:
    legs('#3d3634', '#171312') +
    `<path d="M26 47c9-4 19-4 28 0l9 55c-5 2-10 2-14 1l-9-22-9 22c-4 1-9 1-14-1Z" fill="#2b2625"/><path d="M36 46h8l2 34h-12Z" fill="#5a4a40"/><path d="M26 47c3-1.5 6-2.3 9-2.700L38 80l-7 23c-4 1-9 1-14-1Z" fill="#3b3433"/><path d="M21 60c-1 10-3 26-4 40" stroke="#fff" stroke-opacity=".16" stroke-width="2" fill="none"/><path d="m35 44 5 10 5-10 4 6-6 12h-6l-6-12Z" fill="#4a4140"/>` +
    belt(77) +
    armL('#342e2d', '#171312') +
    armGun('#2b2625', '#171312') +
    head('#d9a877') +
    eyes(31) +
    brows(27.5) +
    scarf('#7a221a', '#571510') +
    hat(
      '#2f2a29',
      '#b0a48f',
      '#1e1a19',
      'M27 22c-1-9 0-13 4-13h18c4 0 5 4 4 13-8 3-18 3-26 0Z',
      'M9 22c6-1 12-2 18-1 8 3 18 3 26 0 6-1 12 0 18 1-7 6-20 9-31 9S16 28 9 22Z',
    ),
  ghost:
    legs('#8c857a', '#4b463f') +
    `<path d="M26 47c9-4 19-4 28 0l9 55c-5 2-10 2-14 1l-9-22-9 22c-4 1-9 1-14-1Z" fill="#efe6d2"/><path d="M36 46h8l2 34h-12Z" fill="#8d8577"/><path d="M54 47l9 55c-5 2-10 2-14 1l-7-17c4-12 7-26 8-40Z" fill="#c9bda3"/><path d="m35 44 5 10 5-10 4 6-6 12h-6l-6-12Z" fill="#d8ccb2"/>` +
    belt(77, '#cfcac0') +
    armL('#e3d8c0', '#8d8577') +
    armGun('#d3c7ac', '#8d8577') +
    head('#6d665e') +
    `<ellipse cx="35.8" cy="30" rx="1.9" ry="1.6" fill="#fffbe9"/><ellipse cx="44.2" cy="30" rx="1.9" ry="1.6" fill="#fffbe9"/>` +
    scarf('#f7f0df', '#cfc4ab') +
    `<path d="M36 40v5m4-4v6m4-7v5" stroke="#8d8577" stroke-width="1.3"/>` +
    hat('#f3ecda', '#8d8577', '#d8ccb2'),
  marshal:
    legs('#4a4f5a', '#3a2413') +
    `<path d="M26 48c9-4 19-4 28 0l5 42c-12 4-26 4-38 0Z" fill="#f0b92e"/><path d="M35 46h10l3 34H32Z" fill="#f7efd9"/><path d="M26 48c3-1.5 6-2.3 9-2.700L37 88c-6 0-11-.5-16 2ZM54 48c-3-1.5-6-2.3-9-2.700L43 88c6 0 11 .5 16 2Z" fill="#c98f1d"/><path d="m40 46 3 4-3 14-3-14Z" fill="#274f86"/>` +
    belt(78) +
    armL('#d9a026', '#e9c39a') +
    `<path d="m32 53 2 4.3 4.7.5-3.5 3.2 1 4.6-4.2-2.3-4.2 2.3 1-4.6-3.5-3.2 4.7-.5Z" fill="#fffbe9" stroke="#7a5310" stroke-width="1"/>` +
    `<path d="M53 50c8 5 11 12 10 22l-7 2c0-8-2-12-7-15Z" fill="#b98318"/><path d="M56 40 68 104l3.5-.7L61 39Z" fill="#6b3d1c" stroke="${O}" stroke-width=".8"/><path d="M55 36 61 66l3-.6L58 35Z" fill="#6a655f" stroke="${O}" stroke-width=".8"/><circle cx="61.5" cy="74" r="4.2" fill="#e9c39a"/>` +
    head('#e9c39a') +
    eyes(30.5) +
    `<path d="M32.5 27l5 .6M47.5 27l-5 .6" stroke="#efe6d2" stroke-width="2.2" stroke-linecap="round"/><path d="M30 38c3-3 7-3.5 10-1.5 3-2 7-1.5 10 1.5-1 4-5 3.5-7 2.500h-6c-2 1-6 1.5-7-2.500Z" fill="#f7efd9" stroke="#b9a98a" stroke-width=".7"/>` +
    hat('#f7e2ae', '#274f86', '#d9b25e') +
    `<path d="m40 8.5 1.3 2.7 3 .3-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.3Z" fill="#c98f1d"/>`,
};

const recolored = (figure: string, colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours).reduce((text, [from, to]) => text.replaceAll(from, to), figure);

/** A new character is a recolouring plus one prop. */
const figures = {
  ...drawn,
  annie: recolored(drawn.cheyenne, {
    '#2f9a72': '#a86c35',
    '#43b389': '#cf9657',
    '#38a57d': '#bb8146',
    '#2a8c67': '#96602f',
    '#3f6b4f': '#efe0ba',
    '#2d523b': '#cdb27a',
    '#b97a4a': '#f0c9a2',
    '#2a1a14': '#8a4a1f',
    '#7a5a35': '#6d4b3a',
  }),
  pat: recolored(drawn.marshal, {
    '#f0b92e': '#6f8698',
    '#c98f1d': '#4d6274',
    '#d9a026': '#5c7286',
    '#b98318': '#43576a',
    '#f7e2ae': '#5a4b3f',
    '#d9b25e': '#3f342b',
    '#274f86': '#7a221a',
    'fill="#f7efd9" stroke="#b9a98a"': 'fill="#6b3d1c" stroke="#3a2413"',
    '#efe6d2': '#6b3d1c',
  }),
  ramirez: recolored(drawn.tuco, {
    '#cf3f26': '#7f7440',
    '#8a2413': '#4d4522',
    '#7a1d10': '#a3301c',
    '#f4d9a0': '#e9d3a3',
  }),
  kitty: recolored(drawn.belle, {
    '#a95fa1': '#7a1d24',
    '#c884c0': '#b02f38',
    '#6c3a74': '#241d1f',
    '#8b4f93': '#3a2d30',
    '#8a3f1c': '#1c1412',
    '#3a1e3f': '#1c1412',
    '#f0b92e': '#d9dfe0',
    '#8a5a12': '#7f8a8c',
  }),
};

export type Figure = keyof typeof figures;
export const FIGURES: readonly Figure[] = Object.keys(figures) as Figure[];

/** A character of a game's own. */
export type Dressed = { readonly body: string };

/**
 * A character of a game's own: one of the figures in other colours, with what it carries on top (SVG, 80 by 120).
 *
 * @example
 * const calamity = dressed('annie', { '#a86c35': '#5b3a66' }, '<path d="…"/>');
 */
export const dressed = (base: Figure, colours: Readonly<Record<string, string>>, prop = ''): Dressed => ({
  body: recolored(figures[base], colours) + prop,
});

const bodies = new Map<Figure | Dressed, string>();

/** The figure as SVG, to stand in a picture of its own or in a scene; the same string every time, quick to compare. */
export function figureBody(figure: Figure | Dressed): string {
  const known = bodies.get(figure);
  if (known !== undefined) return known;
  const inner = typeof figure === 'string' ? figures[figure] : figure.body;
  const body = `<g stroke="${O}" stroke-width="1.1" stroke-linejoin="round">${inner}</g>`;
  bodies.set(figure, body);
  return body;
}

/** A figure in a scene, placed by its feet: centre `x`, ground `y`, total `height`. */
export const figureAt = (figure: Figure | Dressed, x: number, y: number, height: number): string =>
  `<g transform="translate(${x - height / 3} ${y - (height * 116) / 120}) scale(${height / 120})"><ellipse cx="40" cy="115" rx="22" ry="3.6" fill="#000" fill-opacity=".4"/>${figureBody(figure)}</g>`;
