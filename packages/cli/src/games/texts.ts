import { counted, englishForms, type Lang, plural } from '@saloon/kernel';

/** What the program prints around a game. */
export type Texts = {
  readonly repeat: (command: string) => string;
  readonly skip: string;
  readonly ranking: string;
  readonly points: (n: number) => string;
  readonly matches: (hash: string) => string;
  readonly choices: (n: number) => string;
  readonly timer: string;
  readonly setup: string;
  readonly table: (seats: number, seed: number | string, bots: string, version: number) => string;
};

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: {
    repeat: (command) => `The same game again: ${command}`,
    skip: 'Enter skips to the end',
    ranking: 'Final ranking',
    points: (n) => `${n} ${plural('en', n, { one: 'point', few: 'points', many: 'points' })}`,
    matches: (hash) => `The final state is as recorded: ${hash}`,
    choices: (n) => `${n} ${plural('en', n, { one: 'choice', few: 'choices', many: 'choices' })}`,
    timer: 'the clock',
    setup: 'Setup',
    table: (seats, seed, bots, version) =>
      `${counted('en', seats, englishForms('seat', 'seats'))}, seed ${seed}, bots ${bots}, rules version ${version}`,
  },
  ru: {
    repeat: (command) => `Та же партия ещё раз: ${command}`,
    skip: 'Enter — сразу к концу',
    ranking: 'Итоговые места',
    points: (n) => `${n} ${plural('ru', n, { one: 'очко', few: 'очка', many: 'очков' })}`,
    matches: (hash) => `Итоговое состояние совпадает с записанным: ${hash}`,
    choices: (n) => `${n} ${plural('ru', n, { one: 'вариант', few: 'варианта', many: 'вариантов' })}`,
    timer: 'часы',
    setup: 'Подготовка',
    table: (seats, seed, bots, version) => `мест ${seats}, зерно ${seed}, боты ${bots}, версия правил ${version}`,
  },
};
