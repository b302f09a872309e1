/** Loot, standing on the ground at 0, 0, in scale with figures 100 high. Needs `lootDefs` and the kit's metals. */
export const purse =
  '<ellipse cx="0" cy="0" rx="13" ry="2.5" fill="#000" fill-opacity=".45"/><path d="M-5-20c-8 6-10 12-9 17 1 4 27 4 28 0 1-5-1-11-9-17Z" fill="url(#gBag)" stroke="#2b190d" stroke-width="1.2"/><path d="M-5.5-20.5c-2-2-3-4-2-5.5 3 1.5 4 0 7.5 0s4.5 1.5 7.5 0c1 1.5 0 3.5-2 5.5Z" fill="#b98444" stroke="#2b190d" stroke-width="1.2"/><path d="M-6-20.5H6" stroke="#f0c36a" stroke-width="2.4"/><path d="M3.3-12.4c-.7-1.5-6.3-2.1-6.5.9-.1 2.7 6.6 1.5 6.6 4.5 0 2.9-5.9 2.6-6.8.7M0-15.4V-3.6" fill="none" stroke="#fbe9bf" stroke-width="1.7" stroke-linecap="round"/>';

export const jewel =
  '<ellipse cx="0" cy="0" rx="11" ry="2.3" fill="#000" fill-opacity=".45"/><path d="M-7-19H7L13-12 0 0-13-12Z" fill="#e23d5b" stroke="#4a0d1b" stroke-width="1.2" stroke-linejoin="round"/><path d="M-13-12h26L0 0Z" fill="#b41f3f"/><path d="M-7-19-4-12 0-19 4-12 7-19 13-12H-13Z" fill="#ff7c93"/><path d="M-4-12 0 0 4-12Z" fill="#f0506e"/><path d="M-9-15l4-3" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>';

export const strongbox =
  '<ellipse cx="0" cy="0" rx="19" ry="2.8" fill="#000" fill-opacity=".5"/><rect x="-17" y="-25" width="34" height="25" rx="2.5" fill="url(#gSteel)" stroke="#17120e" stroke-width="1.3"/><rect x="-17" y="-25" width="34" height="4.5" fill="#ffffff38"/><path d="M-10-25V0M10-25V0" stroke="#b8862f" stroke-width="3"/><circle cx="0" cy="-12" r="5" fill="url(#gBrass)" stroke="#3b2306"/><path d="M0-12v3.5" stroke="#3b2306" stroke-width="1.8"/>';

export const lootDefs =
  '<linearGradient id="gBag" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d8a25c"/><stop offset=".6" stop-color="#9a6127"/><stop offset="1" stop-color="#5f3712"/></linearGradient>';
