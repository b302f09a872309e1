import { signal } from '@preact/signals';

/** The drawings of the bills, once they are there. They are large, and come after the buttons can be pressed. */
export const pictures = signal<Readonly<Record<string, () => string>>>({});

/** Fetches the drawings when the first frame is on the screen. */
export function hangPictures(): void {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const { billPictures } = await import('../../art/bills.ts');
      pictures.value = billPictures;
    }),
  );
}
