import type { CardId } from '../rules/card-ids.ts';
import type { CardName, CharacterId, CornerSymbol, Side } from '../rules/data.ts';
import type { HitOrigin, LossKind, RevealReason } from '../rules/events.ts';
import type { ChainLink } from '../wire/view-types.ts';

/** A playing card as it is printed. `isGood` puts a tick or a cross on it. */
export type ShownCard = { readonly card: CardId; readonly isGood?: boolean };

/** A character on the street. What it `is` at this moment, if anything out of the ordinary, is lit, dimmed or struck. */
export type ShownCharacter = {
  readonly character: CharacterId;
  readonly health: number;
  readonly isAttacker: boolean;
  readonly equipment: readonly ShownCard[];
  readonly is?: 'target' | 'awake' | 'asleep' | 'dying';
};

/** One player's side of the street. The hand is open where the example tells it, else a number of backs or left out. */
export type ShownSide = {
  readonly side: Side;
  readonly characters: readonly ShownCharacter[];
  readonly hand?: readonly ShownCard[] | number;
  readonly reserve?: number;
};

/** One line of the reaction chain as the table writes it, or what the log would say between two of its lines. */
export type ShownLink =
  | ChainLink
  /** The card that Tex Willer asks for on top of a miss (BD-HIT-10). */
  | { readonly type: 'paid'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'healed'; readonly character: CharacterId; readonly health: number }
  | { readonly type: 'drew'; readonly side: Side; readonly count: number }
  | { readonly type: 'passed'; readonly card: CardId; readonly to: CharacterId }
  | { readonly type: 'entered'; readonly character: CharacterId };

/** What the rules show, drawn with the table's own cards, characters, piles and chain. The law is the book's first seat. */
export type Picture =
  | { readonly type: 'street'; readonly sides: readonly ShownSide[] }
  | { readonly type: 'cards'; readonly cards: readonly ShownCard[] }
  | { readonly type: 'corners'; readonly counts: Readonly<Record<CornerSymbol, number>> }
  | { readonly type: 'chain'; readonly sides: readonly ShownSide[]; readonly links: readonly ShownLink[] }
  /** The four places on the street with their numbers in the order of priority. */
  | { readonly type: 'priority'; readonly active: Side; readonly sides: readonly ShownSide[] }
  | {
      readonly type: 'limits';
      readonly cases: readonly { readonly health: number; readonly hand: number; readonly discards: number }[];
    }
  | {
      readonly type: 'health';
      readonly changes: readonly { readonly character: CharacterId; readonly from: number; readonly to: number }[];
    }
  | {
      readonly type: 'draws';
      readonly cases: readonly { readonly characters: readonly ShownCharacter[]; readonly draws: number }[];
    }
  /** The piles at moments that follow each other. */
  | {
      readonly type: 'piles';
      readonly moments: readonly {
        readonly law: number;
        readonly outlaw: number;
        readonly common: number;
        readonly discard: number;
        readonly drawn: number;
      }[];
    };

const card = (id: CardId): ShownCard => ({ card: id });
const good = (id: CardId): ShownCard => ({ card: id, isGood: true });
const bad = (id: CardId): ShownCard => ({ card: id, isGood: false });
const attacker = (
  character: CharacterId,
  health: number,
  equipment: readonly ShownCard[] = [],
  is?: ShownCharacter['is'],
): ShownCharacter => ({ character, health, isAttacker: true, equipment, ...(is === undefined ? {} : { is }) });
const cover = (...args: Parameters<typeof attacker>): ShownCharacter => ({ ...attacker(...args), isAttacker: false });
const lawSide = (characters: readonly ShownCharacter[], more: Partial<ShownSide> = {}): ShownSide => ({
  side: 'law',
  characters,
  ...more,
});
const outlawSide = (characters: readonly ShownCharacter[], more: Partial<ShownSide> = {}): ShownSide => ({
  side: 'outlaw',
  characters,
  ...more,
});
const plays = (character: CharacterId, id: CardId, as: 'self' | 'colt' = 'self'): ShownLink => ({
  type: 'card',
  character,
  card: id,
  as,
  isRepeat: false,
});
const hit = (shooter: CharacterId, target: CharacterId, origin: HitOrigin = 'card'): ShownLink => ({
  type: 'hit',
  shooter,
  target,
  origin,
});
const reveals = (character: CharacterId, why: RevealReason, id: CardId, isMatch = false): ShownLink => ({
  type: 'reveal',
  character,
  why,
  card: id,
  isMatch,
});
const dodges = (target: CharacterId, id: CardId, how: 'card' | 'return-fire' = 'card'): ShownLink => ({
  type: 'cancelled',
  target,
  how,
  card: id,
});
const saved = (target: CharacterId, how: 'barrel' | 'kid'): ShownLink => ({
  type: 'cancelled',
  target,
  how,
  card: undefined,
});
const loses = (character: CharacterId, health: number, kind: LossKind = 'hit'): ShownLink => ({
  type: 'lost',
  character,
  health,
  kind,
});
const swaps = (to: CharacterId): ShownLink => ({ type: 'token', to });
const draws = (side: Side, count: number): ShownLink => ({ type: 'drew', side, count });
const starts = (id: CardName, character: CharacterId): ShownLink => ({ type: 'start', card: id, character });

