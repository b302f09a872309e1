import { useLayoutEffect } from 'preact/hooks';

/** The least type of a table is 12 of these; on a screen of 1920×1080 it has to be 32 pixels. */
const WIDTH = 720;
const HEIGHT = 405;
const USUAL_FONT = 16;

/** The size of 1 rem on a big screen of this size, in CSS pixels: everything grows with the screen. */
export const fontFor = (width: number, height: number): number =>
  USUAL_FONT * Math.max(1, Math.min(width / WIDTH, height / HEIGHT));

/** Makes the whole page as large as people on a sofa need it. `picture` is the part of the screen that it takes. */
export function useBigType(picture: number): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const fit = () => {
      root.style.fontSize = `${fontFor(innerWidth * picture, innerHeight * picture)}px`;
    };
    root.style.setProperty('--picture', String(picture));
    root.dataset.device = 'screen';
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      delete root.dataset.device;
      root.style.fontSize = '';
      root.style.removeProperty('--picture');
    };
  }, [picture]);
}
