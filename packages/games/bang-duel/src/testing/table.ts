import { parseOptions, type Seat, seat, seedOf } from '@saloon/kernel';
import { ask } from '../rules/ask.ts';
import {
  BACK_OF,
  CARDS,
  type CardId,
  copiesOf,
  idOf,
  KINDS,
  type Kind,
  NAME_OF,
  SYMBOL_OF,
} from '../rules/card-ids.ts';
import {
  CARD_NAMES,
  type CardName,
  type CharacterId,
  type CornerSymbol,
  type EquipmentName,
  type Side,
  SYMBOLS,
} from '../rules/data.ts';
import { gearBit } from '../rules/gear.ts';
import { type Options, options as optionSpec } from '../rules/options.ts';
import { pump } from '../rules/pump.ts';
import { setup } from '../rules/setup.ts';
import { characterId, charOf, MAX_HEALTH, NOBODY, type State } from '../rules/state.ts';

/** In tests the law is seat 0 and the outlaws are seat 1. */
export const [ann, bob] = [seat(0), seat(1)];
export const law = ann;
export const outlaw = bob;

/** A card by its name (with the player's back, if such a copy exists), by its id, or any card with a symbol: `any:snake`. */
export type CardSpec = CardName | CardId | `any:${CornerSymbol}`;
export type CharacterSpec =
  | CharacterId
  | { readonly id: CharacterId; readonly health?: number; readonly gear?: readonly (EquipmentName | CardId)[] };

export type SideSpec = {
  readonly ap?: CharacterSpec;
  /** `'nobody'`: the AP is sole. */
  readonly pp?: CharacterSpec | 'nobody';
  readonly hand?: readonly CardSpec[];
  /** The top of the personal deck, the top card first. */
  readonly deck?: readonly CardSpec[];
  readonly reserve?: readonly CharacterId[];
};

export type Around = {
  readonly active?: Side;
  /** Face up, the top card last. */
  readonly discard?: readonly CardSpec[];
  /** The top of the common deck, the top card first. */
  readonly common?: readonly CardSpec[];
  /** Where the cards go that the test doesn't name. */
  readonly rest?: 'decks' | 'discard' | 'common' | 'box';
  /** At the start of the turn instead of in phase 2: start-of-turn cards and the draw come first. */
  readonly atStart?: boolean;
  readonly turn?: number;
  readonly bangs?: number;
  readonly options?: Partial<Options>;
  readonly seed?: number;
};

const DEFAULTS = {
  law: { ap: 'pat-garrett', pp: 'lone-ranger' },
  outlaw: { ap: 'cattle-kate', pp: 'dalton-brothers' },
} as const;

/** A table in phase 2 of the active player, the law by default. A test names only what it is about. */
export function table(sides: { readonly law?: SideSpec; readonly outlaw?: SideSpec } = {}, around: Around = {}): State {
  const parsed = parseOptions(optionSpec, { sides: 'host-law', ...around.options });
  if (!parsed.ok) throw new Error(`Cannot lay the table: ${JSON.stringify(parsed.problems)}`);
  const state = setup(parsed.options, 2, seedOf(around.seed ?? 7));
  const box = new Box();
  state.decision = undefined;
  state.timerAt = undefined;
  state.token = [0, 0];
  // Ids before names before symbols, so that a name never takes a card that is needed elsewhere.
  const specs = { law: sides.law ?? {}, outlaw: sides.outlaw ?? {} };
  const laid = box.lay([
    ...wanted(specs.law.hand, 0),
    ...wanted(specs.outlaw.hand, 1),
    ...wanted(specs.law.deck, 0),
    ...wanted(specs.outlaw.deck, 1),
    ...wanted(around.discard, -1),
    ...wanted(around.common, -1),
    ...gearOf(specs.law, 0),
    ...gearOf(specs.outlaw, 1),
  ]);
  const next = (count: number): Kind[] => laid.splice(0, count);
  state.hands = [next(specs.law.hand?.length ?? 0), next(specs.outlaw.hand?.length ?? 0)].map((kinds) =>
    kinds.map((kind) => kind * 8).sort((a, b) => a - b),
  );
  const decks = [next(specs.law.deck?.length ?? 0), next(specs.outlaw.deck?.length ?? 0)];
  state.discard = next(around.discard?.length ?? 0);
  const common = next(around.common?.length ?? 0);
  seatSide(state, ann, specs.law, DEFAULTS.law, next);
  seatSide(state, bob, specs.outlaw, DEFAULTS.outlaw, next);
  seatedOnce(state);
  spread(state, box, decks, common, around.rest ?? 'decks');
  state.phase = around.atStart ? 'start-dynamite' : 'main';
  state.active = around.active === 'outlaw' ? bob : ann;
  state.turn = around.turn ?? 1;
  state.bangs = around.bangs ?? 0;
  if (around.atStart) pump(state, undefined);
  else ask(state, 'play/main', state.active);
  return state;
}

