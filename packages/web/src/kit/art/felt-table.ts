/** An oval table under a lamp, 1144 by 540: floor, rim, felt. The middle of the felt is 572, 303. Needs `feltDefs`. */
export const feltTable = (): string =>
  `<rect width="1144" height="540" fill="url(#cFloor)"/><path d="${Array.from({ length: 12 }, (_, k) => `M${k * 100 + 30} 0v540`).join('')}" stroke="#0b0604" stroke-width="2.5"/>
<ellipse cx="572" cy="318" rx="452" ry="236" fill="#000" fill-opacity=".5" filter="url(#cBlur)"/>
<ellipse cx="572" cy="300" rx="446" ry="232" fill="url(#cRim)"/><ellipse cx="572" cy="296" rx="446" ry="230" fill="none" stroke="#d9a567" stroke-opacity=".55" stroke-width="2"/>
<ellipse cx="572" cy="302" rx="414" ry="208" fill="#1c0c07"/><ellipse cx="572" cy="303" rx="410" ry="205" fill="url(#cFelt)"/><ellipse cx="572" cy="303" rx="388" ry="190" fill="none" stroke="#e0b06a" stroke-opacity=".35" stroke-width="1.5"/>
<ellipse cx="572" cy="290" rx="430" ry="220" fill="url(#cLamp)"/>`;

export const feltDefs =
  '<linearGradient id="cFloor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2517"/><stop offset="1" stop-color="#20130b"/></linearGradient><linearGradient id="cRim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a5692f"/><stop offset=".5" stop-color="#6f4019"/><stop offset="1" stop-color="#43230c"/></linearGradient><radialGradient id="cFelt" cx=".5" cy=".36" r=".75"><stop offset="0" stop-color="#8f3a2e"/><stop offset=".55" stop-color="#6a2420"/><stop offset="1" stop-color="#3d1210"/></radialGradient><radialGradient id="cLamp" cx=".5" cy=".4" r=".6"><stop offset="0" stop-color="#ffd58a" stop-opacity=".3"/><stop offset="1" stop-color="#ffb052" stop-opacity="0"/></radialGradient><filter id="cBlur"><feGaussianBlur stdDeviation="12"/></filter>';
