import type { Happened, HappenedAt } from '../../../core/games/contract.ts';
import { HAPPENED } from '../text/happened.ts';
import { wordsIn } from '../text/index.ts';
import { asPrinted, type CowboyCard, type Event, type EventOf, type View } from '../wire.ts';

/** Lost and new cowboys, money that came and went, shots, and decisions made for the viewer. */
export function happened(event: Event, at: HappenedAt<View>): Happened | undefined {
  const { before, you, names, lang } = at;
  const said = HAPPENED[lang];
  const words = wordsIn(lang);
  const cowboy = (card: CowboyCard) => words.labels.cowboyName(asPrinted(card));
  const place = `seat-${you}`;
  const lost = (sentence: string): Happened => ({ kind: 'loss', amount: said.noCowboy, place, sentence });
  const isMine = 'seat' in event && event.seat === you;
  switch (event.type) {
    case 'shot':
      if (event.target !== you) return undefined;
      return { kind: 'hit', place, sentence: said.shotAt(names(event.seat), event.strength) };
    case 'fell': {
      if (!isMine) return undefined;
      if (event.threat !== 'shot') return lost(said.fell[event.threat](cowboy(event.cowboy)));
      const shooter = before.robbery?.shot?.shooter ?? at.after.robbery?.shot?.shooter;
      return lost(said.shotDead(shooter === undefined ? undefined : names(shooter), cowboy(event.cowboy)));
    }
    case 'jailed':
      // Going to jail instead of paying is the player's own choice.
      return isMine && event.why !== 'chosen' ? lost(said.jailed[event.why](cowboy(event.cowboy))) : undefined;
    case 'charged':
      if (!isMine) return undefined;
      return {
        kind: 'loss',
        amount: `−${words.short(event.amount)}`,
        place,
        sentence: said.charged[event.due](event.amount),
      };
    case 'owing':
      return isMine ? { kind: 'loss', place, sentence: said.owing(event.debt) } : undefined;
    case 'loot-taken':
      return lootTaken(event, at);
    case 'cowboy-dealt':
      if (!isMine || event.cowboy === 'face-down') return undefined;
      return { kind: 'gain', amount: said.newCowboy, place, sentence: said.dealt(cowboy(event.cowboy)) };
    case 'declined':
      return isMine && event.why !== 'chosen'
        ? { kind: 'skipped', place, sentence: said.stayedHome[event.why] }
        : undefined;
    case 'stood-in':
      return isMine ? { kind: 'skipped', place, sentence: said.stoodIn[event.why] } : undefined;
    default:
      return undefined;
  }
}

/** The loot is your gain when your gang has it, and a loss when you rode for it and a rival got it. */
function lootTaken(
  { seat, team, card }: EventOf<'loot-taken'>,
  { before, you, names, lang }: HappenedAt<View>,
): Happened | undefined {
  const said = HAPPENED[lang];
  const words = wordsIn(lang);
  const amount = words.short(card.value);
  const own = before.players[you];
  const gain = { kind: 'gain', amount: `+${amount}`, place: `seat-${you}` } as const;
  if (seat === you) return { ...gain, sentence: said.took(card.value, words.team(team)) };
  if (team === own?.team) return { ...gain, sentence: said.mateTook(names(seat), card.value) };
  if (own === undefined || own.part === 'none' || own.part === 'declined') return undefined;
  return { kind: 'loss', place: `seat-${seat}`, sentence: said.outshot(names(seat), card.value) };
}
