/** A train, tail on the left, engine on the right. Cars are cut away to show the inside. */
const wheelSymbol = (id: string, r: number, spokes: number, hub = '#b23a22'): string => {
  let d = '';
  for (let k = 0; k < spokes; k++) {
    const a = (k / spokes) * Math.PI * 2;
    d += `M0 0L${((r - 3) * Math.cos(a)).toFixed(1)} ${((r - 3) * Math.sin(a)).toFixed(1)}`;
  }
  return `<g id="${id}"><circle r="${r}" fill="#120d0a" stroke="#4b423b" stroke-width="3"/><path d="${d}" stroke="${hub}" stroke-width="2.6"/><circle r="${(r * 0.26).toFixed(1)}" fill="${hub}" stroke="#2b120a"/><path d="M${(-r * 0.7).toFixed(1)} ${(-r * 0.7).toFixed(1)}A${r} ${r} 0 0 1 ${(r * 0.7).toFixed(1)} ${(-r * 0.7).toFixed(1)}" stroke="#fff" stroke-opacity=".3" stroke-width="1.5" fill="none"/></g>`;
};
const wheel = (x: number, y: number, r: number): string => `<use href="#wh${r}" x="${x}" y="${y}"/>`;
const winSym = `<g id="win"><path d="M0 32V8q0-7 7-7h18q7 0 7 7v24Z" fill="url(#gDusk)" stroke="#2f190b" stroke-width="2.5"/><path d="M0 15h32" stroke="#2f190b" stroke-width="1.5"/><path d="M1.5 31V9Q1.5 2 8 2q0 20-6.5 29ZM30.5 31V9q0-7-6.5-7 0 20 6.5 29Z" fill="#a3371f"/><path d="M-3 33h38" stroke="#c98a4a" stroke-width="2.5"/></g>`;
const ladderSym = `<g id="lad" stroke="#e0b06a" stroke-width="1.8" fill="none"><path d="M0 0v128M8 0v128"/><path d="M0 10h8M0 24h8M0 38h8M0 52h8M0 66h8M0 80h8M0 94h8M0 108h8M0 122h8"/></g>`;
/** A car's measures: floor and roof, where figures stand, its width, and the rail. */
export const CAR = { floor: 388, roof: 250, width: 196, rail: 428, engine: 252 } as const;

export type CarKind = 'mail' | 'coach' | 'caboose';
/** Light edge, wall, sill, wallpaper. */
export type CarTones = readonly [hi: string, mid: string, lo: string, paper: string];
export const CAR_TONES = {
  red: ['#e2694f', '#8a2a1c', '#66201a', '#8a4a34'],
  green: ['#8fc0a4', '#2f5f4c', '#24443a', '#6d7f55'],
  blue: ['#9ab9d0', '#30506e', '#263c52', '#5f7488'],
  brown: ['#e8b777', '#7f4f22', '#5b3716', '#9a7442'],
  violet: ['#c9a9d4', '#5b3a66', '#43294d', '#7f6a86'],
  gold: ['#f0b06a', '#2f5f4c', '#24443a', '#6d7f55'],
} as const satisfies Record<string, CarTones>;

