/** An oval table under a lamp, 1144 by 540: floor, rim, felt. The middle of the felt is 572, 303. Needs `feltDefs`. */
export const feltTable = (): string =>
  `<rect width="1144" height="540" fill="url(#cFloor)"/><path d="${Array.from({ length: 12 }, (_, k) => `M${k * 100 + 30} 0v540`).join('')}" stroke="#0b0604" stroke-width="2.5"/>
<ellipse cx="572" cy="318" rx="452" ry="236" fill="#000" fill-opacity=".5" filter="url(#cBlur)"/>
<ellipse cx="572" cy="300" rx="446" ry="232" fill="url(#cRim)"/><ellipse cx="572" cy="296" rx="446" ry="230" fill="none" stroke="#d9a567" stroke-opacity=".55" stroke-width="2"/>
<ellipse cx="572" cy="302" rx="414" ry="208" fill="#1c0c07"/><ellipse cx="572" cy="303" rx="410" ry="205" fill="url(#cFelt)"/><ellipse cx="572" cy="303" rx="388" ry="190" fill="none" stroke="#e0b06a" stroke-opacity=".35" stroke-width="1.5"/>
<ellipse cx="572" cy="290" rx="430" ry="220" fill="url(#cLamp)"/>`;

/** A banknote of the spread, face down, with its middle at `x`, `y`. */
export const banknote = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-22.5" width="34" height="48" rx="4" fill="#000" fill-opacity=".4"/><rect x="-17" y="-24" width="34" height="48" rx="4" fill="#f4e7c9" stroke="#7d6237"/><rect x="-14" y="-21" width="28" height="42" rx="2.5" fill="#2f5a3a"/><rect x="-11.5" y="-18.5" width="23" height="37" rx="2" fill="none" stroke="#c9a65a"/><circle r="8" fill="#f4e7c9" stroke="#c9a65a"/><text y="4.5" text-anchor="middle" font-family="Bitter" font-weight="700" font-size="12.5" fill="#2f5a3a">$</text></g>`;

/** The slot it leaves: empty places of the spread stay. */
export const emptySlot = (x: number, y: number, turn: number): string =>
  `<rect transform="translate(${x} ${y}) rotate(${turn})" x="-17" y="-24" width="34" height="48" rx="4" fill="#0000002e" stroke="#f0d0a8" stroke-opacity=".35" stroke-dasharray="3 3"/>`;

/** Where `count` things lie on an arc over the middle of the table, `half` to each side. */
export const onArc = (count: number, half: number, rx: number, ry: number, cy: number) =>
  Array.from({ length: count }, (_, k) => {
    const dx = count === 1 ? 0 : -half + (2 * half * k) / (count - 1);
    return {
      x: Math.round(572 + dx),
      y: Math.round(cy - ry * Math.sqrt(1 - (dx / rx) ** 2)),
      turn: Math.round((dx / half) * 24),
    };
  });

export const feltDefs =
  '<linearGradient id="cFloor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2517"/><stop offset="1" stop-color="#20130b"/></linearGradient><linearGradient id="cRim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a5692f"/><stop offset=".5" stop-color="#6f4019"/><stop offset="1" stop-color="#43230c"/></linearGradient><radialGradient id="cFelt" cx=".5" cy=".36" r=".75"><stop offset="0" stop-color="#8f3a2e"/><stop offset=".55" stop-color="#6a2420"/><stop offset="1" stop-color="#3d1210"/></radialGradient><radialGradient id="cLamp" cx=".5" cy=".4" r=".6"><stop offset="0" stop-color="#ffd58a" stop-opacity=".3"/><stop offset="1" stop-color="#ffb052" stop-opacity="0"/></radialGradient><filter id="cBlur"><feGaussianBlur stdDeviation="12"/></filter>';
