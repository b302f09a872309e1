import type { Picture } from '@saloon/caliber-45/rules';
import { seat } from '@saloon/kernel';
import type { Saying } from '../logic/answers.ts';
import { Cowboy } from '../people/cowboy.tsx';
import type { Words } from '../text/words.ts';
import { Cloth, Labelled, Row, Verdict, Who } from './parts.tsx';
import type { Of } from './things.tsx';

type Action = Extract<Picture, { type: 'choices' }>['choices'][number]['action'];

/** The label of a move's button when no cards are chosen. */
function sayingOf(action: Action): Saying {
  switch (action) {
    case 'exchange':
      return { type: 'exchange', cards: [] };
    case 'pick':
      return { type: 'turn-up', slot: undefined };
    case 'repel':
    case 'defend':
    case 'shoot':
      return { type: 'fire', cards: [], at: undefined };
    case 'vote':
      return { type: 'vote-yes' };
    default:
      return { type: action };
  }
}
const said = (action: Action, words: Words): string => words.answer(sayingOf(action), () => '');

export const ChoicesPicture = ({ picture, words, labels }: Of<'choices'>) => (
  <Cloth kind="choices">
    <Cowboy of={picture.cowboy} words={words} size="m" width="64px" isYours />
    <Labelled label={labels.hand}>
      <Row cards={picture.hand} words={words} />
    </Labelled>
    <ul>
      {picture.choices.map(({ action, isLegal }) => (
        <li key={action} class={isLegal ? 'yes' : 'no'}>
          <Verdict isLegal={isLegal} labels={labels} />
          <b class="sign">{said(action, words)}</b>
        </li>
      ))}
    </ul>
  </Cloth>
);

export const ExchangePicture = ({ picture, words, labels }: Of<'exchange'>) => (
  <Cloth kind="exchange">
    <Labelled label={labels.hand}>
      <Row cards={picture.hand} words={words} />
    </Labelled>
    <ul>
      {picture.sets.map(({ cards, isLegal }) => (
        <li key={cards.join()} class={isLegal ? 'yes' : 'no'}>
          <Row cards={cards} words={words} />
          <Verdict isLegal={isLegal} labels={labels} />
        </li>
      ))}
    </ul>
  </Cloth>
);

/** Who did what, in order. */
export const ActionsPicture = ({ picture, words, labels, cast }: Of<'actions'>) => (
  <Cloth kind="actions">
    <ol>
      {picture.actions.map(({ seat: at, action, isLatest = false }, i) => (
        <li key={`${i}`} class={isLatest ? 'latest' : ''}>
          <i aria-hidden="true">{i + 1}</i>
          <Who at={at} cast={cast} />
          <span>{said(action, words)}</span>
          {isLatest && <small>{labels.latest}</small>}
        </li>
      ))}
    </ol>
  </Cloth>
);

export const VotesPicture = ({ picture, words, labels, cast }: Of<'votes'>) => (
  <Cloth kind="votes">
    {picture.votes.map((votes, i) => (
      <ul key={`${i}`}>
        {votes.map((isYes, at) => (
          <li key={seat(at)} class={isYes ? 'yes' : 'no'}>
            <Who at={at} cast={cast} />
            <span>{isYes ? words.yes : words.no}</span>
          </li>
        ))}
        <li class="sum">{votes.every(Boolean) ? labels.agreed : labels.notAgreed}</li>
      </ul>
    ))}
  </Cloth>
);
