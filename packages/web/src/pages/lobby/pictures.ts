import { signal } from '@preact/signals';

/** The drawings of the bills, once they are there. They are large, and come after the buttons can be pressed. */
export const pictures = signal<(game: string) => string>(() => '');

/** Fetches the drawings. */
export async function hangPictures(): Promise<void> {
  const { billPicture } = await import('../../art/bills.ts');
  pictures.value = billPicture;
}
