import { canonicalJson } from '../../hash.ts';
import { seat, seatsOf } from '../../ids.ts';
import { KERNEL_REFUSALS, tryPlay } from '../../judge.ts';
import { moveInput } from '../../perft.ts';
import { choose, shuffle } from '../../rng.ts';
import { LANGS } from '../../text.ts';
import { must, throughJson, unchanged } from '../data.ts';
import { type Law, lawOfMoments } from '../law.ts';
import { junk, nearMisses } from '../strange-moves.ts';
import type { Subject } from '../subject.ts';

/** Moves of a seat that are tried in each position. A hand of cards can have thousands. */
const TRIED = 12;

export const legalMovesAreAccepted: Law = lawOfMoments(
  'every legal move and every reflex is accepted, also as JSON and as notation',
  ({ game, census }, { state, rng }) => {
    if (game.outcome(state) !== undefined) return;
    for (const by of seatsOf(game.seatCount(state))) {
      const legal = [...game.legalMoves(state, by)];
      shuffle(rng, legal);
      for (const move of [...game.reflexes, ...legal.slice(0, TRIED)]) {
        const sent = choose(rng, [move, throughJson(move), game.formatMove(move)]);
        const input = moveInput(game, state, { at: game.now(state), seat: by, move });
        const after = game.clone(state);
        const played = tryPlay(game, after, { ...input, seat: by, move: sent });
        must(played.ok, `Seat ${by} may make ${game.formatMove(move)}, but it is refused`, played);
        must(census(after) === census(state), `${game.formatMove(move)} breaks the census`, census(after));
      }
    }
  },
);

export const otherMovesAreRefused: Law = lawOfMoments(
  'every other move is refused with a sentence, and changes nothing',
  (subject, { state, moves, rng }) => {
    const { game } = subject;
    const by = choose(rng, seatsOf(game.seatCount(state)));
    const legal = game.legalMoves(state, by);
    const known = [...moves, ...legal.slice(0, 2)];
    const near = known.length === 0 ? [] : nearMisses(game, choose(rng, known), rng);
    const offered = new Set([...legal, ...game.reflexes].map((move) => canonicalJson(move)));
    for (const sent of [...moves, ...near, ...junk(rng)]) tryOther(subject, state, by, sent, offered);
    for (const move of legal.slice(0, 2)) {
      refusedWithWords(subject, state, { at: game.now(state), seat: game.seatCount(state), move });
      refusedWithWords(subject, state, { at: game.now(state), seat: -1, move });
      refusedWithWords(subject, state, { at: game.now(state) - 1, seat: by, move });
      const asked = game.question(state, move);
      if (asked === undefined) continue;
      refusedWithWords(subject, state, { at: game.now(state), seat: by, move });
      refusedWithWords(subject, state, { at: game.now(state), seat: by, move, answers: asked + 1 });
    }
  },
);

function tryOther(subject: Subject, state: unknown, by: number, sent: unknown, offered: ReadonlySet<string>): void {
  const { game } = subject;
  const read = game.parseMove(sent);
  const isOffered = read !== undefined && offered.has(canonicalJson(read)) && game.outcome(state) === undefined;
  if (isOffered) return;
  const answers = read === undefined ? undefined : game.question(state, read);
  refusedWithWords(subject, state, { at: game.now(state), seat: seat(by), move: sent, answers });
}

function refusedWithWords({ game }: Subject, state: unknown, attempt: Parameters<typeof tryPlay>[2]): void {
  const played = unchanged('A refused move', state, () => {
    const answer = tryPlay(game, state, attempt);
    must(!answer.ok, `Seat ${attempt.seat} is not offered this move, but it is accepted`, attempt);
    return answer;
  });
  const { code } = played.rejection;
  if (KERNEL_REFUSALS.some((own) => own === code)) return;
  for (const lang of LANGS) {
    const { refusals } = game.text[lang];
    must(Object.hasOwn(refusals, code) && refusals[code] !== '', `The refusal ${code} has no text in ${lang}`);
  }
}

export const legalMovesAreListedOnce: Law = lawOfMoments('no legal move is listed twice', ({ game }, { state }) => {
  for (const by of seatsOf(game.seatCount(state))) {
    const texts = game.legalMoves(state, by).map((move) => game.formatMove(move));
    const twice = texts.find((text, i) => texts.indexOf(text) !== i);
    must(twice === undefined, `Seat ${by} is offered a move twice`, twice);
  }
});
