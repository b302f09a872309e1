/**
 * Outlines that lift figures off a busy background. Put still groups in `<g filter="url(#fHalo)">` (pale edge), your
 * own figure in `fYou` (brass glow), background figures in `sShade`. Filters are slow: never use them on moving parts.
 */
export const haloDefs =
  '<filter id="fHalo" x="-30%" y="-30%" width="160%" height="160%"><feMorphology in="SourceAlpha" operator="dilate" radius="1.4" result="d"/><feFlood flood-color="#fff1d2" flood-opacity=".95"/><feComposite in2="d" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="fYou" x="-30%" y="-30%" width="160%" height="160%"><feMorphology in="SourceAlpha" operator="dilate" radius="2.2" result="d"/><feFlood flood-color="#ffd678"/><feComposite in2="d" operator="in" result="e"/><feGaussianBlur in="e" stdDeviation="4" result="g"/><feMerge><feMergeNode in="g"/><feMergeNode in="e"/><feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="sShade" x="-10%" y="-10%" width="120%" height="120%"><feColorMatrix values=".72 .1 .05 0 .03  .08 .68 .05 0 .03  .06 .1 .62 0 .03  0 0 0 1 0"/></filter>';

/** The head of a shot's dashed line: `marker-end="url(#arw)"`. */
export const arrowDefs =
  '<marker id="arw" viewBox="0 0 12 12" refX="7" refY="6" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 12 6 0 12 3 6Z" fill="#b8371a"/></marker>';
