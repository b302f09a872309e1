import { lawStar } from '../kit/icons/law-star.ts';
import { robberMask } from '../kit/icons/robber-mask.ts';

const iconAt = (body: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="${fill}">${body}</g>`;

/** The token at the attacker's feet, standing at `x`, `y`. */
export const duelToken = (x: number, y: number, side: 'law' | 'outlaws'): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="3" rx="24" ry="6" fill="#000" fill-opacity=".35"/><path d="M-20 0h40l-5 6h-30Z" fill="#6b3d1c"/><circle cx="0" cy="-17" r="20" fill="${side === 'law' ? '#2159a3' : '#a3301c'}" stroke="#fff3d6" stroke-width="3"/><circle cx="0" cy="-17" r="20" fill="none" stroke="#5d3c0f"/>${iconAt(side === 'law' ? lawStar : robberMask, 0, -17, 28, '#ffe9b0')}</g>`;
