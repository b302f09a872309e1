import type { Dressed } from '../../kit/figures/figures.ts';

const SKIN = '#e6b88c';
const SHIRT = '#f4ead2';
const HAIR = '#b9ae9b';
const O = '#24150b';

/** The guide: the saloon's bartender, drawn like the other figures (80 by 120, feet at y = 116). */
export const barkeeper: Dressed = {
  body:
    `<path d="M29 84 27 108h11l2-20 2 20h11l-2-24Z" fill="#3b3632"/><path d="M26 104h13v10.500H20.500c0-3.5 2-5.5 5.5-6.500ZM41 104h13v4c3.5 1 5.500 3 5.500 6.500H41Z" fill="#241a14"/>` +
    `<path d="M25 49c9-5 21-5 30 0l5 39c-12 4-28 4-40 0Z" fill="${SHIRT}"/>` +
    `<path d="M29 47.500l7-1.500 4 9 4-9 7 1.500 4 33c-10 3.500-20 3.500-30 0Z" fill="#8a2b1c"/><path d="M44 46l7 1.500 4 33c-3 1-5 1.600-8 2 1-13 0-25-3-36.500Z" fill="#00000029"/>` +
    `<circle cx="40" cy="61" r="1.200" fill="#e0ac4a"/><circle cx="40" cy="67" r="1.200" fill="#e0ac4a"/>` +
    `<path d="M25 73c10 3 20 3 30 0l4 33c-12 3.500-26 3.500-38 0Z" fill="#efe6d2"/><path d="M49 74.600c2-.4 4-.900 6-1.600l4 33c-3 .900-5 1.500-8 1.900 1-12 0-23-2-33.300Z" fill="#0000001c"/><path d="M25 73c10 3 20 3 30 0v3.500c-10 3-20 3-30 0Z" fill="#d8c9a6"/>` +
    `<path d="M26 49c-8 6-11 15-9 28l7 1c-1-9 2-16 8-20Z" fill="${SHIRT}"/><path d="M18 63l8 2.500" stroke="#b98318" stroke-width="3"/><circle cx="21" cy="79.500" r="4" fill="${SKIN}"/>` +
    `<path d="M12 78c5-2 11-2 16 0l1.500 18c-6 2-13 2-19 0Z" fill="#fffaf0"/><path d="M12.500 84c5 1.500 11 1.500 16 0M12 90c6 1.500 12 1.500 17 0" stroke="#b9543a" stroke-width="1.300" fill="none"/>` +
    `<path d="M54 49c8 3 13 8 15 15l-6 4.500c-3-4-7-7-12-9Z" fill="${SHIRT}"/><path d="M61 53.500l-4.500 7" stroke="#b98318" stroke-width="3"/><circle cx="67" cy="66" r="4" fill="${SKIN}"/>` +
    `<path d="M61 50h11l-1.500 15h-8Z" fill="#dfeef0" fill-opacity=".75"/><path d="M61.500 55h10l-1 10h-8Z" fill="#c98a2c"/><path d="M61 50h11v3.500H61.300Z" fill="#fffaf0"/>` +
    `<path d="m33 45.500 7 3 7-3v7.500l-7-3-7 3Z" fill="${O}"/>` +
    `<path d="M28.500 29c-2.500-.5-3.500 1-3 3.500s2 4 4 3.500M51.500 29c2.500-.5 3.500 1 3 3.500s-2 4-4 3.500" fill="${SKIN}"/>` +
    `<path d="M29 30c0-10 4-14.500 11-14.500S51 20 51 30s-3.500 16-11 16-11-6-11-16Z" fill="${SKIN}"/><path d="M45 17c4 2 6 6.500 6 13 0 9-3.500 16-11 16 5-3 7.500-9 7.500-16 0-6-.500-10-2.500-13Z" fill="#0000001c"/>` +
    `<path d="M28.500 31c-2-6 0-11 3.500-13 0 4-1.500 6-1.500 10ZM51.500 31c2-6 0-11-3.500-13 0 4 1.500 6 1.500 10Z" fill="${HAIR}"/>` +
    `<path d="M34 17.500c2-1.500 5-2 8-1.500" stroke="#fff" stroke-opacity=".5" stroke-width="1.600" fill="none" stroke-linecap="round"/>` +
    `<ellipse cx="35.800" cy="30" rx="1.500" ry="1.900" fill="${O}"/><ellipse cx="44.200" cy="30" rx="1.500" ry="1.900" fill="${O}"/><path d="M32.500 26.500c1.500-1 3.500-1 5-.2M47.500 26.500c-1.500-1-3.500-1-5-.2" stroke="${HAIR}" stroke-width="2.200" stroke-linecap="round" fill="none"/>` +
    `<path d="M40 31v3.500" stroke="#b9835a" stroke-width="1.400" stroke-linecap="round"/>` +
    `<path d="M27.500 39c2 1 3 .500 4.500-1.500 2-2.500 5.500-2.500 8-.5 2.500-2 6-2 8 .5 1.500 2 2.500 2.500 4.500 1.500-.5 4-4.500 5.500-7.500 4-2-1-3.500-1-5-1s-3 0-5 1c-3 1.500-7 0-7.500-4Z" fill="${HAIR}"/>`,
};
