import type { Poster } from '../../core/games/ending.ts';
import { figureBody } from '../../kit/figures/figures.ts';
import { linkHere, linkHost } from '../../net/links.ts';

const [WIDTH, HEIGHT] = [900, 1200];
const MIDDLE = WIDTH / 2;
const WIDEST = WIDTH - 140;

/** The color of a token as the page has it now. */
const colorOf = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The poster as a picture, with the page's own letters and colors. */
async function posterImage(poster: Poster, place: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Cannot draw the poster: this browser has no canvas');
  const paper = pen.createRadialGradient(MIDDLE * 0.6, 0, 80, MIDDLE, HEIGHT / 2, HEIGHT);
  paper.addColorStop(0, colorOf('--paper-hi'));
  paper.addColorStop(0.5, colorOf('--paper'));
  paper.addColorStop(1, colorOf('--paper-2'));
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const ink = colorOf('--paper-ink');
  pen.strokeStyle = ink;
  pen.lineWidth = 6;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  pen.textAlign = 'center';
  const write = (text: string, y: number, font: string, color = ink) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, MIDDLE, y, WIDEST);
  };
  const [sign, plain] = [colorOf('--font-sign'), colorOf('--font-text')];
  const faint = colorOf('--paper-ink-2');
  write(poster.heading, 210, `900 170px ${sign}`);
  write(poster.line, 275, `500 40px ${plain}`, faint);
  pen.drawImage(await portraitOf(poster), MIDDLE - 230, 320, 460, 518);
  pen.strokeRect(MIDDLE - 230, 320, 460, 518);
  write(poster.name, 945, `800 110px ${sign}`);
  if (poster.note !== undefined) write(poster.note, 1000, `500 38px ${plain}`, faint);
  if (poster.amount !== undefined) write(poster.amount, 1095, `900 100px ${sign}`, colorOf('--paper-harm'));
  write(place, 1145, `500 28px ${plain}`, faint);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('Cannot draw the poster: the canvas gave no picture')) : resolve(blob),
    ),
  );
}

async function portraitOf({ figure }: Poster): Promise<HTMLImageElement> {
  const ground = `<rect x="8" y="-6" width="64" height="72" fill="${colorOf('--paper-2')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="518" viewBox="8 -6 64 72">${ground}${figureBody(figure)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Hands the picture to the system's share sheet, or saves it where there is none. */
export async function sharePoster(poster: Poster, title: string): Promise<void> {
  const blob = await posterImage(poster, linkHost());
  const file = new File([blob], 'saloon-poster.png', { type: 'image/png' });
  const shared = { files: [file], title, url: linkHere() };
  if (navigator.canShare?.(shared) === true) {
    // Closing the share sheet is not an error.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
