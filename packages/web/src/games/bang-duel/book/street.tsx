import type { ShownLink } from '@saloon/bang-duel/rules';
import { printOf } from '@saloon/bang-duel/text';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../kit/icon.tsx';
import { person } from '../../../kit/icons/pages.ts';
import { cardDraw, cardExchange } from '../../../kit/icons/tables.ts';
import { heavyBullets } from '../icons.ts';
import { rowsOf, sideOf } from '../logic/chain.ts';
import { SideMark } from '../people/side-mark.tsx';
import { ChainLine } from '../street/chain.tsx';
import type { Told } from '../text/words.ts';
import type { ChainLink } from '../wire.ts';
import { type Drawn, Ground, Half, type Of } from './parts.tsx';

export const StreetPicture = ({ picture, ...drawn }: Of<'street'>) => (
  <Ground kind="street">
    {picture.sides.map((side) => (
      <Half key={side.side} shown={side} drawn={drawn} />
    ))}
  </Ground>
);

/** BD-RES-5: attackers before covers, and of two the active player's. */
export const PriorityPicture = ({ picture, ...drawn }: Of<'priority'>) => (
  <Ground kind="street">
    {picture.sides.map((side) => (
      <Half
        key={side.side}
        shown={side}
        drawn={drawn}
        numbers={side.characters.map(({ isAttacker }) => (isAttacker ? 1 : 3) + (side.side === picture.active ? 0 : 1))}
      />
    ))}
  </Ground>
);

type Line = { readonly mark: ComponentChildren; readonly told: Told };

/** The street, and below it the chain as the table shows it. */
export function ChainPicture({ picture, ...drawn }: Of<'chain'>) {
  const lines = linesOf(picture.links, drawn);
  return (
    <Ground kind="chain">
      {picture.sides.map((side) => (
        <Half key={side.side} shown={side} drawn={drawn} />
      ))}
      <ol class="bdp-chain">
        {lines.map(({ mark, told }, i) => (
          <ChainLine key={`${i}`} mark={mark} told={told} isLast={false} />
        ))}
      </ol>
    </Ground>
  );
}

/** Links of the chain as at the table, with log sentences between them. */
function linesOf(links: readonly ShownLink[], drawn: Drawn): readonly Line[] {
  const lines: Line[] = [];
  let run: ChainLink[] = [];
  const flush = () => {
    for (const row of rowsOf(run)) {
      lines.push({ mark: <SideMark side={sideOf(row)} />, told: drawn.words.chain.link(row) });
    }
    run = [];
  };
  for (const link of links) {
    const aside = asideOf(link, drawn);
    if (aside === undefined) run.push(link as ChainLink);
    else {
      flush();
      lines.push(aside);
    }
  }
  flush();
  return lines;
}

function asideOf(link: ShownLink, { words, labels, cast }: Drawn): Line | undefined {
  const { cards, characters } = words.labels;
  const player = (side: 'law' | 'outlaw') => cast[side === 'law' ? 0 : 1] ?? '';
  switch (link.type) {
    case 'paid':
      return {
        mark: <Icon of={cardExchange} />,
        told: { text: labels.paid(player(link.side), cards[printOf(link.card).name].name), tone: 'plain' },
      };
    case 'healed':
      return {
        mark: <Icon of={heavyBullets} />,
        told: { text: labels.healed(characters[link.character].name, link.health), tone: 'good' },
      };
    case 'drew':
      return { mark: <Icon of={cardDraw} />, told: { text: labels.drew(player(link.side), link.count), tone: 'good' } };
    case 'passed':
      return {
        mark: <Icon of={cardExchange} />,
        told: { text: labels.passed(cards[printOf(link.card).name].name, characters[link.to].name), tone: 'plain' },
      };
    case 'entered':
      return {
        mark: <Icon of={person} />,
        told: { text: labels.entered(characters[link.character].name), tone: 'plain' },
      };
    default:
      return undefined;
  }
}
