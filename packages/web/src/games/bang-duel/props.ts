// What the characters carry or wear, drawn on top of a figure: SVG, 80 by 120.
export const MASK =
  '<path d="M29.5 27c6 1.600 15 1.600 21 0 .3 4.600-1 7.400-4.500 7.800-3 .2-4-2-6-2s-3 2.200-6 2c-3.500-.4-4.800-3.200-4.500-7.800Z" fill="#1c1412"/><ellipse cx="35.600" cy="30.600" rx="1.700" ry="1.300" fill="#fff6e6"/><ellipse cx="44.400" cy="30.600" rx="1.700" ry="1.300" fill="#fff6e6"/>';
export const BADGE =
  '<path d="m31 56 1.900 4 4.400.5-3.300 3 .9 4.300-3.900-2.100-3.900 2.100.9-4.300-3.300-3 4.400-.5Z" fill="#f0b92e" stroke="#7a5310"/>';
export const GOATEE =
  '<path d="M36 41c2.500 1.200 5.500 1.200 8 0 .4 4-1.200 8-4 10.500-2.800-2.500-4.400-6.500-4-10.500Z" fill="#d8c08e"/>';
export const CANE =
  '<path d="M13 78v35" stroke="#3a2413" stroke-width="2.600"/><circle cx="13" cy="77" r="2.800" fill="#e0ac4a"/>';
export const SATCHEL = '<path d="M51 70h12v12H51Z" fill="#6b3d1c"/><path d="M51 70h12v4.500H51Z" fill="#8a5226"/>';
export const LASSO =
  '<g fill="none" stroke="#c9a45a" stroke-width="2.200"><ellipse cx="22" cy="88" rx="7.500" ry="9"/><ellipse cx="22" cy="88" rx="5" ry="6.500"/></g>';

export const WATCH =
  '<path d="M33 66q6 6 12 0" fill="none" stroke="#f0b92e" stroke-width="1.6"/><circle cx="46" cy="67.500" r="3" fill="#f0b92e" stroke="#7a5310"/>';
export const ACES =
  '<g transform="translate(11 74) rotate(-14)"><rect width="9" height="13" rx="1.500" fill="#fff6e6" stroke="#2b190d"/><rect x="5" y="1" width="9" height="13" rx="1.500" fill="#fff6e6" stroke="#2b190d"/><path d="m9.500 4 2.500 4-2.500 4-2.500-4Z" fill="#a3301c"/></g>';
export const CIGAR =
  '<path d="m42 41 10 3" stroke="#6b3d1c" stroke-width="2.600"/><circle cx="52.500" cy="44" r="1.500" fill="#ff8a3c"/>';
export const LOOT =
  '<path d="M12 84c-4 10 14 10 12 0l-4-6h-4Z" fill="#b98d4e" stroke="#3a2413"/><path d="M15 79h6" stroke="#3a2413" stroke-width="1.600"/>';
export const BOOK =
  '<rect x="11" y="76" width="13" height="16" rx="1.500" fill="#7a221a" stroke="#2b190d"/><path d="M14 81h7M14 84h7" stroke="#f0b92e"/>';
export const SABER =
  '<path d="M15 78c-4 12-6 22-4 33" fill="none" stroke="#c9ced1" stroke-width="2.400"/><path d="M11 78h9" stroke="#e0ac4a" stroke-width="2.600"/>';

export const KEYS =
  '<circle cx="18" cy="83" r="5" fill="none" stroke="#c9ced1" stroke-width="1.800"/><path d="M16 88v9m0-3h3m-3 3h3m3-9 3 8m-1-3 2.600-1" fill="none" stroke="#c9ced1" stroke-width="1.800"/>';
export const NECKERCHIEF = '<path d="M30 45c6 4 14 4 20 0l-3 7-7 8-7-8Z" fill="#f0b92e" stroke="#7a5310"/>';
export const MEDALS =
  '<path d="M31 54v5M36 56v5M46 56v5" stroke="#a3301c" stroke-width="2.600"/><g fill="#f0b92e" stroke="#7a5310"><circle cx="31" cy="61" r="2.300"/><circle cx="36" cy="63" r="2.300"/><circle cx="46" cy="63" r="2.300"/></g>';
export const POSTER =
  '<g transform="translate(9 75) rotate(-8)"><path d="M0 0h14v18H0Z" fill="#f4e7c9" stroke="#6b4d2c"/><path d="M3 4h8M3 14h8" stroke="#3a2413"/><circle cx="7" cy="9" r="2.600" fill="#6b4d2c"/></g>';
export const DYNAMITE =
  '<path d="M12 79h4v14h-4ZM16 78h4v15h-4ZM20 79h4v14h-4Z" fill="#a3301c" stroke="#571510"/><path d="M11 86h14" stroke="#2b190d" stroke-width="2"/><path d="M18 78q1-6 6-6" fill="none" stroke="#f4e7c9" stroke-width="1.400"/><circle cx="24.500" cy="72" r="1.500" fill="#ff8a3c"/>';
export const FAN =
  '<path d="M18 91 7 77a17 17 0 0 1 22 0Z" fill="#e9c39a" stroke="#7a1d24"/><path d="M18 91 11 75M18 91V73M18 91l7-16" stroke="#7a1d24"/>';
export const ROSE =
  '<path d="M48 58v7M48 63q3-3 4.500-.5" fill="none" stroke="#8fbf7a" stroke-width="1.400"/><circle cx="48" cy="56" r="3.800" fill="#cf3f26" stroke="#571510"/><path d="M46.200 55.500q1.800-2.500 3.600 0t-3.600 1.500" fill="none" stroke="#571510"/>';
export const HARMONICA =
  '<path d="M10 80h16v7H10Z" fill="#c9ced1" stroke="#3a3f42"/><path d="M12 83.500h12" stroke="#3a3f42" stroke-width="2.600" stroke-dasharray="1.500 1.500"/>';
export const SPYGLASS =
  '<path d="m8 90 13-9 3 4-13 9Z" fill="#c98f1d" stroke="#5f3c1b"/><path d="m20 80 6-5 4 5.500-6 5Z" fill="#e0ac4a" stroke="#5f3c1b"/>';
export const BANDOLIER =
  '<path d="M27 55 53 88" stroke="#4a3420" stroke-width="5.500"/><path d="M27 55 53 88" stroke="#e0ac4a" stroke-width="3.400" stroke-dasharray="1.700 3"/>';
