/** A main street at noon, flat and hazy so that the figures stand out. */
const win = (x: number, y: number, w: number, h: number, c: string): string =>
  `<path d="M${x} ${y}h${w}v${h}h-${w}Z" fill="#4a5a66"/><path d="M${x} ${y}h${w}v${h}h-${w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" fill="none" stroke="${c}" stroke-width="3"/><path d="M${x + 3} ${y + h - 4}l${w * 0.5}-${h * 0.7}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
const boards = (x: number, y: number, w: number, h: number): string =>
  `<path d="${Array.from({ length: Math.floor(h / 11) }, (_, k) => `M${x} ${y + 11 * (k + 1)}h${w}`).join('')}" stroke="#000" stroke-opacity=".12"/>`;

type Crown = 'flat' | 'step' | 'arch';
const facade = (x: number, w: number, top: number, tone: string, trim: string, sign: string, kind: Crown): string => {
  const base = 262;
  const eave = 150;
  const c = x + w / 2;
  const crown = {
    step: `M${x} ${eave}v-52h${w * 0.16}v-18h${w * 0.68}v18h${w * 0.16}v52Z`,
    arch: `M${x} ${eave}V${top + 26}q${w / 2}-44 ${w} 0V${eave}Z`,
    flat: `M${x} ${eave}V${top}h${w}V${eave}Z`,
  }[kind];
  return `<g><path d="${crown}" fill="${tone}"/><path d="${crown}" fill="none" stroke="${trim}" stroke-width="5"/><path d="M${x} ${eave}h${w}v${base - eave}h-${w}Z" fill="${tone}"/>${boards(x, eave - 20, w, base - eave + 20)}
<rect x="${x + w * 0.14}" y="${eave - 58}" width="${w * 0.72}" height="27" rx="3" fill="#f7ebcf" stroke="${trim}" stroke-width="2.5"/><text x="${c}" y="${eave - 38.5}" text-anchor="middle" font-family="Alegreya SC" font-weight="900" font-size="20" letter-spacing="2" fill="#5a3a1e">${sign}</text>
${win(x + w * 0.1, eave + 36, w * 0.22, 50, trim)}${win(x + w * 0.68, eave + 36, w * 0.22, 50, trim)}
<path d="M${c - w * 0.12} ${base}v-78h${w * 0.24}v78Z" fill="#5f432b" stroke="${trim}" stroke-width="3"/><path d="M${c} ${base - 76}v76" stroke="${trim}" stroke-width="2"/>
<path d="M${x - 6} ${eave + 4}h${w + 12}l10 20H${x - 16}Z" fill="${trim}"/><path d="M${x - 16} ${eave + 24}h${w + 32}v5H${x - 16}Z" fill="#00000040"/>
<path d="M${x + 4} ${eave + 28}v${base - eave - 28}M${x + w - 4} ${eave + 28}v${base - eave - 28}" stroke="${trim}" stroke-width="6"/><path d="M${x - 10} ${base - 4}h${w + 20}v10H${x - 10}Z" fill="#a98358"/><path d="M${x - 10} ${base - 4}h${w + 20}" stroke="#d9b98a" stroke-width="2"/></g>`;
};

const HOUSES: readonly (readonly [x: number, width: number])[] = [
  [8, 176],
  [206, 206],
  [446, 252],
  [732, 206],
  [960, 176],
];
const lamp = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#sLamp)"/>`;
const litWindow = (x: number, w: number): string =>
  `${lamp(x + w / 2, 211, w * 1.5)}<path d="M${x} 186h${w}v50h-${w}Z" fill="#ffc65a"/><path d="M${x} 186h${w}v50h-${w}ZM${x + w / 2} 186v50M${x} 211h${w}" fill="none" stroke="#5a3a1e" stroke-width="3"/>`;
const lantern = (x: number): string =>
  `${lamp(x, 198, 46)}<path d="M${x} 178v10" stroke="#2b1906" stroke-width="2"/><path d="M${x - 5} 188h10l-2 16h-6Z" fill="#ffdf94" stroke="#2b1906" stroke-width="1.5"/>`;

/** What shines by night: windows, lanterns beside the doors and the light they throw on the ground. */
export const streetLights = (): string =>
  HOUSES.map(
    ([x, w]) =>
      `<g class="house">${litWindow(x + w * 0.1, w * 0.22)}${litWindow(x + w * 0.68, w * 0.22)}${lantern(x + w * 0.5)}<ellipse cx="${x + w / 2}" cy="278" rx="${w * 0.6}" ry="26" fill="url(#sLamp)"/></g>`,
  ).join('');

/** The signs over the doors, in the page's language. */
export type StreetSigns = Readonly<Record<'jail' | 'bank' | 'saloon' | 'store' | 'hotel', string>>;

/** The street, `w` by `h`, made for 1144 by 486. The ground begins at y = 262. Needs `streetDefs`. */
export const street = (w: number, h: number, signs: StreetSigns): string =>
  `<rect width="${w}" height="${h}" fill="url(#sSky)"/><circle cx="${w / 2}" cy="-10" r="240" fill="url(#sSun)"/>
<path d="M0 240V196l90-8 26-34 60-3 24 34 160 9 60-20 20-40 76-3 22 44 130 10 90-8 30-30 40-2 20 26 116 10V240Z" fill="#c9a98a" fill-opacity=".8"/>
${facade(8, 176, 80, '#c79a6a', '#8a5f3a', signs.jail, 'flat')}${facade(206, 206, 76, '#a9b08a', '#6b7350', signs.bank, 'step')}${facade(446, 252, 70, '#c98a6a', '#8a4a34', signs.saloon, 'arch')}${facade(732, 206, 76, '#9db3b5', '#5c7376', signs.store, 'step')}${facade(960, 176, 80, '#c7a86f', '#8a6c3a', signs.hotel, 'flat')}
<rect width="${w}" height="270" fill="#fff3d6" fill-opacity=".22"/>
<path d="M0 262h${w}v${h - 262}H0Z" fill="url(#sSand)"/>
<path d="M0 262h${w}v14H0Z" fill="#000" fill-opacity=".1"/>
<g fill="none" stroke="#a87f45" stroke-opacity=".4" stroke-width="3"><path d="M-10 300q300-14 580 2t590-6M-10 322q300-12 580 4t590-4M-10 420q300 16 600 4t570 8M-10 444q300 14 600 4t570 8" stroke-dasharray="90 8 140 10"/></g>
<g fill="#8a6534" fill-opacity=".35">${Array.from({ length: 46 }, (_, k) => `<ellipse cx="${(k * 137) % w}" cy="${284 + ((k * 53) % (h - 290))}" rx="${3 + (k % 4)}" ry="${1.5 + (k % 2)}"/>`).join('')}</g>`;

export const streetDefs =
  '<linearGradient id="sSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fc3d6"/><stop offset=".6" stop-color="#d9e6d6"/><stop offset="1" stop-color="#f7ebc8"/></linearGradient><linearGradient id="sSand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6cb95"/><stop offset=".35" stop-color="#dcb97b"/><stop offset="1" stop-color="#c39a5c"/></linearGradient><radialGradient id="sSun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff3c0" stop-opacity=".9"/><stop offset="1" stop-color="#fff3c0" stop-opacity="0"/></radialGradient><radialGradient id="sLamp"><stop offset="0" stop-color="#ffd983" stop-opacity=".75"/><stop offset=".5" stop-color="#ffb347" stop-opacity=".28"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient><radialGradient id="sSpot"><stop offset="0" stop-color="#fff7d2" stop-opacity=".95"/><stop offset=".6" stop-color="#ffe9a8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>';
