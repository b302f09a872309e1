import { boxOf, type Edition, lootIn } from '../rules/box.ts';
import { COWBOYS, LOOT_KINDS, MONEY_KINDS, type Named, WEAPONS, type WeaponId } from '../rules/cards.ts';
import { BOX, HAND_SIZE, UNIT } from '../rules/data.ts';
import { TARGETS } from '../rules/options.ts';

export type ParsedEdition =
  | { readonly ok: true; readonly edition: Edition }
  /** One sentence for each mistake, with its place. */
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the decks of another edition from plain JSON in the form of `DEFAULT_EDITION`, and checks them against the known
 * contents of the box (RULES.md section 8).
 *
 * @example
 * const parsed = parseEdition(JSON.parse(text));
 * if (parsed.ok) gameWith([DEFAULT_EDITION, parsed.edition]);
 */
export function parseEdition(given: unknown): ParsedEdition {
  const problems: string[] = [];
  const fields = readRecord('the edition', given, ['id', 'title', 'weapons', 'money', 'cowboys'], problems);
  const edition: Edition = {
    id: readId('id', fields.id, problems),
    title: readNamed('title', fields.title, problems),
    weapons: readWeapons(fields.weapons, problems),
    money: readList('money', fields.money, problems, readMoney),
    cowboys: readList('cowboys', fields.cowboys, problems, readCowboy),
  };
  if (problems.length === 0) checkBox(edition, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, edition };
}

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = (at: string, given: unknown, problems: string[]) => T;

function readRecord(at: string, given: unknown, names: readonly string[], problems: string[]): Fields {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.push(`${at} is ${JSON.stringify(given)}: an object with ${names.join(', ')} is needed`);
    return {};
  }
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) problems.push(`${at} has ${name}: only ${names.join(', ')} are known`);
  }
  return Object.fromEntries(Object.entries(given));
}

function readList<T>(at: string, given: unknown, problems: string[], read: Read<T>): readonly T[] {
  if (Array.isArray(given)) return given.map((item: unknown, i) => read(`${at}[${i}]`, item, problems));
  problems.push(`${at} is ${JSON.stringify(given)}: a list is needed`);
  return [];
}

function readNumber(at: string, given: unknown, least: number, most: number, problems: string[]): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most) return given;
  problems.push(`${at} is ${JSON.stringify(given)}: a whole number from ${least} to ${most} is needed`);
  return 0;
}

function readId(at: string, given: unknown, problems: string[]): string {
  if (typeof given === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given) && given.length <= 40) return given;
  problems.push(`${at} is ${JSON.stringify(given)}: small letters, digits and hyphens are needed`);
  return '';
}

const LONGEST_NAME = 60;

function readNamed(at: string, given: unknown, problems: string[]): Named {
  const { en, ru } = readRecord(at, given, ['en', 'ru'], problems);
  const read = (lang: string, name: unknown): string => {
    if (typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME) return name;
    problems.push(`${at}.${lang} is ${JSON.stringify(name)}: a name of 1 to ${LONGEST_NAME} letters is needed`);
    return '';
  };
  return { en: read('en', en), ru: read('ru', ru) };
}

function readWeapons(given: unknown, problems: string[]): Readonly<Record<WeaponId, number>> {
  const fields = readRecord('weapons', given, WEAPONS, problems);
  const copies = WEAPONS.map((id) => [id, readNumber(`weapons.${id}`, fields[id], 0, BOX.weapons, problems)]);
  return Object.fromEntries(copies) as Record<WeaponId, number>;
}

/** More than all the loot of any box. */
const MOST_VALUE = 100_000_000;
const MOST_CAP = 6 * HAND_SIZE;

