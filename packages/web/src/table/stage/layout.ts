const LAYOUTS = ['phone', 'phone-wide', 'tablet', 'tablet-wide', 'desk', 'desk-low'] as const;
/** How a table arranges its areas. `layout.css` has one grid template for each. */
export type Layout = (typeof LAYOUTS)[number];

/** The layout for a table of this size in CSS pixels. The table's own box counts, not the window: beside the rail it is narrower. */
export function layoutFor(width: number, height: number): Layout {
  if (height <= 480 && width >= 560) return 'phone-wide';
  if (width < 700) return 'phone';
  if (height >= width) return 'tablet';
  if (width < 1060 && height >= 600) return 'tablet-wide';
  return height < 760 ? 'desk-low' : 'desk';
}

/** The smallest tables that everything fits on, in CSS pixels at the usual font size. */
const LEAST = { upright: [320, 500], wide: [560, 300] } as const;

/**
 * The layout of a table whose browser's font is `scale` times the usual size, and how far everything on it is made smaller.
 * Parts grow with the font, so that twice the size leaves half the room; beyond the smallest table they stop growing.
 */
export function fitFor(
  width: number,
  height: number,
  scale: number,
): { readonly layout: Layout; readonly zoom: number } {
  const [room, tall] = [width / scale, height / scale];
  const [leastWidth, leastHeight] = width > height ? LEAST.wide : LEAST.upright;
  const zoom = scale > 1 && room > 0 && tall > 0 ? Math.min(1, room / leastWidth, tall / leastHeight) : 1;
  return { layout: layoutFor(room / zoom, tall / zoom), zoom };
}
