import './character-post.css';
import { Back } from '../../../kit/cards/card.tsx';
import { Cartridges } from '../../../kit/cards/cartridge.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useCutKey } from '../../../kit/motion/cut.ts';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { type Board, isLit } from '../board.ts';
import { nightSleep } from '../icons.ts';
import { characterRule } from '../logic/rule-ids.ts';
import { isAwake } from '../logic/situation.ts';
import { AttackToken } from '../street/attack-token.tsx';
import type { Words } from '../text/words.ts';
import type { CardId, CharacterId, PlayerView } from '../wire.ts';
import { Gear } from './gear.tsx';
import { portrayed } from './portrayed.ts';

type CharacterPostProps = {
  readonly player: PlayerView;
  readonly place: 'left' | 'right';
  /** Before both have chosen nobody attacks, and the others are still face down. */
  readonly isSetup: boolean;
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (what: CharacterId | CardId) => void;
};

/** One of the four places on the street: who stands there, how they are, and what they carry. All of it is one button. */
export function CharacterPost({ player, place, isSetup, board, words, onLook }: CharacterPostProps) {
  const character = player.characters[place];
  const key = useCutKey(character?.id);
  const style = { gridArea: `${player.side}-${place}` };
  if (character === undefined) {
    return (
      <div class={`character-post vacant ${player.side}`} style={style}>
        <span class="figure">{isSetup && <Back size="m" width="var(--shown)" kind={player.side} />}</span>
        <div class="nameplate">{isSetup ? words.hiddenSeat : words.emptySeat}</div>
      </div>
    );
  }
  const { id, isAp, isTarget, isDying, isSole, health, maxHealth } = character;
  const isAsleep = !isAwake(character);
  const standing = board.standingOf({ type: 'character', id });
  const { name, rule } = words.labels.characters[id];
  const states = [
    isSetup ? 'waits' : isAp ? 'attacks' : 'covers',
    !isSetup && isAsleep && 'asleep',
    isTarget && 'target',
    isDying && 'dying',
    isLit(standing) && standing,
  ];
  return (
    <div
      key={key}
      class={`character-post ${player.side} ${states.filter(Boolean).join(' ')}`}
      style={style}
      data-drop={`character ${id}`}
      data-part={`post-${id}`}
    >
      <button
        type="button"
        class="figure"
        data-place={`character-${id}`}
        data-rule={characterRule(id)}
        aria-label={isSetup ? name : words.character(character, isLit(standing))}
        aria-pressed={standing === 'picked' || standing === 'armed' ? 'true' : undefined}
        onClick={() => (isLit(standing) ? board.press({ type: 'character', id }) : onLook(id))}
      >
        <span class="portrait">
          <svg
            viewBox="-8 -10 96 130"
            preserveAspectRatio="xMidYMax"
            aria-hidden="true"
            ref={portrayed(id, player.side, isDying ? 'plain' : isSetup || isAp || isTarget ? 'edged' : 'plain')}
          />
        </span>
      </button>
      {isAp && !isSole && <AttackToken side={player.side} board={board} words={words} />}
      <div class="nameplate">
        <div class="heading">
          <b class="sign">
            <FitText text={name} lines={2} />
          </b>
          <span class="health" role="img" aria-label={words.count.health(health, maxHealth)}>
            <Cartridges full={health} of={maxHealth} />
            <b>{health}</b>
          </span>
        </div>
        <p class="ability">
          <FitText text={rule} lines="fill" />
        </p>
        {character.equipment.length > 0 && <Gear character={character} board={board} words={words} onLook={onLook} />}
        {!isSetup && (
          <span class="role">
            {isAsleep && <Icon of={nightSleep} />}
            {words.role(character)}
          </span>
        )}
      </div>
    </div>
  );
}
