import type { ServerMessage } from '@saloon/protocol';

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
/** A field that may be `undefined` is left out on the wire, so it is optional there. */
type How<T, K extends keyof T> =
  Record<string, never> extends Pick<T, K> ? 'optional' : undefined extends T[K] ? 'optional' : 'needed';
type Fields<T> = { readonly [K in Exclude<keyof T, 'type'>]-?: How<T, K> };

/** The fields of every server message. The compiler checks that none is missing. */
export const SERVER_FIELDS: { readonly [Type in ServerMessage['type']]: Fields<Message<Type>> } = {
  welcome: { protocol: 'needed', user: 'needed', name: 'needed', pushKey: 'optional' },
  error: { code: 'needed', at: 'optional', until: 'optional', reason: 'optional' },
  ping: { n: 'needed' },
  lobby: { tables: 'needed' },
  'lobby-row': { row: 'needed' },
  'lobby-gone': { table: 'needed' },
  seated: { tables: 'needed' },
  'seated-row': { row: 'needed' },
  'seated-gone': { table: 'needed' },
  opened: { id: 'needed', table: 'needed' },
  'match-waiting': { id: 'needed', estimate: 'optional' },
  'match-found': { table: 'needed' },
  'match-left': {},
  'match-off': { table: 'needed', again: 'optional' },
  revoked: { id: 'needed' },
  'push-subscribed': { id: 'needed' },
  'push-unsubscribed': { id: 'needed' },
  done: { table: 'needed', id: 'needed', version: 'needed' },
  refused: { table: 'optional', id: 'needed', code: 'needed', at: 'optional' },
  sync: {
    table: 'needed',
    version: 'needed',
    now: 'needed',
    info: 'needed',
    you: 'needed',
    view: 'optional',
    offer: 'needed',
    events: 'needed',
    chat: 'needed',
    missed: 'optional',
    undone: 'optional',
    comments: 'optional',
  },
  step: {
    table: 'needed',
    version: 'needed',
    now: 'needed',
    info: 'optional',
    view: 'optional',
    offer: 'optional',
    undone: 'optional',
    events: 'optional',
    chat: 'optional',
    comments: 'optional',
  },
  'way-in-added': { way: 'needed', device: 'needed' },
  'friends-changed': {},
  'tournament-news': { tournament: 'needed', title: 'needed', news: 'needed' },
  invited: { from: 'needed', table: 'needed', game: 'needed', title: 'needed', seatIn: 'optional' },
  'tournament-changed': { tournament: 'needed' },
  announcement: { text: 'needed' },
  marks: { table: 'needed', seats: 'needed' },
  hint: { table: 'needed', id: 'needed', version: 'needed', moves: 'needed' },
  seen: { table: 'needed', id: 'needed', seen: 'needed' },
  gone: { table: 'needed', code: 'needed', at: 'optional' },
};
