import { PRINTED } from '@saloon/colt-express/text';
import { dollars, type Lang } from '@saloon/kernel';
import type { Happened, HappenedAt } from '../../../core/games/contract.ts';
import { HAPPENED } from '../text/happened.ts';
import { wordsIn } from '../text/index.ts';
import type { CharacterId, Event, LootKind, View } from '../wire.ts';

/** Bullets, lost and won loot, and cards that did nothing, as their owner learns of them. */
export function happened(event: Event, { after, you, lang }: HappenedAt<View>): Happened | undefined {
  const said = HAPPENED[lang];
  const { characters, actions } = wordsIn(lang).things;
  const isOnly = (after.players[you]?.bandits.length ?? 1) < 2;
  const name = (bandit: CharacterId) => characters[bandit].name;
  const mine = (bandit: CharacterId) => (isOnly ? undefined : name(bandit));
  switch (event.type) {
    case 'shot': {
      if (event.targetSeat !== you) return undefined;
      const sentence = said.shot(name(event.bandit), mine(event.target));
      return { kind: 'hit', amount: said.bullet, place: figure(event.target), sentence };
    }
    case 'bullet-received': {
      if (event.seat !== you) return undefined;
      const sentence = said.law[event.cause](mine(event.bandit));
      return { kind: 'hit', amount: said.bullet, place: figure(event.bandit), sentence };
    }
    case 'punched': {
      const { bandit, target, loot } = event;
      const piece = loot && { kind: loot, value: worthOf(loot, event.value) };
      if (event.targetSeat === you) {
        const place = figure(target);
        if (piece === undefined) return { kind: 'hit', place, sentence: said.punched(name(bandit), mine(target)) };
        const sentence = (event.isKept ? said.kept : said.knocked)(name(bandit), piece, mine(target));
        return { kind: 'loss', amount: money(lang, '−', piece.value), place, sentence };
      }
      if (event.seat !== you || !event.isKept || piece === undefined) return undefined;
      const sentence = said.snatched(piece, name(target));
      return { kind: 'gain', amount: money(lang, '+', piece.value), place: figure(bandit), sentence };
    }
    case 'purse-lost': {
      if (event.seat !== you) return undefined;
      const value = worthOf('purse', event.value);
      const sentence = said.revenge({ kind: 'purse', value });
      return { kind: 'loss', amount: money(lang, '−', value), place: figure(event.bandit), sentence };
    }
    case 'robbed': {
      if (event.seat !== you) return undefined;
      const value = worthOf(event.loot, event.value);
      const tell = event.cause === 'pickpocketing' ? said.pocketed : said.took;
      const sentence = tell({ kind: event.loot, value });
      return { kind: 'gain', amount: money(lang, '+', value), place: figure(event.bandit), sentence };
    }
    case 'ransom-paid': {
      if (event.seat !== you) return undefined;
      const sentence = said.ransom(event.amount);
      return { kind: 'gain', amount: money(lang, '+', event.amount), place: figure(event.bandit), sentence };
    }
    case 'fizzled':
      if (event.seat !== you) return undefined;
      return {
        kind: 'skipped',
        place: figure(event.bandit),
        sentence: said.fizzled[event.why](actions[event.card].name),
      };
    default:
      return undefined;
  }
}

const figure = (bandit: CharacterId): string => `figure-${bandit}`;

/** Jewels and strongboxes have their value printed on them; a purse's is known to its owner. */
const worthOf = (kind: LootKind, value: number | 'face-down' | undefined): number | undefined =>
  kind === 'purse' ? (typeof value === 'number' ? value : undefined) : PRINTED[kind];

const money = (lang: Lang, sign: '+' | '−', value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${sign}${dollars(lang, value)}`;
