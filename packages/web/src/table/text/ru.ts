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
  gone: (names) => `${names} не\u00a0на\u00a0связи.`,
  rule: 'Правило',
  ruleOfQuestion: 'Правило к\u00a0этому вопросу',
  confirm: 'Нажмите ещё раз, чтобы подтвердить',
  hintPlay: 'Сыграть так',
  hintMore: 'Почему и другие ходы',
  byItself: 'сыграется само',
  harmful: 'вам во вред',
  armed: (label) => `${label}. Нажмите ещё раз, чтобы подтвердить.`,
  onlyYouSee: 'Это видите только вы.',
  question: 'Вопрос',
  hand: 'Ваша рука',
  noCards: 'На руке нет карт',
  opponents: 'Соперники',
  board: 'Описание стола',
  skip: 'Пропустить',
  toEnd: 'В\u00a0конец',
  sorted: { 'by-kind': 'Карты разложены по видам.', 'as-it-came': 'Карты лежат в\u00a0том порядке, как пришли.' },
  card: (name, state, n, of) => {
    const states = { can: ', можно сыграть', selected: ', выбрано', sent: ', отправлено', idle: '' };
    return `${name}${states[state]}, ${n} из ${of}`;
  },
  cardOff: (name, why) => `${name}, выбрать нельзя: ${why}`,
};
