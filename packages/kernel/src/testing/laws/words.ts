import type { AnyGame } from '../../game.ts';
import { seatsOf, type Viewer } from '../../ids.ts';
import { type OptionSpec, parseOptions } from '../../options.ts';
import { tableProblem } from '../../options-fit.ts';
import { rngFrom } from '../../rng.ts';
import { deriveSeed } from '../../seed.ts';
import { LANGS, type Names } from '../../text.ts';
import { must, same, throughJson } from '../data.ts';
import { type Law, law, lawOfMoments } from '../law.ts';
import { roam } from '../roam.ts';
import { seedOfCase } from '../situations.ts';
import { junk, nearMisses } from '../strange-moves.ts';

export const movesSurviveNotation: Law = lawOfMoments(
  'a move survives its one-line notation and JSON, and anything else is not a move',
  ({ game }, { state, moves, rng }) => {
    const legal = seatsOf(game.seatCount(state)).flatMap((by) => game.legalMoves(state, by));
    for (const move of [...legal, ...moves, ...game.reflexes]) {
      const text = game.formatMove(move);
      must(text !== '' && !/[\r\n]/.test(text), 'A notation is not one line', text);
      same(`The move read from ${text}`, game.parseMove(text), move);
      same(`The move ${text} read from JSON`, game.parseMove(throughJson(move)), move);
    }
    for (const sent of [...junk(rng), ...moves.slice(0, 4).flatMap((move) => nearMisses(game, move, rng))]) {
      const read = game.parseMove(sent);
      if (read !== undefined) same('A move read from a strange text', game.parseMove(game.formatMove(read)), read);
    }
  },
);

const names: Names = (seat) =>
  ['Ann', 'Bob', 'Cal', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy'][seat] ?? `no seat ${seat}`;

export const everythingHasWords: Law = law('every move and event has words in every language', (subject, number) => {
  const { game, table, bound } = subject;
  const seed = seedOfCase(subject, number);
  const viewers: readonly Viewer[] = [...seatsOf(table.seats), 'spectator'];
  const hear = (event: unknown) => {
    const seen = viewers.map((viewer) => game.redact(event, viewer)).filter((form) => form !== undefined);
    for (const form of [event, ...seen]) {
      for (const lang of LANGS) {
        const told = game.text[lang].tell(form, names);
        if (told !== undefined) isSentence(`The ${lang} words for ${JSON.stringify(form)}`, told);
      }
    }
  };
  const state = game.setup(table.options, table.seats, seed, hear);
  const look = (move: unknown) => {
    for (const lang of LANGS) {
      isSentence(`The ${lang} words for ${game.formatMove(move)}`, game.text[lang].describeMove(move, names));
    }
  };
  roam(
    game,
    state,
    rngFrom(deriveSeed(seed, 'walk')),
    2 * bound,
    (input) => {
      if (input.type === 'move') for (const move of [input.move, ...game.legalMoves(state, input.seat)]) look(move);
    },
    hear,
  );
});

const isSentence = (what: string, found: unknown): void =>
  must(
    typeof found === 'string' && found !== '' && !/undefined|NaN|\[object|no seat/.test(found),
    `${what} are no words`,
    String(found),
  );

export const tableIsAllowed: Law = law('the table and its options are allowed and have words', ({ game, table }) => {
  const { min, max } = game.seats(table.options);
  must(min <= table.seats && table.seats <= max, `The game has ${min} to ${max} seats`, table.seats);
  same('What is wrong with the table', tableProblem(game, table.options, table.seats), undefined);
  const parsed = parseOptions(game.options, table.options);
  must(parsed.ok, 'The options of the table are not allowed', parsed);
  same('The options of the table, with every default', parsed.options, table.options);
  for (const lang of LANGS) optionsHaveWords(game, lang);
  const codes = LANGS.map((lang) => Object.keys(game.text[lang].refusals).sort());
  for (const other of codes) same('The refusals that have a text', other, codes[0]);
});

function optionsHaveWords(game: AnyGame, lang: (typeof LANGS)[number]): void {
  const { title, pitch, options } = game.text[lang];
  isSentence(`The ${lang} title`, title);
  isSentence(`The ${lang} pitch`, pitch);
  for (const [name, option] of Object.entries(game.options as OptionSpec<Record<string, string>>)) {
    isSentence(`The ${lang} name of the option ${name}`, options[name]?.name);
    isSentence(`The ${lang} help of the option ${name}`, options[name]?.help);
    if (option.type !== 'choice') continue;
    for (const value of option.values)
      isSentence(`The ${lang} name of ${name} ${value}`, options[name]?.values?.[value]);
  }
}
