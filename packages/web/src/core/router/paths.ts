import { type GameId, gameId } from '@saloon/kernel';
import { type TableId, tableId } from '@saloon/protocol';
import { tables } from '../games/registry.ts';

const like =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

/** What may stand for each parameter of a path. A name means the same on every page. */
const PARAMS = {
  table: (text: string): TableId | undefined => (/^[a-z0-9]{6,32}$/.test(text) ? tableId(text) : undefined),
  game: (text: string): GameId | undefined => (Object.hasOwn(tables, text) ? gameId(text) : undefined),
  /** A game with a recording in the client. */
  sample: (text: string): GameId | undefined => PARAMS.game(text),
  handle: (text: string): string | undefined => text.replace(/^@/, ''),
  code: (text: string): string | undefined => text,
  ticket: like(/^[\w-]{22}$/),
  user: like(/^[0-9a-f]{24}$/),
  tournament: like(/^[0-9a-f]{16}$/),
  day: like(/^\d{4}-\d\d-\d\d$/),
  /** A challenge, or two finished games: `table-table`. */
  compared: like(/^[a-z0-9]{6,32}(-[a-z0-9]{6,32})?$/),
  puzzle: like(/^[0-9a-f]{8}-\d{1,5}$/),
  theme: like(/^[a-z]+$/),
  rule: (text: string): string | undefined => text,
  scene: like(/^[a-z0-9-]+$/),
};
type Params = { readonly [Name in keyof typeof PARAMS]: NonNullable<ReturnType<(typeof PARAMS)[Name]>> };

type PartsOf<Path extends string> = Path extends `${infer Before}/${infer After}`
  ? PartsOf<Before> & PartsOf<After>
  : Path extends `:${infer Name extends keyof Params}`
    ? Pick<Params, Name>
    : unknown;
/** The parameters of a path: `/puzzle/:game/:puzzle#:theme` has three. The one after the hash may be missing. */
export type ParamsOf<Path extends string> = Path extends `${infer Main}#:${infer Name extends keyof Params}`
  ? PartsOf<Main> & { readonly [Key in Name]: Params[Key] | undefined }
  : PartsOf<Path>;
type Given<Path extends string> = {
  readonly [Name in keyof ParamsOf<Path>]: ParamsOf<Path>[Name] extends string ? string : string | undefined;
};

/**
 * The address of a page. A test checks that every path used here has one.
 *
 * @example
 * pathTo('/daily/:game/:day', { game: 'bang-duel', day: '2026-11-19' }); // '/daily/bang-duel/2026-11-19'
 */
export const pathTo = <Path extends string>(path: Path, params: Given<Path>): string =>
  path.replace(/(#?):(\w+)/g, (_, mark: string, name: string) => {
    const value: unknown = Object.entries(params).find(([key]) => key === name)?.[1];
    return value === undefined ? '' : `${mark}${encodeURIComponent(String(value))}`;
  });

/** A finished game: on the server or in this browser, and there perhaps the one that a table continues. */
type GamePlace = { readonly table: string; readonly isSolo: boolean; readonly isBefore?: boolean };

export const replayPath = ({ table, isSolo, isBefore = false }: GamePlace): string =>
  pathTo(isBefore ? '/replay/solo/:table/before' : isSolo ? '/replay/solo/:table' : '/replay/:table', { table });

export const coachPath = ({ table, isSolo, isBefore = false }: GamePlace): string =>
  pathTo(isBefore ? '/coach/solo/:table/before' : isSolo ? '/coach/solo/:table' : '/coach/:table', { table });

/** The parameters of an address, or undefined if the path isn't like this one. */
export function paramsIn(path: string, address: string, hash: string): object | undefined {
  const [main = '', inHash] = path.split('#:');
  const wanted = partsOf(main);
  const given = partsOf(address).map(decoded);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string | undefined> = {};
  for (const [at, part] of wanted.entries()) {
    const text = given[at] ?? '';
    const value = part.startsWith(':') ? read(part.slice(1), text) : part === text ? text : undefined;
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = value;
  }
  if (inHash !== undefined) params[inHash] = hash.length > 1 ? read(inHash, decoded(hash.slice(1))) : undefined;
  return params;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');
const read = (name: string, text: string): string | undefined => PARAMS[name as keyof Params](text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
