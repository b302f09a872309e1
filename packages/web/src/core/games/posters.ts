import { desertDefs } from '../../kit/art/desert.ts';
import { CAR_TONES, loco, trainDefs, wagon } from '../../kit/art/train.ts';
import { figureAt } from '../../kit/figures/figures.ts';
import { crossedPistols, hand, lawStar } from '../../kit/icons/pages.ts';

/** The posters' pictures, 222 by 190. Decoration: the poster says in words what the game is. */
const iconAt = (body: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="${fill}">${body}</g>`;
const rays = (cx: number, cy: number, n: number, r: number): string =>
  Array.from({ length: n }, (_, k) => {
    const t0 = (k / n) * 2 * Math.PI,
      t1 = ((k + 0.5) / n) * 2 * Math.PI;
    return `M${cx} ${cy}L${(cx + r * Math.cos(t0)).toFixed(0)} ${(cy + r * Math.sin(t0)).toFixed(0)} ${(cx + r * Math.cos(t1)).toFixed(0)} ${(cy + r * Math.sin(t1)).toFixed(0)}Z`;
  }).join('');
const W = 222,
  HH = 190;
/** Notched corners, as on a ticket. */
const frame = (id: string, inner: string): string =>
  `<clipPath id="cp${id}"><path d="M8 0H${W - 8}A8 8 0 0 0 ${W} 8V${HH - 8}A8 8 0 0 0 ${W - 8} ${HH}H8A8 8 0 0 0 0 ${HH - 8}V8A8 8 0 0 0 8 0Z"/></clipPath><g clip-path="url(#cp${id})">${inner}</g><path d="M8 1H${W - 8}A7 7 0 0 0 ${W - 1} 8V${HH - 8}A7 7 0 0 0 ${W - 8} ${HH - 1}H8A7 7 0 0 0 1 ${HH - 8}V8A7 7 0 0 0 8 1Z" fill="none" stroke="#2b190d" stroke-width="2"/>`;
const colt = (): string =>
  frame(
    'colt',
    `<rect width="${W}" height="${HH}" fill="#e8944d"/><path d="${rays(80, 96, 22, 260)}" fill="#f3b765"/><circle cx="80" cy="96" r="46" fill="#fff0c2"/>
<path d="M0 148V108l18-2 6-20 30-2 7 22 34 6 22-4 8-34 24-2 9 34 30 8 20-16 18-2v50Z" fill="#a4523c"/><path d="M0 150q60-12 110-6t116-4v60H0Z" fill="#6f3320"/>
<g filter="url(#fSoft)" fill="#fff3dc"><ellipse cx="190" cy="62" rx="10" ry="7"/><ellipse cx="172" cy="46" rx="19" ry="11"/><ellipse cx="134" cy="32" rx="26" ry="13" fill-opacity=".9"/><ellipse cx="80" cy="22" rx="34" ry="13" fill-opacity=".7"/><ellipse cx="24" cy="18" rx="30" ry="11" fill-opacity=".45"/></g>
<path d="M0 174h226v16H0Z" fill="#3a1d10"/><path d="M0 174h226" stroke="#f3d9a0" stroke-width="2"/>
<defs>${trainDefs}${desertDefs}</defs><g transform="translate(-346 -39) scale(.5)">${wagon(644, CAR_TONES.gold, 'coach', '')}${loco(854, '')}</g>
<g transform="translate(-346 -39) scale(.5)">${figureAt('tuco', 756, 247, 104)}${figureAt('marshal', 770, 386, 104)}${figureAt('belle', 905, 247, 104)}</g>`,
  );
const wright = (): string =>
  frame(
    'wright',
    `<rect width="${W}" height="${HH}" fill="#1d5a4c"/><path d="${rays(111, 100, 28, 240)}" fill="#27705e"/><ellipse cx="111" cy="142" rx="100" ry="40" fill="#123c33"/>
<g stroke="#2b190d" stroke-width="1.5">${[
      [-30, 62, 134],
      [20, 158, 138],
      [-8, 100, 148],
      [28, 134, 130],
      [-44, 84, 128],
      [6, 112, 136],
    ]
      .map(
        ([a = 0, x = 0, y = 0], k) =>
          `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-23" y="-32" width="46" height="64" rx="5" fill="#f4e7c9"/><rect x="-18" y="-27" width="36" height="54" rx="3" fill="${['#a3301c', '#274f86', '#8a5a12', '#6c3a74', '#2f6b5e', '#a3301c'][k]}" stroke="none"/></g>`,
      )
      .join('')}</g>
<g fill="#f7d78d">${[
      [30, 36, -50],
      [56, 20, -30],
      [170, 20, 30],
      [196, 36, 50],
      [18, 70, -70],
      [208, 70, 70],
    ]
      .map(([x = 0, y = 0, a = 0]) => `<path transform="translate(${x} ${y}) rotate(${a})" d="M-3 9 0-15 3 9Z"/>`)
      .join('')}</g>
<g transform="rotate(-8 113 84)">${iconAt(hand, 113, 88, 136, '#1c0f06')}${iconAt(hand, 111, 85, 128, '#f0c9a2')}</g>
<g transform="translate(186 156)"><circle r="27" fill="#2b190d" fill-opacity=".35" cx="2" cy="3"/>${iconAt(lawStar, 0, 0, 58, '#2b190d')}${iconAt(lawStar, 0, 0, 50, '#f0b92e')}</g>`,
  );
const duel = (): string =>
  frame(
    'duel',
    `<rect width="${W}" height="${HH}" fill="#c63d1a"/><path d="${rays(111, 118, 24, 250)}" fill="#d9542b"/><circle cx="111" cy="106" r="58" fill="#ffcf73"/><circle cx="111" cy="106" r="47" fill="#ffe6a8"/>
<path d="M0 134V62h20V48h26v14h10v72ZM226 134V56h-14V42h-30v18h-14v74Z" fill="#7a1d10"/><path d="M6 84h10v16H6zM26 66h12v14H26zM26 88h12v16H26zM188 62h12v14h-12zM206 80h10v16h-10z" fill="#ffb45c"/>
<path d="M0 132h226v60H0Z" fill="#8a3a1c"/><path d="M92 132h38l54 60H38Z" fill="#a84f26"/>
<path d="M48 176 8 190h50l22-13ZM174 176l40 14h-50l-22-13Z" fill="#4a170c" fill-opacity=".7"/>
${figureAt('marshal', 52, 180, 124)}<g transform="translate(222 0) scale(-1 1)">${figureAt('django', 52, 180, 124)}</g>
<g transform="translate(111 104)">${iconAt(crossedPistols, 0, 0, 52, '#7a1d10')}</g>`,
  );
const cartridge = (x: number, y: number, s: number, r: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M-14 34V-14h28v48Z" fill="url(#gBrass)" stroke="#2b190d" stroke-width="2"/><path d="M-16 34h32v10h-32Z" fill="url(#gBrass)" stroke="#2b190d" stroke-width="2"/><path d="M-13-14c0-20 5-32 13-38 8 6 13 18 13 38Z" fill="#b5673a" stroke="#2b190d" stroke-width="2"/><path d="M-7-10v42" stroke="#fff4cf" stroke-width="4" stroke-opacity=".7"/><path d="M-14-6h28" stroke="#8a5a17" stroke-width="2"/><path d="M-7-18c0-12 2-20 5-26" stroke="#f3c7a0" stroke-width="3" fill="none" stroke-opacity=".8"/></g>`;
const caliber = (): string =>
  frame(
    'caliber',
    `<rect width="${W}" height="${HH}" fill="#2b4768"/><path d="${rays(111, 108, 26, 250)}" fill="#35567b"/>
<g stroke="#2b190d" stroke-width="1.5">${[-48, -30, -12, 6, 24, 42].map((a) => `<g transform="translate(111 206) rotate(${a})"><rect x="-24" y="-136" width="48" height="68" rx="4" fill="#f4e7c9"/><rect x="-19" y="-131" width="38" height="58" rx="2" fill="#3f6a3a" stroke="none"/><circle cx="0" cy="-102" r="12" fill="#f4e7c9" stroke="none"/><text x="0" y="-96" text-anchor="middle" font-family="Bitter" font-weight="700" font-size="17" fill="#2f4a2c" stroke="none">$</text></g>`).join('')}</g>
<path d="M0 166q113-26 226 0v30H0Z" fill="#5b3716"/><path d="M0 166q113-26 226 0" stroke="#c98a4a" stroke-width="2" fill="none"/>
${cartridge(38, 134, 0.92, -9)}${cartridge(184, 134, 0.92, 9)}
<g transform="translate(111 158) scale(1 1.25)" text-anchor="middle" font-family="Alegreya SC" font-weight="900" font-size="88" style="font-variant-numeric:lining-nums"><text y="3" fill="#2b190d" stroke="#2b190d" stroke-width="10" stroke-linejoin="round">45</text><text fill="url(#gGilt)" stroke="#fff1c4" stroke-width="1">45</text></g>`,
  );

const star = (game: string): string =>
  frame(
    game,
    `<rect width="${W}" height="${HH}" fill="#c9a25c"/><path d="${rays(111, 95, 24, 250)}" fill="#dcbc7c"/>${iconAt(lawStar, 113, 99, 138, '#2b190d')}${iconAt(lawStar, 111, 95, 130, '#8a5a17')}`,
  );

const PICTURES: Readonly<Record<string, () => string>> = {
  'colt-express': colt,
  'wright-brothers': wright,
  'bang-duel': duel,
  'caliber-45': caliber,
};

/** A game's poster picture. A game without one gets the sheriff's star. */
export const billPicture = (game: string): string => PICTURES[game]?.() ?? star(game);