/** A car with its left edge at `x` and its sign over the windows. The next one is 210 further. */
export const wagon = (x: number, [hi, mid, lo, paper]: CarTones, kind: CarKind, label: string): string => {
  const w = CAR.width;
  const t = 258;
  const f = CAR.floor;
  const c = x + w / 2;
  const win = (wx: number) => `<use href="#win" x="${wx}" y="282"/>`;
  const wins = {
    mail:
      `<path d="M${c - 32} ${f}v-94h64v94Z" fill="#4a2a13" stroke="#2a160a" stroke-width="2"/><path d="M${c - 32} 296h64M${c} 294v94M${c - 32} 388l32-46 32 46M${c - 32} 296l32 46 32-46" stroke="#6f4523" stroke-width="2.5" fill="none"/>` +
      win(x + 20) +
      win(x + w - 52),
    caboose: win(x + 24) + win(c - 16) + win(x + w - 56),
    coach: win(x + 16) + win(x + 60) + win(x + 104) + win(x + 148),
  }[kind];
  return `<g>
<path d="M${x - 12} ${f + 12}h${w + 18}v7H${x - 12}Z" fill="#1c130d"/>
<rect x="${x + 18}" y="${f + 18}" width="64" height="7" fill="#241a13"/><rect x="${x + w - 82}" y="${f + 18}" width="64" height="7" fill="#241a13"/>
${wheel(x + 32, 412, 15)}${wheel(x + 68, 412, 15)}${wheel(x + w - 68, 412, 15)}${wheel(x + w - 32, 412, 15)}
<rect x="${x}" y="${t}" width="${w}" height="${f - t + 12}" rx="4" fill="${mid}"/><rect x="${x}" y="${t}" width="${w}" height="${f - t + 12}" rx="4" fill="url(#gSide)"/>
<path d="M${x + 3} ${t + 15.5}h${w - 6}" stroke="${hi}" stroke-width="1.3"/>
<text x="${c}" y="${t + 12.5}" text-anchor="middle" font-family="Alegreya SC" font-weight="800" font-size="13" letter-spacing="1.5" fill="#fbe6b8">${label}</text>
<rect x="${x + 6}" y="${t + 18}" width="${w - 12}" height="${f - t - 18}" rx="2" fill="${paper}"/><rect x="${x + 6}" y="${t + 18}" width="${w - 12}" height="${f - t - 18}" rx="2" fill="url(#gPaper)"/>
${wins}
<rect x="${x + 6}" y="334" width="${w - 12}" height="54" fill="url(#gWains)"/><path d="M${x + 6} 334h${w - 12}" stroke="#eab56c" stroke-width="1.8"/>
<path d="${Array.from({ length: 9 }, (_, k) => `M${x + 6 + Math.round((k + 1) * 18.4)} 337v51`).join('')}" stroke="#000" stroke-opacity=".25"/>
<ellipse cx="${c}" cy="306" rx="96" ry="74" fill="url(#gGlow)"/>
<path d="M${c} ${t + 18}v7" stroke="#2a160a" stroke-width="2"/><path d="M${c - 7} ${t + 25}h14l-3 8h-8Z" fill="#fff0c2" stroke="#5d3c0f"/>
<path d="M${x + 6} ${f - 6}h${w - 12}v6H${x + 6}z" fill="#b97537"/><path d="M${x + 6} ${f - 6}h${w - 12}" stroke="#f3c483" stroke-width="1.3"/>
<path d="M${x} ${f}h${w}v12H${x}z" fill="${lo}"/><path d="M${x} ${f + 1}h${w}" stroke="${hi}" stroke-width="2"/>
<path d="M${x - 7} ${t}q${w / 2 + 7}-22 ${w + 14} 0v4h-${w + 14}Z" fill="url(#gRoof)" stroke="#17100b" stroke-width="1.2"/><path d="M${x + 10} ${t - 4.5}q${w / 2 - 10}-15 ${w - 20} 0" stroke="#ffdfa6" stroke-opacity=".75" stroke-width="1.5" fill="none"/>
<path d="M${x + 26} ${t - 10}h${w - 52}" stroke="#6d4a2a" stroke-width="4.5"/><path d="M${x + 26} ${t - 12}h${w - 52}" stroke="#d8a868" stroke-width="1.4"/>
<use href="#lad" x="${x + w}" y="${t + 4}"/>
</g>`;
};

