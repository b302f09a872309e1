import './card.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { Brand, type Owner } from '../figures/brand.tsx';
import { Portrait } from '../figures/figure.tsx';
import { type Dressed, type Figure, figureBody } from '../figures/figures.ts';
import { Icon } from '../icon.tsx';
import { lawStar, moneyStack } from '../icons/pages.ts';
import { bullets, horseshoe, padlock, robberMask, westernHat } from '../icons/tables.ts';
import { type BackColours, backPrint } from './back-print.ts';
import { artPrint, facePrint, portraitPrint, printClass } from './face-print.ts';
import type { Plate } from './plates.ts';
import { print } from './print.ts';

export type CardSize = 'xs' | 's' | 'm' | 'l' | 'xl';
/** The states of a card in LOOK.md. A card that is `off` gives its reason in `why`; one that is `can` may have `as`. */
export type CardState = 'idle' | 'can' | 'selected' | 'off' | 'aimed' | 'sent';

const CLASSES: Readonly<Record<CardState, string>> = {
  idle: '',
  can: 'can',
  selected: 'sel',
  off: 'off',
  aimed: 'aim',
  sent: 'sent',
};

/** What is printed on a card. */
export type Face = {
  readonly plate: Plate;
  readonly name: string;
  /** An icon, a large number instead of it, or a portrait that fills the plate. */
  readonly art?: string;
  readonly figure?: Figure | Dressed;
  readonly big?: string;
  /** The round index on top of the left spine, and the square mark below it. */
  readonly index?: ComponentChildren;
  readonly mark?: ComponentChildren;
  /** Only at `xl`: what it does. */
  readonly effect?: string;
  /** The rule that the card opens; its number is never shown. */
  readonly rule?: string;
  /** What its small signs mean. Shown when the card is inspected. */
  readonly signs?: readonly { readonly icon: string; readonly means: string }[];
};

type Shared = {
  readonly size: CardSize;
  /** Replaces the width of the size: `72px`. */
  readonly width?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
  readonly id?: string;
  /** Where a flight finds it: see `fly`. */
  readonly place?: string;
};

export type CardProps = Shared & {
  readonly face: Face;
  readonly state?: CardState;
  /** At most three words: why not (with a padlock), or what it counts as. */
  readonly why?: string | undefined;
  readonly as?: string | undefined;
  /** The whole of what assistive technology says: `Move, playable`. A card that can be pressed needs it. */
  readonly label?: string;
  /** In a fan the name keeps to the left, where it is seen. */
  readonly isFan?: boolean;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
  readonly tabIndex?: number;
};

/** The selector of the element that carries the picture. The smallest cards have no inner element, because there are dozens of them. */
const paperOf = (classes: string): string => `${classes}.xs,${classes} > .stock`;

/** The paper of small cards of this kind. */
export const printPaper = (plate: Plate): void =>
  print(paperOf(`.bare.t-${plate}`), () => [{ print: facePrint(plate) }]);

/** Rasterizes small cards with this icon. Returns the class that gives a card the picture. */
export function printFace(plate: Plate, art: string): string {
  const name = printClass(art);
  print(paperOf(`.bare.t-${plate}.${name}`), () => [
    { print: artPrint(art), place: '50% var(--art-y,51.9%)/min(100%,calc(var(--cq)*60)) auto no-repeat' },
    { print: facePrint(plate) },
  ]);
  return name;
}

/** Rasterizes small cards with this portrait. Returns the class that gives a card the picture. */
export function printPortrait(plate: Plate, figure: Figure | Dressed): string {
  const body = figureBody(figure);
  const name = printClass(body);
  print(paperOf(`.bare.t-${plate}.${name}`), () => [{ print: portraitPrint(body) }, { print: facePrint(plate) }]);
  return name;
}

function printOf({ plate, art, big, figure }: Face): string | undefined {
  if (figure !== undefined) return printPortrait(plate, figure);
  if (art !== undefined && big === undefined) return printFace(plate, art);
  printPaper(plate);
  return undefined;
}