function seatSide(
  state: State,
  by: Seat,
  spec: SideSpec,
  defaults: { readonly ap: CharacterId; readonly pp: CharacterId },
  next: (count: number) => Kind[],
): void {
  [spec.ap ?? defaults.ap, spec.pp ?? defaults.pp].forEach((given, place) => {
    const spot = 2 * by + place;
    const { id, health, gear } = fullSpec(given);
    state.chars[spot] = id === undefined ? NOBODY : charOf(id);
    state.health[spot] = id === undefined ? 0 : (health ?? MAX_HEALTH[charOf(id)] ?? 0);
    state.gear[spot] = next(gear.length).reduce((bits, kind) => bits | gearBit(kind), 0);
  });
  state.reserve[by] = (spec.reserve ?? []).map(charOf).sort((a, b) => a - b);
}

/** Each character exists once. */
function seatedOnce(state: State): void {
  const seated = [...state.chars.filter((char) => char !== NOBODY), ...state.reserve.flat()];
  const twice = seated.find((char, i) => seated.indexOf(char) !== i);
  if (twice !== undefined) throw new Error(`Cannot lay the table: ${characterId(twice)} is seated twice`);
}

const fullSpec = (given: CharacterSpec | 'nobody') => {
  if (given === 'nobody') return { id: undefined, health: undefined, gear: [] };
  if (typeof given === 'string') return { id: given, health: undefined, gear: [] };
  return { id: given.id, health: given.health, gear: given.gear ?? [] };
};

type Wanted = { readonly spec: CardSpec; readonly side: number };
const wanted = (specs: readonly CardSpec[] | undefined, side: number): Wanted[] =>
  (specs ?? []).map((spec) => ({ spec, side }));
const gearOf = (spec: SideSpec, side: number): Wanted[] =>
  [spec.ap, spec.pp].flatMap((given) => (given === undefined ? [] : wanted(fullSpec(given).gear, side)));

/** The 80 cards of the box. */
class Box {
  readonly #left = Array.from({ length: KINDS }, (_, kind) => copiesOf(kind));

  lay(cards: readonly Wanted[]): Kind[] {
    const laid: Kind[] = cards.map(() => -1);
    for (const rank of [0, 1, 2]) {
      cards.forEach(({ spec, side }, i) => {
        if (rankOf(spec) === rank) laid[i] = this.#take(spec, side);
      });
    }
    return laid;
  }

  rest(): Kind[] {
    return this.#left.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));
  }

  #take(spec: CardSpec, side: number): Kind {
    const fits = this.#left.flatMap((copies, kind) => (copies > 0 && isMeant(spec, kind) ? [kind] : []));
    const kind = fits.find((one) => BACK_OF[one] === side) ?? fits[0];
    if (kind === undefined) throw new Error(`Cannot lay the table: the box has no more ${spec}`);
    this.#left[kind] = (this.#left[kind] ?? 0) - 1;
    return kind;
  }
}

const rankOf = (spec: CardSpec): number => (CARDS.some((id) => id === spec) ? 0 : spec.startsWith('any:') ? 2 : 1);

function isMeant(spec: CardSpec, kind: Kind): boolean {
  if (spec.startsWith('any:')) return `any:${SYMBOLS[SYMBOL_OF[kind] ?? 0]}` === spec;
  return idOf(kind) === spec || CARD_NAMES[NAME_OF[kind] ?? 0] === spec;
}

/** Places all other cards. The named tops of the decks keep their order. */
function spread(state: State, box: Box, tops: readonly Kind[][], common: Kind[], where: Around['rest']): void {
  const rest = box.rest();
  const isUnder = where === 'decks';
  state.decks = [0, 1].map((side) => {
    const under = isUnder ? rest.filter((kind) => BACK_OF[kind] === side) : [];
    return [...under, ...(tops[side] ?? []).toReversed()];
  });
  state.decks.push([...(where === 'common' ? rest : []), ...common.toReversed()]);
  state.settled = [...tops.map((cards) => cards.length), common.length];
  if (where === 'discard') state.discard = [...rest, ...state.discard];
  if (where === 'common' || common.length > 0) state.reshuffles = 1;
}
