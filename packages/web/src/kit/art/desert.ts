/** The desert at sunset, `w` by `h`: sky, sun, buttes, telegraph. Made for a scene of 1144 by 470. Needs `desertDefs`. */
export const desert = (w: number, h: number): string => `
<rect width="${w}" height="${h}" fill="url(#gSky)"/>
<g fill="#fff" fill-opacity=".75"><circle cx="90" cy="34" r="1.2"/><circle cx="240" cy="96" r="1"/><circle cx="420" cy="26" r="1.2"/><circle cx="610" cy="104" r="1"/><circle cx="760" cy="20" r="1.3"/><circle cx="980" cy="100" r="1"/><circle cx="1090" cy="30" r="1.2"/></g>
<circle cx="530" cy="236" r="260" fill="url(#gSun)"/>
<g fill="#f9d9a8" fill-opacity=".28"><path d="M0 150q90-14 190 0t210-4q-90 14-200 10T0 160ZM560 128q110-12 210 0t190-6q-100 16-200 12t-200 0ZM760 186q120-12 220-2t170-4v6q-100 12-200 6t-190 2Z"/></g>
<path d="M0 330V282l30-3 9-38 66-3 12 34 52 7 20-12 9-66 14-4 11 68 40 12h70l22-9 8-52 22-5 66 2 13 58 58 10 96-4 20-15 14-64 58-4 12-18 16 18 8 66 62 16 90-2 17-46 78-4 16 46 46 5V330Z" fill="url(#gFar)"/>
<path d="M0 350v-38l60-10 70 7 22-40 38-5 17 43 120 12 100-8 30-52 62-7 15 56 150 11 90-10 12-34 26-4 16 38 120 10 70-14 126 10v43Z" fill="url(#gMid)"/>
<path d="M0 338q220-18 480-6t664-10v160H0Z" fill="url(#gLand)"/>
<g fill="#3a1c14"><path d="M1098 322v-46q0-7 6-7t6 7v12h5v-9q0-4 4-4t4 4v13q0 5-5 5h-8v25ZM1098 306h-6q-6 0-6-6v-10q0-4 4-4t4 4v8h4Z"/><path d="M398 330v-26q0-5 4.5-5t4.5 5v8h4v-6q0-3 3-3t3 3v9q0 4-4 4h-6v11Z"/></g>
<g stroke="#2b150d" stroke-width="3.5" fill="none"><path d="M212 340V190M196 204h32M634 340V182M618 196h32M1052 340V190M1036 204h32"/></g><path d="M-10 214Q100 238 200 206M224 206q200 46 398-8M646 198q200 50 396 8M1064 206q60 24 100 22" stroke="#2b150d" stroke-opacity=".65" stroke-width="1.3" fill="none"/>`;

/** The track in front of it. The rail is at `CAR.rail`. */
export const rails = (w: number): string =>
  `<path d="M0 426h${w}v60H0Z" fill="#3b261a"/><path d="${Array.from({ length: Math.ceil(w / 26) }, (_, k) => `M${k * 26 + 3} 432h15l3 12H${k * 26}Z`).join('')}" fill="#6b472c"/><path d="M0 429.5h${w}" stroke="#e5cfa9" stroke-width="2.5"/><path d="M0 433h${w}" stroke="#201511" stroke-width="4"/><path d="${Array.from({ length: 60 }, (_, k) => `M${(k * 97) % w} ${448 + ((k * 31) % 28)}h${3 + (k % 5)}`).join('')}" stroke="#8a6242" stroke-width="3" stroke-linecap="round"/>`;

/** Smoke from a funnel at `x`, `y`, drifting left. Its colors make it soft: a blur would be redrawn in every frame. */
export const smoke = (x: number, y: number): string =>
  `<g fill="url(#gSmoke)">${PUFFS.map(([dx, dy, r, o]) => `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${r * 1.3 + SOFT}" ry="${r * 0.72 + SOFT}" fill-opacity="${o}"/>`).join('')}</g>`;

const SOFT = 8;

const PUFFS = [
  [0, 0, 13, 0.6],
  [-10, -8, 18, 0.5],
  [-42, -26, 26, 0.46],
  [-88, -38, 32, 0.4],
  [-144, -46, 38, 0.34],
  [-210, -50, 42, 0.27],
  [-288, -56, 46, 0.2],
  [-378, -58, 46, 0.14],
  [-474, -62, 44, 0.09],
] as const;

export const desertDefs =
  '<radialGradient id="gSmoke"><stop offset=".45" stop-color="#ffe9cf"/><stop offset=".72" stop-color="#ffe9cf" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9cf" stop-opacity="0"/></radialGradient><linearGradient id="gSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#223150"/><stop offset=".32" stop-color="#5a4a6a"/><stop offset=".55" stop-color="#b0604f"/><stop offset=".74" stop-color="#e8944d"/><stop offset=".9" stop-color="#f8c877"/></linearGradient><radialGradient id="gSun"><stop offset="0" stop-color="#fff4cf"/><stop offset=".2" stop-color="#ffe3a0"/><stop offset=".215" stop-color="#ffd07a" stop-opacity=".6"/><stop offset=".5" stop-color="#ff9d55" stop-opacity=".28"/><stop offset="1" stop-color="#ff9d45" stop-opacity="0"/></radialGradient><linearGradient id="gFar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a4a4c"/><stop offset="1" stop-color="#c6764f"/></linearGradient><linearGradient id="gMid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5f2f33"/><stop offset="1" stop-color="#9a5138"/></linearGradient><linearGradient id="gLand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a4602f"/><stop offset=".5" stop-color="#6f3d20"/><stop offset="1" stop-color="#3a2012"/></linearGradient><filter id="fSoft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>';
