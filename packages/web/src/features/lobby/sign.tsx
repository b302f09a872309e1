import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';

const BOARD = 'M34 22H526q4 14 22 18v82q-18 4-22 18H34q-4-14-22-18V40q18-4 22-18Z';
const EDGE = 'M42 31H518q5 12 20 16v68q-15 4-20 16H42q-5-12-20-16V47q15-4 20-16Z';

/** The sign: a carved board on two chains. The word is text, in the page's language. */
export const LobbySign = ({ name }: { readonly name: string }) => (
  <div class="house-sign">
    <svg class="board" viewBox="0 0 560 158" aria-hidden="true">
      <defs>
        <linearGradient id="gBoard" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#8a4a22" />
          <stop offset=".5" stop-color="#6b3414" />
          <stop offset="1" stop-color="#47200b" />
        </linearGradient>
      </defs>
      <path d="M92-60v86M468-60v86" stroke="#17100b" stroke-width="7" stroke-dasharray="8 5" />
      <path d="M92-60v86M468-60v86" stroke="#a9854e" stroke-width="3" stroke-dasharray="8 5" />
      <path d={BOARD} fill="#120a05" transform="translate(3 7)" fill-opacity=".6" />
      <path d={BOARD} fill="url(#gBoard)" stroke="#1c0f06" stroke-width="3" />
      <path d={EDGE} fill="none" stroke="url(#gBrass)" stroke-width="2.5" />
      <g
        class="carved"
        font-size={name.length > 5 ? 82 : 98}
        text-anchor="middle"
        letter-spacing="4"
        transform="translate(282 118) scale(1 1.18)"
      >
        <text y="7" fill="#1c0c04" stroke="#1c0c04" stroke-width="7" stroke-linejoin="round">
          {name.toUpperCase()}
        </text>
        <text y="3.5" fill="#8d4a16" stroke="#8d4a16" stroke-width="6" stroke-linejoin="round">
          {name.toUpperCase()}
        </text>
        <text fill="url(#gGilt)" stroke="#fff6d8" stroke-width="1.2">
          {name.toUpperCase()}
        </text>
      </g>
    </svg>
    <Icon of={lawStar} class="star left" />
    <Icon of={lawStar} class="star right" />
  </div>
);