/** The engine, with its cab at `x`. */
export const loco = (x: number, label: string): string => {
  const f = CAR.floor;
  const b = x + 116;
  const t = 258;
  return `<g>
<path d="M${x - 12} ${f + 12}h266v7H${x - 12}Z" fill="#1c130d"/>
${wheel(x + 34, 407, 21)}${wheel(x + 88, 407, 21)}${wheel(x + 142, 407, 21)}${wheel(x + 194, 413, 15)}${wheel(x + 228, 413, 15)}
<path d="M${x + 30} 414h116" stroke="#d9d0c1" stroke-width="5.5" stroke-linecap="round"/><path d="M${x + 142} 413 ${x + 216} 399" stroke="#b9b0a2" stroke-width="4.5" stroke-linecap="round"/>
<rect x="${b - 6}" y="294" width="128" height="78" rx="6" fill="url(#gBoiler)" stroke="#120d0a" stroke-width="1.5"/>
<path d="M${b + 22} 294v78M${b + 56} 294v78M${b + 90} 294v78" stroke="url(#gBrass)" stroke-width="4"/><path d="M${b - 6} 303h128" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>
<path d="M${b} 350h118" stroke="#e9c072" stroke-width="2"/>
<rect x="${b + 118}" y="288" width="24" height="88" rx="6" fill="#332d29" stroke="#120d0a" stroke-width="1.5"/><path d="M${b + 141} 295q13 37 0 74Z" fill="#4a423d" stroke="#120d0a"/><path d="M${b + 122} 292v80" stroke="#a49d94" stroke-width="2"/>
<path d="M${b + 30} 295v-17q0-13 13-13t13 13v17Z" fill="url(#gBrass)" stroke="#3b2306"/><path d="M${b + 70} 295v-11q0-9 9-9t9 9v11Z" fill="url(#gBrass)" stroke="#3b2306"/>
<path d="M${b + 106} 290v-32l-13-26q23-12 46 0l-13 26v32Z" fill="#2a2320" stroke="#0d0907" stroke-width="1.5"/><path d="M${b + 93} 232q23-12 46 0l-3 6q-20-8-40 0Z" fill="#c9452b"/><path d="M${b + 102} 240l8 19v29" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>
<circle cx="${b + 150}" cy="280" r="52" fill="url(#gLampGlow)"/><rect x="${b + 128}" y="268" width="20" height="22" rx="3" fill="#c9452b" stroke="#2b120a"/><circle cx="${b + 147}" cy="279" r="8.5" fill="#fff7d6" stroke="url(#gBrass)" stroke-width="3"/>
<path d="M${b - 4} 372h148v18h-148Z" fill="#4a1d15"/>
<rect x="${x}" y="${t}" width="118" height="${f - t + 12}" rx="4" fill="#8a2a1c"/><rect x="${x}" y="${t}" width="118" height="${f - t + 12}" rx="4" fill="url(#gSide)"/>
<path d="M${x + 3} ${t + 15.5}h112" stroke="#f08b6e" stroke-width="1.3"/><text x="${x + 59}" y="${t + 12.5}" text-anchor="middle" font-family="Alegreya SC" font-weight="800" font-size="13" letter-spacing="1" fill="#fbe6b8">${label}</text>
<rect x="${x + 6}" y="${t + 18}" width="106" height="${f - t - 18}" rx="2" fill="#5b4a3c"/><rect x="${x + 6}" y="${t + 18}" width="106" height="${f - t - 18}" rx="2" fill="url(#gPaper)"/>
<use href="#win" x="${x + 14}" y="282"/><use href="#win" x="${x + 62}" y="282"/>
<rect x="${x + 6}" y="334" width="106" height="54" fill="url(#gWains)"/><path d="M${x + 6} 334h106" stroke="#eab56c" stroke-width="1.8"/>
<circle cx="${x + 96}" cy="347" r="10" fill="#2a2522" stroke="url(#gBrass)" stroke-width="2.5"/><path d="M${x + 96} 347l5-5" stroke="#f7d78d" stroke-width="1.5"/>
<path d="M${x + 86} ${f - 6}v-13q0-9 10-9t10 9v13Z" fill="url(#gFire)" stroke="#2a160a" stroke-width="1.5"/>
<ellipse cx="${x + 84}" cy="345" rx="70" ry="60" fill="url(#gGlow)"/>
<path d="M${x + 6} ${f - 6}h106v6h-106z" fill="#b97537"/><path d="M${x + 6} ${f - 6}h106" stroke="#f3c483" stroke-width="1.3"/>
<path d="M${x} ${f}h252v12H${x}z" fill="#6a2016"/><path d="M${x} ${f + 1}h252" stroke="#f08b6e" stroke-width="2"/>
<path d="M${x - 8} ${t}q67-20 134 0v4h-134Z" fill="url(#gRoof)" stroke="#17100b" stroke-width="1.2"/><path d="M${x + 10} ${t - 4}q49-13 98 0" stroke="#ffdfa6" stroke-opacity=".75" stroke-width="1.5" fill="none"/>
<rect x="${x + 200}" y="382" width="36" height="20" rx="4" fill="#4a423d" stroke="#120d0a"/><path d="M${x + 203} 387h30" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
<path d="M${x + 248} 392h12l20 34h-40Z" fill="#c9452b" stroke="#2b120a" stroke-width="1.5"/><path d="M${x + 251} 394l-5 31M${x + 255} 394l3 31M${x + 259} 394l11 31" stroke="#ffb79b" stroke-width="1.5"/>
</g>`;
};

/** Needed once in each picture with a train. */
export const trainDefs = `${wheelSymbol('wh15', 15, 8)}${wheelSymbol('wh21', 21, 12)}${winSym}${ladderSym}<linearGradient id="gPaper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".35"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><linearGradient id="gSide" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient><linearGradient id="gWains" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f5426"/><stop offset="1" stop-color="#552e13"/></linearGradient><radialGradient id="gGlow"><stop offset="0" stop-color="#ffe1a0" stop-opacity=".7"/><stop offset=".5" stop-color="#ffc06a" stop-opacity=".3"/><stop offset="1" stop-color="#ff9d45" stop-opacity="0"/></radialGradient><radialGradient id="gLampGlow"><stop offset="0" stop-color="#fff3c4" stop-opacity=".85"/><stop offset="1" stop-color="#ffcf6b" stop-opacity="0"/></radialGradient><radialGradient id="gFire"><stop offset="0" stop-color="#fff0b0"/><stop offset="1" stop-color="#c63d1a"/></radialGradient><linearGradient id="gDusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f6f92"/><stop offset="1" stop-color="#f0a860"/></linearGradient><linearGradient id="gRoof" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a07a55"/><stop offset=".4" stop-color="#5f4632"/><stop offset="1" stop-color="#2b1e15"/></linearGradient><linearGradient id="gBoiler" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#55606a"/><stop offset=".25" stop-color="#8b98a3"/><stop offset=".5" stop-color="#39424a"/><stop offset="1" stop-color="#14181c"/></linearGradient>`;
