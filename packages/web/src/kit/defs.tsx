/** What drawings are shaded with that look like metal. */
export const metals =
  '<linearGradient id="gBrass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe6a8"/><stop offset=".5" stop-color="#d99f3c"/><stop offset="1" stop-color="#8a5a17"/></linearGradient>' +
  '<linearGradient id="gSteel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8f8a84"/><stop offset=".45" stop-color="#5a554f"/><stop offset="1" stop-color="#2d2926"/></linearGradient>' +
  '<linearGradient id="gGilt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3c9"/><stop offset=".45" stop-color="#f2c566"/><stop offset=".55" stop-color="#d9972c"/><stop offset="1" stop-color="#f7d78d"/></linearGradient>';

/** Gradients that drawings share. Once in the page. */
export const Defs = () => (
  <svg class="defs" aria-hidden="true">
    <defs dangerouslySetInnerHTML={{ __html: metals }} />
  </svg>
);
