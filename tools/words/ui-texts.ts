import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** A text of the user interface: its language, its file and the path of its keys, such as `lobby.openTable`. */
export type UiText = {
  readonly lang: 'en' | 'ru';
  readonly file: string;
  readonly key: string;
  /** Values that are filled in later count as `VALUE`. */
  readonly text: string;
};

const FILES = ['packages/web/src/**/{en,ru,*-en,*-ru}.ts', 'packages/web/src/games/*/bill.ts'];
/** As long as a typical number or name. */
const VALUE = 'xxxx';

/** Every text in an object of the web client's text files, also those that a function returns. */
export function uiTexts(root: string): readonly UiText[] {
  return globSync(FILES, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lang = /(^|[/-])ru\.ts$/.test(file) ? 'ru' : 'en';
      const found: UiText[] = [];
      collect(parseSync(file, readFileSync(join(root, file), 'utf8')).program, [], (key, text) =>
        found.push({ lang: key.includes('ru') ? 'ru' : lang, file, key: key.join('.'), text }),
      );
      return found;
    });
}

type Found = (key: readonly string[], text: string) => void;

function collect(node: unknown, key: readonly string[], found: Found): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, key, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'Property') {
    const name = isNode(node.key) ? (node.key.name ?? node.key.value) : undefined;
    const path = [...key, String(name ?? '*')];
    for (const text of textsIn(node.value)) found(path, text);
    return collect(node.value, path, found);
  }
  for (const [field, child] of Object.entries(node)) if (field !== 'type') collect(child, key, found);
}

/** The strings that a value is, or that it can become: of functions and conditions, each result. */
function textsIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [(node.quasis ?? []).map(({ value }) => value.cooked).join(VALUE)];
    case 'ArrowFunctionExpression':
      return textsIn(node.body);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    default:
      return [];
  }
}

type Node = {
  readonly type: string;
  readonly key?: unknown;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly body?: unknown;
  readonly consequent?: unknown;
  readonly alternate?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
};
const isNode = (node: unknown): node is Node =>
  typeof node === 'object' && node !== null && 'type' in node && typeof node.type === 'string';
