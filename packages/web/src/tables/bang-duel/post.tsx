import { CARD_FACES, printOf } from '@saloon/bang-duel/text';
import { Back, Card } from '../../kit/card.tsx';
import { Cartridges } from '../../kit/cartridge.tsx';
import { useCutKey } from '../../kit/cut.ts';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/law-star.ts';
import { nightSleep } from '../../kit/icons/night-sleep.ts';
import { robberMask } from '../../kit/icons/robber-mask.ts';
import { type Board, isLit } from './board.ts';
import { faceOf } from './faces.tsx';
import { gearPlace } from './logic/flights.ts';
import { characterRule } from './logic/rule-ids.ts';
import { isAwake } from './logic/situation.ts';
import { portrayed } from './portrayed.ts';
import type { Words } from './text/words.ts';
import type { CardId, CharacterId, CharacterView, PlayerView, Side } from './wire.ts';

type PostProps = {
  readonly player: PlayerView;
  readonly place: 'left' | 'right';
  readonly isNear: boolean;
  /** Before both have chosen nobody attacks, and the others are still face down. */
  readonly isSetup: boolean;
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (what: CharacterId | CardId) => void;
};

/** A longer name takes two lines on a phone. */
const LONG_NAME = 11;

/** One of the four places on the street: who stands there, how they are, and what they carry. */
export function Post({ player, place, isNear, isSetup, board, words, onLook }: PostProps) {
  const character = player.characters[place];
  const key = useCutKey(character?.id);
  const where = `${player.side} ${isNear ? 'near' : 'far'} ${place}`;
  if (character === undefined) {
    return (
      <div class={`bd-post vacant ${where}`}>
        <span class="bd-figure">{isSetup && <Back size="m" width="var(--lw)" kind={player.side} />}</span>
        <div class="bd-plate">{isSetup ? words.hiddenSeat : words.emptySeat}</div>
      </div>
    );
  }
  const { id, isAp, isTarget, isDying, isSole } = character;
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
      class={`bd-post ${where} ${states.filter(Boolean).join(' ')}`}
      data-drop={`character ${id}`}
      data-part={`post-${id}`}
    >
      <button
        type="button"
        class="bd-figure"
        data-place={`character-${id}`}
        data-rule={characterRule(id)}
        aria-label={isSetup ? name : words.character(character, isLit(standing))}
        aria-pressed={standing === 'picked' || standing === 'armed' ? 'true' : undefined}
        onClick={() => (isLit(standing) ? board.press({ type: 'character', id }) : onLook(id))}
      >
        <svg
          viewBox="-8 -10 96 130"
          aria-hidden="true"
          ref={portrayed(id, player.side, isDying ? 'plain' : isSetup || isAp || isTarget ? 'edged' : 'plain')}
        />
      </button>
      {isAp && !isSole && <Token side={player.side} {...{ board, words }} />}
      <div class={name.length > LONG_NAME ? 'bd-plate long' : 'bd-plate'}>
        <div class="pn">
          <b class="sign">{name}</b>
          <span role="img" aria-label={words.count.health(character.health, character.maxHealth)}>
            <Cartridges full={character.health} of={character.maxHealth} height={20} />
          </span>
        </div>
        <p class="rule-line">{rule}</p>
        {character.equipment.length > 0 && <Gear {...{ character, board, words, onLook }} />}
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

type TokenProps = { readonly side: Side; readonly board: Board; readonly words: Words };

/** At the attacker's feet; pressing it swaps the pair, where that is offered. */
function Token({ side, board, words }: TokenProps) {
  const standing = board.standingOf({ type: 'token', side });
  const icon = <Icon of={side === 'law' ? lawStar : robberMask} />;
  const shared = { class: `bd-token ${side} ${isLit(standing) ? standing : ''}`, 'data-place': `token-${side}` };
  const label = words.token(side, isLit(standing));
  return isLit(standing) ? (
    <button {...shared} type="button" aria-label={label} onClick={() => board.press({ type: 'token', side })}>
      {icon}
    </button>
  ) : (
    <span {...shared} role="img" aria-label={label}>
      {icon}
    </span>
  );
}

type GearProps = {
  readonly character: CharacterView;
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (what: CardId) => void;
};

function Gear({ character, board, words, onLook }: GearProps) {
  return (
    <ul class="bd-gear" data-count={character.equipment.length}>
      {character.equipment.map((card) => {
        const { name } = printOf(card);
        const spot = { type: 'gear', on: character.id, name } as const;
        const standing = board.standingOf(spot);
        const { isAlwaysActive } = CARD_FACES[name];
        const isAsleep = !character.isActive && !isAlwaysActive;
        return (
          <li key={card} class={isAsleep ? 'asleep' : ''} data-drop={`gear ${character.id} ${name}`}>
            <Card
              size="s"
              width="var(--gw)"
              face={faceOf(card, words)}
              place={gearPlace(character.id, card)}
              state={standing === 'can' ? 'can' : standing === 'idle' ? 'idle' : 'selected'}
              label={words.gear(name, character, isLit(standing))}
              onPress={() => (isLit(standing) ? board.press(spot) : onLook(card))}
            />
            <span>
              <b>{words.labels.cards[name].name}</b>
              {isAsleep ? words.asleep : isAlwaysActive ? words.always : words.active}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
