import { lawStar } from '../../kit/icons/pages.ts';
import type { DailyWords } from './text/index.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const LEFT = 62;
const STARS = 3;
const CAR = { width: 166, height: 120, gap: 10, top: 372 } as const;
/** Colors of the evening scene, the same by day and night: a shared picture has one look. */
const SCENE = {
  sky: ['#12100f', '#3a2a34', '#a4583d', '#d98b4a'],
  ground: '#1a120d',
  text: '#fff4dc',
  soft: '#e8d6b0',
  brass: '#f6cf7a',
  brassDark: '#c98f2b',
  dim: '#00000055',
  ink: '#2a1608',
  cars: ['#8d3a2f', '#3f6b58', '#41617f', '#86622f', '#6d4a80'],
} as const;

export type ShareCard = {
  readonly words: DailyWords['card'];
  readonly heading: string;
  readonly day: string;
  /** What was reached, and which rank that is. */
  readonly score: string;
  readonly rank: string | undefined;
  readonly percentile: number | undefined;
  readonly streak: number;
  readonly stars: readonly number[] | undefined;
  readonly host: string;
};

const fontOf = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** The result as a picture of 1200×630 pixels that shows nothing of the cards. */
async function drawShareCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Cannot draw the card: this browser has no canvas');
  const [sign, plain] = [fontOf('--font-sign'), fontOf('--font-text')];
  drawScene(pen);
  const write = (text: string, y: number, font: string, color: string, x = LEFT) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, x, y, WIDTH - x - LEFT);
  };
  const { words, percentile, streak } = card;
  write(card.heading, 76, `700 30px ${sign}`, SCENE.brass);
  const beat = percentile === undefined ? [] : [words.beat(percentile)];
  write(card.score, 168, `900 72px ${sign}`, SCENE.text);
  const rank = card.rank === undefined ? [] : [card.rank];
  write(
    [...rank, ...beat, card.day, ...(streak > 1 ? [words.days(streak)] : [])].join(' · '),
    224,
    `400 28px ${plain}`,
    SCENE.soft,
  );
  if (card.stars !== undefined) {
    const lit = await starImage(SCENE.brass);
    const dark = await starImage(SCENE.dim);
    for (const [i, count] of card.stars.entries()) drawCar(pen, i, words.part(i + 1), count, lit, dark, sign);
  }
  write(words.call, 572, `700 26px ${plain}`, SCENE.text);
  if (card.stars !== undefined) write(words.stars, 600, `400 18px ${plain}`, SCENE.soft);
  drawPlate(pen, card.host, plain);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('Cannot draw the card: the canvas gave no picture')) : resolve(blob),
    ),
  );
}

function drawScene(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, WIDTH, HEIGHT * 0.8);
  for (const [i, color] of SCENE.sky.entries()) sky.addColorStop(i / (SCENE.sky.length - 1), color);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const sun = pen.createRadialGradient(830, 300, 20, 830, 300, 90);
  sun.addColorStop(0, '#ffe6a3');
  sun.addColorStop(0.9, '#f2c26b');
  sun.addColorStop(1, '#f2c26b00');
  pen.fillStyle = sun;
  pen.fillRect(700, 180, 260, 260);
  pen.fillStyle = SCENE.ground;
  pen.fillRect(0, 490, WIDTH, HEIGHT - 490);
  pen.fillStyle = SCENE.brassDark;
  pen.fillRect(0, 508, WIDTH, 3);
}

function drawCar(
  pen: CanvasRenderingContext2D,
  i: number,
  label: string,
  count: number,
  lit: CanvasImageSource,
  dark: CanvasImageSource,
  sign: string,
): void {
  const x = LEFT + i * (CAR.width + CAR.gap);
  pen.fillStyle = SCENE.cars[i % SCENE.cars.length] ?? SCENE.ink;
  pen.beginPath();
  pen.roundRect(x, CAR.top, CAR.width, CAR.height, 8);
  pen.fill();
  pen.fillStyle = SCENE.ink;
  pen.beginPath();
  pen.roundRect(x - 5, CAR.top - 14, CAR.width + 10, 16, 8);
  pen.fill();
  for (const wheel of [30, 62, 104, 136]) {
    pen.beginPath();
    pen.arc(x + wheel, CAR.top + CAR.height + 4, 13, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = SCENE.dim;
  pen.beginPath();
  pen.roundRect(x + 12, CAR.top + 34, CAR.width - 24, 58, 6);
  pen.fill();
  pen.font = `700 19px ${sign}`;
  pen.fillStyle = SCENE.text;
  pen.textAlign = 'center';
  pen.fillText(label, x + CAR.width / 2, CAR.top + 25, CAR.width - 20);
  pen.textAlign = 'start';
  for (let star = 0; star < STARS; star++) {
    pen.drawImage(star < count ? lit : dark, x + 22 + star * 42, CAR.top + 44, 38, 38);
  }
}

function drawPlate(pen: CanvasRenderingContext2D, host: string, plain: string): void {
  pen.font = `700 24px ${plain}`;
  const width = Math.min(480, pen.measureText(host).width + 44);
  const x = WIDTH - LEFT - width;
  const brass = pen.createLinearGradient(0, 548, 0, 600);
  brass.addColorStop(0, SCENE.brass);
  brass.addColorStop(1, SCENE.brassDark);
  pen.fillStyle = brass;
  pen.beginPath();
  pen.roundRect(x, 548, width, 52, 8);
  pen.fill();
  pen.fillStyle = SCENE.ink;
  pen.textAlign = 'center';
  pen.fillText(host, x + width / 2, 582, width - 24);
  pen.textAlign = 'start';
}

async function starImage(color: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 512 512" fill="${color}">${lawStar}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Opens the system's share sheet with the picture, or downloads it. */
export async function shareCard(card: ShareCard, text: string): Promise<void> {
  const blob = await drawShareCard(card);
  const file = new File([blob], 'saloon-daily.png', { type: 'image/png' });
  const shared = { files: [file], text };
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
