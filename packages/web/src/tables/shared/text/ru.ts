import type { SharedWords } from './en.ts';

export const ru: SharedWords = {
  you: 'вы',
  next: 'следующий',
  turn: 'ходит',
  away: 'нет за столом',
  ready: 'готово',
  choosing: 'выбирает',
  sent: 'отправлено',
  stillSending: 'Всё ещё отправляем…',
  rule: 'Правило',
  ruleOfQuestion: 'Правило к этому вопросу',
  again: 'ещё раз',
  armed: (label) => `${label}: нажмите ещё раз, чтобы отправить; Escape отменяет.`,
  onlyYouSee: 'Это видите только вы.',
  question: 'Вопрос',
  hand: 'Ваша рука',
  noCards: 'На руке нет карт',
  opponents: 'Соперники',
  board: 'Стол словами',
  skip: 'Пропустить',
  toEnd: 'В конец',
  sorted: { 'by-kind': 'Карты лежат по видам.', 'as-it-came': 'Карты лежат так, как пришли.' },
  card: (name, state, n, of) => {
    const states = { can: ', можно сыграть', selected: ', выбрано', sent: ', отправлено', idle: '' };
    return `${name}${states[state]}, ${n} из ${of}`;
  },
  cardOff: (name, why) => `${name}, выбрать нельзя: ${why}`,
};
