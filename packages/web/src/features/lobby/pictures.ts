import { signal } from '@preact/signals';

/** The posters' drawings, once loaded. They are large and come after the buttons work. */
export const pictures = signal<(game: string) => string>(() => '');

export async function hangPictures(): Promise<void> {
  const { billPicture } = await import('../../core/games/posters.ts');
  pictures.value = billPicture;
}
