import './teams.css';
import type { Seat } from '@saloon/kernel';
import { seat as seatAt } from '@saloon/kernel';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { FitText } from '../../../table/stage/fit-text.tsx';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

/** In this game color and mark belong to the team: A, B and C use the first three. */
export const ownerOf = (team: number): Seat => seatAt(team);

type TeamsProps = {
  readonly teams: readonly { readonly total: number }[];
  readonly target: number;
  readonly yours: number | undefined;
  readonly words: Words;
};

/** Each team on its way to the target. */
export const Teams = ({ teams, target, yours, words }: TeamsProps) => (
  <ul class="gang-totals" aria-label={words.regions.teams}>
    {teams.map(({ total }, team) => (
      <li
        key={`${team}`}
        class={`${seatClass(ownerOf(team))} ${team === yours ? 'ours' : ''} ${total >= target ? 'won' : ''}`}
        aria-label={words.teamLabel(team, total, target, team === yours)}
      >
        <Brand of={ownerOf(team)} />
        <b class="sign">
          <FitText text={words.team(team)} />
        </b>
        {team === yours && <em class="you-pill">{words.you}</em>}
        <span class="track" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (total / target) * 100)}%` }} />
        </span>
        <span class="num">{words.usd(total)}</span>
      </li>
    ))}
  </ul>
);

export const teamOf = (view: View, seat: Seat | undefined): number | undefined =>
  seat === undefined ? undefined : view.players[seat]?.team;