/** The pictures of both languages, by what they show. */
export const pictures = {
  street: {
    type: 'street',
    sides: [
      lawSide(
        [cover('pat-garrett', 5, [card('hat:law:horseshoe')]), attacker('annie-oakley', 3, [card('barrel:law:snake')])],
        { hand: 5, reserve: 1 },
      ),
      outlawSide(
        [
          attacker('tuco-ramirez', 2, [card('pocket-watch:outlaw:horseshoe')]),
          cover('kitty-leroy', 4, [card('holster:outlaw:snake')]),
        ],
        { hand: 3, reserve: 1 },
      ),
    ],
  },
  frames: { type: 'cards', cards: [card('colt:outlaw:dynamite'), card('wagon:law:barrel'), card('hat:law:horseshoe')] },
  corners: { type: 'corners', counts: { horseshoe: 15, barrel: 10, snake: 10, dynamite: 5 } },
  startOfTurn: {
    type: 'chain',
    sides: [
      outlawSide([
        attacker('wesley-hardin', 4, [card('rattlesnake:outlaw:snake')]),
        cover('pearl-hart', 3, [card('dynamite:outlaw:barrel'), card('herd:law:barrel')]),
      ]),
    ],
    links: [
      starts('dynamite', 'pearl-hart'),
      reveals('pearl-hart', 'dynamite', 'robbery:outlaw:horseshoe'),
      { type: 'passed', card: 'dynamite:outlaw:barrel', to: 'django' },
      starts('rattlesnake', 'wesley-hardin'),
      reveals('wesley-hardin', 'rattlesnake', 'wagon:outlaw:barrel'),
      starts('herd', 'pearl-hart'),
      swaps('pearl-hart'),
      draws('outlaw', 2),
    ],
  },
  daltons: {
    type: 'draws',
    cases: [
      { characters: [attacker('dalton-brothers', 3), cover('tom-horn', 4)], draws: 3 },
      { characters: [attacker('dalton-brothers', 3, [card('bank:law:barrel')]), cover('tom-horn', 4)], draws: 4 },
      { characters: [cover('dalton-brothers', 3), attacker('tom-horn', 4)], draws: 2 },
    ],
  },
  handLimits: {
    type: 'limits',
    cases: [
      { health: 1, hand: 4, discards: 2 },
      { health: 3, hand: 4, discards: 1 },
      { health: 3, hand: 3, discards: 0 },
    ],
  },
  soleTarget: {
    type: 'chain',
    sides: [
      lawSide([attacker('wild-bill', 3, [], 'target')], { reserve: 0 }),
      outlawSide([cover('kid-curry', 2, [card('pocket-watch:outlaw:horseshoe')]), attacker('tom-horn', 4)]),
    ],
    links: [swaps('tom-horn'), hit('tom-horn', 'wild-bill', 'ability')],
  },
  alwaysActive: {
    type: 'street',
    sides: [lawSide([attacker('tex-willer', 4), cover('stranger', 4, [card('herd:law:barrel')], 'awake')])],
  },
  coverWakes: {
    type: 'chain',
    sides: [
      outlawSide([
        attacker('tuco-ramirez', 4, [], 'asleep'),
        cover('cattle-kate', 3, [card('barrel:outlaw:snake')], 'target'),
      ]),
    ],
    links: [
      plays('wyatt-earp', 'winchester:law:horseshoe'),
      hit('wyatt-earp', 'cattle-kate'),
      reveals('cattle-kate', 'barrel', 'schofield:outlaw:barrel', true),
      saved('cattle-kate', 'barrel'),
    ],
  },
  holster: {
    type: 'street',
    sides: [
      lawSide([attacker('bill-tilghman', 5, [card('holster:law:dynamite')]), cover('django', 3)], {
        hand: [
          card('colt:law:dynamite'),
          card('carbine:law:horseshoe'),
          card('winchester:law:horseshoe'),
          card('peacemaker:law:horseshoe'),
        ],
      }),
    ],
  },
  barrelThenMiss: {
    type: 'chain',
    sides: [
      lawSide([attacker('pat-garrett', 4, [card('barrel:law:snake')], 'target'), cover('django', 3)], {
        hand: [card('missed:law:snake')],
      }),
    ],
    links: [
      plays('jack-ransom', 'colt:outlaw:dynamite'),
      hit('jack-ransom', 'pat-garrett'),
      reveals('pat-garrett', 'barrel', 'water:law:snake'),
      dodges('pat-garrett', 'missed:law:snake'),
    ],
  },
  uncircled: {
    type: 'cards',
    cards: [
      good('colt:law:dynamite'),
      good('knife:outlaw:horseshoe'),
      bad('sight:law:horseshoe'),
      bad('return-fire:law:horseshoe'),
    ],
  },
  schofield: {
    type: 'chain',
    sides: [lawSide([attacker('wyatt-earp', 4, [], 'target')]), outlawSide([attacker('bill-anderson', 1)])],
    links: [
      plays('bill-anderson', 'schofield:outlaw:barrel'),
      hit('bill-anderson', 'wyatt-earp'),
      dodges('wyatt-earp', 'return-fire:law:horseshoe', 'return-fire'),
      { type: 'healed', character: 'bill-anderson', health: 2 },
      hit('wyatt-earp', 'bill-anderson', 'return-fire'),
      loses('bill-anderson', 1),
    ],
  },
  texAndBarrel: {
    type: 'chain',
    sides: [
      lawSide([attacker('tex-willer', 4)]),
      outlawSide([attacker('jack-ransom', 3, [card('barrel:outlaw:snake')], 'target')], {
        hand: [card('beer:outlaw:barrel')],
      }),
    ],
    links: [
      plays('tex-willer', 'colt:law:dynamite'),
      hit('tex-willer', 'jack-ransom'),
      reveals('jack-ransom', 'barrel', 'remington:outlaw:barrel', true),
      { type: 'paid', side: 'outlaw', card: 'beer:outlaw:barrel' },
      saved('jack-ransom', 'barrel'),
    ],
  },
  texAndHail: {
    type: 'chain',
    sides: [
      lawSide([attacker('tex-willer', 4)]),
      outlawSide([
        attacker(
          'kitty-leroy',
          4,
          [card('hat:outlaw:horseshoe'), card('holster:outlaw:snake'), card('pocket-watch:outlaw:horseshoe')],
          'target',
        ),
      ]),
    ],
    links: [
      plays('tex-willer', 'hail-of-bullets:law:horseshoe'),
      hit('tex-willer', 'kitty-leroy'),
      hit('tex-willer', 'kitty-leroy'),
      hit('tex-willer', 'kitty-leroy'),
    ],
  },
  lastHealth: {
    type: 'health',
    changes: [
      { character: 'lone-ranger', from: 2, to: 1 },
      { character: 'lone-ranger', from: 1, to: 0 },
    ],
  },
  priority: {
    type: 'priority',
    active: 'law',
    sides: [
      lawSide([cover('pat-garrett', 5), attacker('annie-oakley', 4)]),
      outlawSide([attacker('tuco-ramirez', 4), cover('kitty-leroy', 4)]),
    ],
  },
  tomAndWatch: {
    type: 'chain',
    sides: [
      lawSide(
        [cover('stranger', 3, [], 'target'), attacker('wyatt-earp', 4, [card('pocket-watch:outlaw:horseshoe')])],
        {
          hand: 0,
        },
      ),
      outlawSide([attacker('tom-horn', 4), cover('pearl-hart', 3)]),
    ],
    links: [
      swaps('tom-horn'),
      hit('tom-horn', 'stranger', 'ability'),
      loses('stranger', 2),
      { type: 'effect', effect: 'draw', from: 'wyatt-earp', card: 'pocket-watch' },
      draws('law', 1),
    ],
  },
  gatlingChain: {
    type: 'chain',
    sides: [
      lawSide([attacker('lone-ranger', 3), cover('annie-oakley', 1)], {
        hand: [card('gatling:law:barrel')],
        reserve: 1,
      }),
      outlawSide([attacker('kid-curry', 2)], { reserve: 0 }),
    ],
    links: [
      plays('lone-ranger', 'gatling:law:barrel'),
      hit('lone-ranger', 'kid-curry'),
      reveals('kid-curry', 'kid-curry', 'bank:law:barrel', true),
      saved('kid-curry', 'kid'),
      hit('lone-ranger', 'annie-oakley'),
      loses('annie-oakley', 0),
      { type: 'death', character: 'annie-oakley' },
      draws('law', 2),
      { type: 'entered', character: 'buffalo-bill' },
      { type: 'effect', effect: 'hit-character', from: 'kid-curry', card: undefined },
      hit('kid-curry', 'lone-ranger', 'ability'),
    ],
  },
  ale: {
    type: 'health',
    changes: [
      { character: 'wild-bill', from: 5, to: 3 },
      { character: 'wild-bill', from: 1, to: 3 },
      { character: 'wild-bill', from: 3, to: 3 },
    ],
  },
  store: {
    type: 'cards',
    cards: [
      card('winchester:law:horseshoe'),
      card('missed:law:snake'),
      card('robbery:outlaw:horseshoe'),
      card('colt:outlaw:dynamite'),
    ],
  },
  dynamite: {
    type: 'chain',
    sides: [
      lawSide([attacker('pat-garrett', 5), cover('buffalo-bill', 4)]),
      outlawSide([attacker('wesley-hardin', 4), cover('tuco-ramirez', 4, [card('dynamite:outlaw:barrel')])]),
    ],
    links: [
      reveals('tuco-ramirez', 'dynamite', 'indians:outlaw:horseshoe'),
      { type: 'passed', card: 'dynamite:outlaw:barrel', to: 'buffalo-bill' },
      reveals('buffalo-bill', 'dynamite', 'general-store:law:snake'),
      { type: 'passed', card: 'dynamite:outlaw:barrel', to: 'tuco-ramirez' },
      reveals('tuco-ramirez', 'dynamite', 'colt:outlaw:dynamite', true),
      loses('tuco-ramirez', 1, 'dynamite'),
    ],
  },
  alan: {
    type: 'chain',
    sides: [
      lawSide([attacker('wild-bill', 5), cover('alan-pinkerton', 3, [], 'target')]),
      outlawSide([attacker('cattle-kate', 4)]),
    ],
    links: [
      plays('wild-bill', 'indians:law:horseshoe'),
      { type: 'gave', character: 'alan-pinkerton', card: undefined },
      loses('alan-pinkerton', 2, 'indians'),
      { type: 'effect', effect: 'hit-ap', from: 'alan-pinkerton', card: undefined },
      hit('alan-pinkerton', 'cattle-kate', 'ability'),
    ],
  },
  tilghman: {
    type: 'chain',
    sides: [lawSide([attacker('bill-tilghman', 5), cover('django', 0, [], 'dying')])],
    links: [{ type: 'death', character: 'django' }, draws('law', 2), draws('law', 2)],
  },
  wyatt: {
    type: 'chain',
    sides: [lawSide([attacker('wyatt-earp', 4)]), outlawSide([attacker('jack-ransom', 4, [], 'target')])],
    links: [
      plays('wyatt-earp', 'remington:outlaw:snake'),
      hit('wyatt-earp', 'jack-ransom'),
      dodges('jack-ransom', 'missed:outlaw:snake'),
      draws('law', 1),
      { type: 'effect', effect: 'draw', from: 'wyatt-earp', card: undefined },
      draws('law', 1),
    ],
  },
  anderson: {
    type: 'street',
    sides: [
      lawSide(
        [attacker('wyatt-earp', 4), cover('django', 0, [card('hat:law:horseshoe'), card('barrel:law:snake')], 'dying')],
        { hand: 3, reserve: 1 },
      ),
      outlawSide([attacker('bill-anderson', 5), cover('pearl-hart', 3)]),
    ],
  },
  kitty: {
    type: 'draws',
    cases: [
      { characters: [attacker('kitty-leroy', 4), cover('tom-horn', 4)], draws: 2 },
      { characters: [cover('kitty-leroy', 4), attacker('tom-horn', 4)], draws: 0 },
    ],
  },
  tuco: {
    type: 'chain',
    sides: [lawSide([attacker('pat-garrett', 5, [], 'target')]), outlawSide([attacker('tuco-ramirez', 4)])],
    links: [plays('tuco-ramirez', 'derringer:law:horseshoe', 'colt'), hit('tuco-ramirez', 'pat-garrett')],
  },
  deckRunsOut: {
    type: 'piles',
    moments: [
      { law: 1, outlaw: 12, common: 0, discard: 30, drawn: 0 },
      { law: 0, outlaw: 12, common: 0, discard: 30, drawn: 1 },
      { law: 0, outlaw: 12, common: 29, discard: 0, drawn: 2 },
    ],
  },
  reload: {
    type: 'street',
    sides: [
      lawSide([attacker('wild-bill', 2)], { reserve: 0 }),
      outlawSide(
        [
          attacker('sundance-kid', 3, [good('pocket-watch:outlaw:horseshoe')]),
          cover('dalton-brothers', 2, [bad('pocket-watch:outlaw:horseshoe')]),
        ],
        { hand: [good('water:law:snake')] },
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
