import './robbery.css';
import type { Names, Seat } from '@saloon/kernel';
import { Posse } from '../people/posse.tsx';
import { teamOf } from '../people/teams.tsx';
import type { Words } from '../text/words.ts';
import type { MoneyCard, View } from '../wire.ts';
import { Shot, Volley } from './shot.tsx';
import { Target } from './target.tsx';

type RobberyProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  readonly onInspect: (card: MoneyCard) => void;
};

/** The robbery as a scene: the revealed money card, who rode, who shoots at whom with what. */
export function Robbery({ view, you, names, words, onInspect }: RobberyProps) {
  const { robbery } = view;
  if (robbery === undefined) return null;
  const { shot, repelled, stage } = robbery;
  const voted = view.players.filter(({ hasVoted }) => hasVoted).length;
  return (
    <div
      class="robbery-scene"
      data-stage={stage}
      data-card={robbery.card === undefined ? 'no' : 'yes'}
      data-shot={shot === undefined ? 'no' : 'yes'}
    >
      {robbery.card !== undefined && (
        <Target robbery={robbery} words={words} names={names} you={you} onInspect={onInspect} />
      )}
      {shot !== undefined && (
        <Shot shot={shot} names={names} words={words} teamAt={(seat) => teamOf(view, seat) ?? 0} />
      )}
      {shot === undefined && repelled !== undefined && (
        <figure class="gunfight repelled" aria-label={words.repelled(names(repelled.seat))}>
          <Volley {...repelled} words={words} place="repel" />
        </figure>
      )}
      {stage === 'vote' && <p class="vote-count">{words.votes(voted, view.players.length)}</p>}
      <Posse view={view} names={names} words={words} you={you} />
    </div>
  );
}
