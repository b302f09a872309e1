import { useEffect, useRef } from 'preact/hooks';

const LOOK_MS = 150;
const MARGIN = 4;

/** The visible part of the table with this name. */
function findPart(part: string): Element | undefined {
  const named = ['part', 'region', 'place'].flatMap((kind) => [
    ...document.querySelectorAll(`.scene [data-${kind}="${part}"]`),
  ]);
  return named.find((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** A chalk outline around the part that the guide is talking about. It follows the part and covers nothing. */
export function Light({ part, step }: { readonly part: string | undefined; readonly step: number }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part === undefined) return;
    findPart(part)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const place = () => {
      const found = findPart(part)?.getBoundingClientRect();
      const { style } = line.current ?? {};
      if (style === undefined) return;
      style.visibility = found === undefined ? 'hidden' : 'visible';
      if (found === undefined) return;
      const left = Math.max(0, found.left - MARGIN);
      const top = Math.max(0, found.top - MARGIN);
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${Math.min(innerWidth, found.right + MARGIN) - left}px`;
      style.height = `${Math.min(innerHeight, found.bottom + MARGIN) - top}px`;
    };
    place();
    const timer = setInterval(place, LOOK_MS);
    return () => clearInterval(timer);
  }, [part, step]);
  return part === undefined ? null : <div ref={line} class="chalk" data-lit={part} aria-hidden="true" />;
}