const readMoney: Read<Edition['money'][number]> = (at, given, problems) => {
  const fields = readRecord(at, given, ['kind', 'value', 'guards', 'copies'], problems);
  const copies = readNumber(`${at}.copies`, fields.copies, 1, BOX.money, problems);
  const kind = MONEY_KINDS.find((known) => known === fields.kind);
  if (kind === undefined) {
    const found = JSON.stringify(fields.kind);
    problems.push(`${at}.kind is ${found}: one of ${MONEY_KINDS.join(', ')} is needed`);
    return { kind: 'dynamite', copies };
  }
  const isLoot = LOOT_KINDS.some((loot) => loot === kind);
  if (!isLoot && fields.value !== undefined) problems.push(`${at} has a value: ${kind} is no loot`);
  if (!isLoot && kind !== 'indians') {
    if (fields.guards !== undefined) problems.push(`${at} has guards: ${kind} has none`);
    return { kind, copies };
  }
  const guards = readNumber(`${at}.guards`, fields.guards, isLoot ? 0 : 1, MOST_CAP, problems);
  if (!isLoot) return { kind, guards, copies };
  const value = readNumber(`${at}.value`, fields.value, UNIT, MOST_VALUE, problems);
  if (value % UNIT !== 0) problems.push(`${at}.value is ${value}: a multiple of ${UNIT} is needed`);
  if (kind === 'stagecoach' && guards > 0) problems.push(`${at}.guards is ${guards}: a stagecoach has none`);
  return { kind, value, guards, copies };
};

const readCowboy: Read<Edition['cowboys'][number]> = (at, given, problems) => {
  const fields = readRecord(at, given, ['id', 'cap', 'name'], problems);
  const id = readId(`${at}.id`, fields.id, problems);
  const cap = readNumber(`${at}.cap`, fields.cap, 1, MOST_CAP, problems);
  if (fields.name !== undefined) return { id, cap, name: readNamed(`${at}.name`, fields.name, problems) };
  if (id !== '' && !COWBOYS.some((known) => known === id)) {
    problems.push(`${at} has no name: ${id} is none of the cowboys that have one (${COWBOYS.join(', ')})`);
  }
  return { id, cap };
};

/** Checks the box as a whole. */
function checkBox(edition: Edition, problems: string[]): void {
  const must = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(problem);
  };
  const box = boxOf(edition);
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  must(sum(box.weapons) === BOX.weapons, `weapons are ${sum(box.weapons)} cards: the box has ${BOX.weapons}`);
  must(sum(box.copies) === BOX.money, `money is ${sum(box.copies)} cards: the box has ${BOX.money}`);
  must(box.cowboys.length === BOX.cowboys, `cowboys are ${box.cowboys.length} cards: the box has ${BOX.cowboys}`);
  const { coyote } = edition.weapons;
  must(coyote < HAND_SIZE, `weapons.coyote is ${coyote}: fewer than ${HAND_SIZE} are needed (C45-ARM-7)`);
  must(box.units.includes(1), `money has no loot card of ${UNIT}: nobody could give change`);

  const highest = Math.max(...box.cowboys.map(({ cap }) => cap));
  edition.money.forEach(({ kind, guards = 0 }, i) => {
    must(
      guards <= highest,
      `money[${i}].guards is ${guards}: no cowboy's cap is above ${highest}, so ${kind} cannot be repelled`,
    );
  });
  const faces = edition.money.map(({ kind, value, guards }) => `${kind} ${value} ${guards}`);
  faces.forEach((face, i) => {
    must(faces.indexOf(face) === i, `money[${i}] is the same card as money[${faces.indexOf(face)}]: count it there`);
  });
  const ids = edition.cowboys.map(({ id }) => id);
  ids.forEach((id, i) => {
    must(ids.indexOf(id) === i, `cowboys[${i}] is ${id} once more: there is one of each`);
  });
  const pat = edition.cowboys.find(({ id }) => id === 'pat-garrett');
  must(pat?.cap === PAT_GARRETT, `pat-garrett has cap ${pat?.cap}: the rulebook gives him ${PAT_GARRETT}`);
  const least = 2 * (Number(TARGETS[0]) * 1000 - UNIT);
  must(
    lootIn(box) * UNIT > least,
    `all loot is worth ${lootIn(box) * UNIT}: more than ${least} is needed at any table`,
  );
}

const PAT_GARRETT = 7;
