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
