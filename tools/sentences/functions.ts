import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS, type Lang } from '@saloon/kernel';
import { parseSync } from 'rolldown/utils';

/** The type of a parameter as the source writes it: a node of the syntax tree, which has the positions of its text. */
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
export type Param = { readonly name: string; readonly type: string };

/** A function of a text module in one language, with the types that its source gives its parameters. */
export type TextFunction = {
  readonly file: string;
  readonly path: string;
  readonly lang: Lang;
  readonly params: readonly Param[];
  readonly call: (...args: readonly unknown[]) => unknown;
  /** The types of its file by name. */
  readonly types: ReadonlyMap<string, string>;
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'FunctionDeclaration',
  'TSFunctionType',
  'TSMethodSignature',
];

type Read = {
  readonly declared: ReadonlyMap<string, readonly Param[]>;
  readonly params: ReadonlyMap<string, readonly Param[]>;
  readonly types: ReadonlyMap<string, string>;
};

/** The parameters of all functions in a file, by their path inside an object or type, and its types and those it imports. */
function read(file: string, depth = 0): Read {
  const source = readFileSync(file, 'utf8');
  const text = (node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '');
  const params = new Map<string, readonly Param[]>();
  const types = new Map<string, string>();
  const declaredIn = new Map<string, readonly Param[]>();
  const named = new Map<string, Node>();
  const { program } = parseSync(file, source) as unknown as { readonly program: { readonly body: readonly Node[] } };
  const paramsOf = (fn: Node): readonly Param[] =>
    (fn.params as readonly Node[]).map((param) => {
      type Parts = Node & { typeAnnotation?: Node; name?: string; left?: Node; right?: Node };
      const { typeAnnotation, name, left, right } = param as Parts;
      const bare = typeAnnotation ?? (left?.typeAnnotation as Node | undefined);
      const usual = typeof right?.value === 'number' ? 'number' : '';
      return { name: name ?? String(left?.name ?? '{}'), type: text(bare?.typeAnnotation) || usual };
    });
  const walk = (node: unknown, path: readonly string[]): void => {
    if (!isNode(node)) return;
    const value = node.type === 'Identifier' ? named.get(String(node.name)) : node;
    if (value === undefined) return;
    if (FUNCTIONS.includes(value.type)) {
      const found = paramsOf(value);
      const known = params.get(path.join('.'));
      if (known === undefined || known.some(({ type }) => type === '')) params.set(path.join('.'), found);
      return;
    }
    const { properties, members, expression, typeAnnotation } = value as Node & Readonly<Record<string, unknown>>;
    for (const part of (properties ?? members ?? []) as readonly Node[]) {
      const key = part.key as Node | undefined;
      const name = key === undefined ? '' : String(key.name ?? key.value);
      walk(
        part.type === 'TSMethodSignature'
          ? part
          : (part.value ?? (part.typeAnnotation as Node | undefined)?.typeAnnotation),
        [...path, name],
      );
    }
    if (/^TS(Satisfies|As)Expression$/.test(value.type)) walk(expression, path);
    else if (value.type === 'TSTypeReference' || value.type === 'TSTypeOperator') walk(typeAnnotation, path);
  };
  for (const statement of program.body) {
    const from = (statement.source as Node | undefined)?.value;
    if (depth < 2 && typeof from === 'string' && /^\.\.?\/.*\.ts$/.test(from)) {
      const other = read(join(dirname(file), from), depth + 1);
      for (const [name, type] of other.types) if (!types.has(name)) types.set(name, type);
      for (const [path, takes] of other.declared) if (!params.has(path)) params.set(path, takes);
    }
    const declared = (statement.declaration ?? statement) as Node;
    if (declared.type === 'FunctionDeclaration') named.set(String((declared.id as Node).name), declared);
    if (declared.type === 'VariableDeclaration') {
      for (const one of declared.declarations as readonly Node[]) {
        if (isNode(one.init)) named.set(String((one.id as Node).name), one.init);
      }
    }
    if (declared.type === 'TSTypeAliasDeclaration') {
      types.set(String((declared.id as Node).name), text(declared.typeAnnotation));
      walk(declared.typeAnnotation, []);
    }
  }
  for (const [path, takes] of params) declaredIn.set(path, takes);
  for (const [name, node] of named) {
    walk(node, FUNCTIONS.includes(node.type) ? [name] : []);
    walk(node, [name]);
  }
  return { declared: declaredIn, params, types };
}

const reads = new Map<string, Read>();
const readOnce = (file: string): Read => {
  const known = reads.get(file) ?? read(file);
  reads.set(file, known);
  return known;
};

const isText = (file: string): boolean =>
  /(^|[/-])(en|ru)\.ts$/.test(file) || /Record<Lang/.test(readFileSync(file, 'utf8'));

/** All functions of all text modules, in both languages. A new module is found by its name, or by what it has for each language. */
export async function textFunctions(root: string): Promise<readonly TextFunction[]> {
  const files = globSync(['packages/*/src/**/*.ts', 'packages/games/*/src/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\/|worker/.test(file) && isText(root + file),
  );
  const found = new Map<TextFunction['call'], TextFunction>();
  for (const file of files.toSorted()) {
    const { params, types } = readOnce(root + file.replace(/(^|[/-])ru\.ts$/, '$1en.ts'));
    const own = /(?:^|[/-])(en|ru)\.ts$/.exec(file)?.[1] as Lang | undefined;
    const add = (lang: Lang, path: string, value: unknown): void => {
      if (typeof value === 'function') {
        const call = value as TextFunction['call'];
        const takes = params.get(path);
        // Where a module passes on the texts of another one, that one has the types.
        if (call.length > 0 && (takes !== undefined || !found.has(call))) {
          found.set(call, { file, path, lang, call, types, params: takes ?? [] });
        }
      } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const [key, part] of Object.entries(value)) add(lang, path === '' ? key : `${path}.${key}`, part);
      }
    };
    const module = (await import(pathToFileURL(root + file).href)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(module)) {
      for (const lang of own === undefined ? LANGS : [own]) {
        const takes = params.get(name);
        if (typeof value === 'function' && takes?.length === 1 && takes[0]?.type === 'Lang') add(lang, '', value(lang));
        else if (typeof value === 'function') add(lang, name, value);
        else if (own !== undefined) add(lang, '', value);
        else if (typeof value === 'object' && value !== null)
          add(lang, '', (value as Readonly<Record<string, unknown>>)[lang]);
      }
    }
  }
  return [...found.values()];
}