/** A card, face up. It is a button when it can be pressed; a disabled one stays focusable, so that it can say why. */
export function Card({ face, state = 'idle', size, why, as, label, isFan, onPress, tabIndex, ...rest }: CardProps) {
  const isBare = size === 'xs' || size === 's';
  // There are dozens of small cards, so their icon or portrait is part of one background picture.
  const inPrint = isBare ? printOf(face) : undefined;
  const isPrint = inPrint !== undefined;
  const names = ['card', size, `t-${face.plate}`, CLASSES[state], rest.class, inPrint];
  if (isBare) names.push('bare');
  if (isFan) names.push('fan');
  if (face.name.length > 9) names.push('long');
  const inner = (
    <>
      {size === 'xs' ? (
        face.big !== undefined && <b class="big" data-drawn={face.big} />
      ) : (
        <span class="stock">
          {!isPrint && (
            <span class="plate">
              {face.big !== undefined && <b class="big" data-drawn={face.big} />}
              {face.art !== undefined && <Icon of={face.art} class="art" />}
              {face.figure !== undefined && <Portrait of={face.figure} />}
            </span>
          )}
          {face.index !== undefined && <Drawn class="idx" of={face.index} />}
          {face.mark !== undefined && !isBare && <Drawn class="idx2" of={face.mark} />}
          {!isBare && <span class="cname">{face.name}</span>}
          {size === 'xl' && face.effect !== undefined && (
            <span class="csub" style={{ fontSize: `calc(var(--cq) * ${effectSize(face.effect)})` }}>
              {face.effect}
            </span>
          )}
        </span>
      )}
      {as !== undefined && <span class="as" data-drawn={as} />}
      {state === 'off' && why !== undefined && (
        <span class="why" data-drawn={why}>
          <Icon of={padlock} />
        </span>
      )}
    </>
  );
  const shared = {
    class: names.filter(Boolean).join(' '),
    style: styleOf(rest),
    id: rest.id,
    'data-place': rest.place,
    'data-rule': face.rule,
  };
  if (onPress === undefined) {
    return (
      <span {...shared} role="img" aria-label={label ?? face.name}>
        {inner}
      </span>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-label={label ?? face.name}
      aria-pressed={state === 'selected' || state === 'sent' ? 'true' : state === 'can' ? 'false' : undefined}
      aria-disabled={state === 'off' ? 'true' : undefined}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      {inner}
    </button>
  );
}

/** The type size of an effect, in hundredths of the card's width: a longer text is set smaller, so that all of it is seen. */
const EFFECT_SIZE = 6.6;
const EFFECT_LEAST = 4.7;
const EFFECT_FITS = 62;
const effectSize = (effect: string): string =>
  Math.max(EFFECT_LEAST, EFFECT_SIZE * Math.min(1, Math.sqrt(EFFECT_FITS / effect.length))).toFixed(2);

/**
 * Signs on a card are drawn by the style, from an attribute: the card's label says what they mean, and a page that
 * repeated them as text would say everything twice.
 */
const Drawn = ({ class: name, of: sign }: { readonly class: string; readonly of: ComponentChildren }) =>
  typeof sign === 'string' || typeof sign === 'number' ? (
    <span class={name} data-drawn={sign} />
  ) : (
    <span class={name}>{sign}</span>
  );

const styleOf = ({ width, style }: Pick<Shared, 'width' | 'style'>): CSSProperties | undefined =>
  width === undefined ? style : ({ ...style, '--w': width } as CSSProperties);

export type BackKind = 'house' | 'law' | 'outlaw' | 'money' | 'cow' | 'arms';
const MEDALS: Readonly<Record<BackKind, string>> = {
  house: horseshoe,
  law: lawStar,
  outlaw: robberMask,
  money: moneyStack,
  cow: westernHat,
  arms: bullets,
};
const COLOURS: Readonly<Record<BackKind, BackColours>> = {
  house: { cloth: '#7a221a', thread: '#d39a4b' },
  law: { cloth: '#1f3f6e', thread: '#c9a45a' },
  outlaw: { cloth: '#2b2120', thread: '#b0653a' },
  money: { cloth: '#2f4a2c', thread: '#c9a65a' },
  cow: { cloth: '#5a3517', thread: '#e0b266' },
  arms: { cloth: '#7a221a', thread: '#d39a4b' },
};
export type BackProps = Shared & {
  readonly kind?: BackKind;
  /** The owner's brand stands above it if the owner is known. */
  readonly owner?: Owner;
  /** `hidden card of Doc`; without it the back is decoration. */
  readonly label?: string;
  /** A list of nothing but backs has them as its items. */
  readonly tag?: 'span' | 'li';
};

const dyesOf = ({ cloth, thread }: BackColours) => ({ '--b': cloth, '--bl': thread }) as CSSProperties;

/** The back of small cards of this kind. */
export const printBack = (kind: BackKind): void =>
  print(paperOf(`.back:is(.xs, .s).b-${kind}`), () => [{ print: backPrint(COLOURS[kind], MEDALS[kind]) }]);

/** A card, face down: never different for different faces. The small ones are prints: a spread has forty of them. */
export function Back({ size, kind = 'house', owner, label, tag: Tag = 'span', ...rest }: BackProps) {
  const isPrint = size === 'xs' || size === 's';
  if (isPrint) printBack(kind);
  return (
    <Tag
      class={`card back ${size} b-${kind} ${rest.class ?? ''}`}
      style={styleOf(isPrint ? rest : { ...rest, style: { ...rest.style, ...dyesOf(COLOURS[kind]) } })}
      id={rest.id}
      data-place={rest.place}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      {size !== 'xs' && (
        <span class="stock">
          {!isPrint && (
            <>
              <span class="lattice" />
              <span class="medal">
                <Icon of={MEDALS[kind]} />
              </span>
            </>
          )}
        </span>
      )}
      {owner !== undefined && (
        <span class="ob">
          <Brand of={owner} />
        </span>
      )}
    </Tag>
  );
}
