import type { Lang } from '@saloon/kernel';
import type { TableWebhook } from '@saloon/protocol';

/** The JSON bodies that chat services accept. */
export type WebhookShape = TableWebhook['shape'];

export type Turn = {
  readonly names: readonly string[];
  readonly game: string;
  readonly title: string;
  readonly link: string;
};

const TEXTS = {
  en: ({ names, game, title, link }: Turn) =>
    `${new Intl.ListFormat('en').format(names)}: it’s your turn in ${game}${title === '' ? '' : ` (${title})`}. ${link}`,
  ru: ({ names, game, title, link }: Turn) =>
    `${new Intl.ListFormat('ru').format(names)}, ваш ход: ${game}${title === '' ? '' : ` (${title})`}. ${link}`,
} as const satisfies Record<Lang, (turn: Turn) => string>;

/** Names come from players: they can't ping anybody, format text or make links. */
const plainFor = {
  discord: (text: string) => text.replace(/[\\*_~`|>#@[\]()<]/g, (sign) => `\\${sign}`),
  slack: (text: string) => text.replace(/[&<>]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt' }[sign]};`),
} as const satisfies Record<WebhookShape, (text: string) => string>;

export function turnMessage(shape: WebhookShape, lang: Lang, turn: Turn): string {
  const plain = plainFor[shape];
  const text = TEXTS[lang]({ ...turn, names: turn.names.map(plain), title: plain(turn.title) });
  return JSON.stringify(shape === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { text });
}
