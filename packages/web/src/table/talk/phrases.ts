import type { Lang, MoodType, Personality } from '@saloon/kernel';
import type { Saying } from './talk.ts';

type Phrases = Readonly<Record<Personality, Readonly<Record<MoodType, readonly [string, string]>>>>;

const EN: Phrases = {
  bold: {
    struck: ['Draw faster next time!', 'Right between the buttons!'],
    hurt: ['Is that all you’ve got?', 'Ha! A scratch.'],
    took: ['Fortune likes me.', 'Easy!'],
    failed: ['Worth a try!', 'Again!'],
    won: ['Told you I’d do it!', 'Who wants another round?'],
  },
  careful: {
    struck: ['I’d rather not have done that.', 'One has to be thorough.'],
    hurt: ['I knew I should have stayed home.', 'That was in my notes.'],
    took: ['Slowly, but surely.', 'Counted twice.'],
    failed: ['Better safe than sorry.', 'I had a second plan.'],
    won: ['Patience pays.', 'No risks taken, none needed.'],
  },
  vengeful: {
    struck: ['I don’t forget.', 'That’s for last time.'],
    hurt: ['Your name is on my list.', 'You’ll hear from me.'],
    took: ['Consider it a down payment.', 'I’ll call it even. Almost.'],
    failed: ['Laugh while you can.', 'I have time.'],
    won: ['All debts are paid.', 'Now we’re even.'],
  },
  greedy: {
    struck: ['Nothing personal. Business.', 'You were in front of my money.'],
    hurt: ['That will cost you!', 'My good coat!'],
    took: ['Mine!', 'Come to papa.'],
    failed: ['And not a dime to show for it.', 'Who pays me for that?'],
    won: ['Cash, please.', 'I’ll take all of it.'],
  },
  bluffing: {
    struck: ['Did you see that coming?', 'Surprise!'],
    hurt: ['Exactly as I planned.', 'You fell for it.'],
    took: ['Up my sleeve it goes.', 'Now you see it…'],
    failed: ['That was on purpose.', 'A little trick of mine.'],
    won: ['You never knew, did you?', 'The best hand is the one you believe in.'],
  },
  friendly: {
    struck: ['Sorry, friend!', 'No hard feelings?'],
    hurt: ['Good shot!', 'Ouch. Well done, though.'],
    took: ['Next round’s on me.', 'I’ll share the story, at least.'],
    failed: ['Can’t win them all.', 'Oh well!'],
    won: ['Thanks for the game, everyone!', 'You made it fun.'],
  },
};

const RU: Phrases = {
  bold: {
    struck: ['В\u00a0следующий раз доставай быстрее!', 'Точно между пуговиц!'],
    hurt: ['И\u00a0это всё?', 'Ха! Царапина.'],
    took: ['Удача любит меня.', 'Проще простого!'],
    failed: ['Стоило попробовать!', 'Ещё раз!'],
    won: ['Я\u00a0же говорила!', 'Кто хочет ещё?'],
  },
  careful: {
    struck: ['Лучше бы обошлось без этого.', 'Люблю порядок.'],
    hurt: ['Надо было остаться дома.', 'Так и\u00a0записано в\u00a0моей книжке.'],
    took: ['Тише едешь\u00a0— дальше будешь.', 'Пересчитал дважды.'],
    failed: ['Бережёного бог бережёт.', 'У\u00a0меня был запасной план.'],
    won: ['Терпение окупается.', 'Никакого риска\u00a0— и\u00a0вот результат.'],
  },
  vengeful: {
    struck: ['Я\u00a0ничего не\u00a0забываю.', 'Это за\u00a0прошлый раз.'],
    hurt: ['Твоё имя в\u00a0моём списке.', 'Мы ещё поговорим.'],
    took: ['Считай, первый взнос.', 'Мы в\u00a0расчёте. Почти.'],
    failed: ['Смейтесь, пока можете.', 'Я\u00a0подожду.'],
    won: ['Все долги уплачены.', 'Вот теперь мы квиты.'],
  },
  greedy: {
    struck: ['Ничего личного. Дела.', 'Вы загородили мои деньги.'],
    hurt: ['Это вам дорого обойдётся!', 'Мой лучший сюртук!'],
    took: ['Моё!', 'Иди к\u00a0папочке.'],
    failed: ['И\u00a0ни цента взамен.', 'А\u00a0кто мне заплатит?'],
    won: ['Наличными, пожалуйста.', 'Возьму всё.'],
  },
  bluffing: {
    struck: ['Не\u00a0ожидали?', 'Сюрприз!'],
    hurt: ['Всё по\u00a0плану.', 'Вы попались.'],
    took: ['И\u00a0в\u00a0рукав.', 'Ловкость рук…'],
    failed: ['Так и\u00a0было задумано.', 'Маленькая хитрость.'],
    won: ['А\u00a0вы и\u00a0не\u00a0догадались?', 'Лучшая карта\u00a0— та, в\u00a0которую верят.'],
  },
  friendly: {
    struck: ['Прости, дружище!', 'Без обид?'],
    hurt: ['Отличный выстрел!', 'Ой. Но\u00a0чисто сделано.'],
    took: ['Следующая за\u00a0мой счёт.', 'Зато будет что рассказать.'],
    failed: ['Бывает!', 'Ну и\u00a0ладно.'],
    won: ['Спасибо за\u00a0игру!', 'С\u00a0вами весело.'],
  },
};

const PHRASES: Readonly<Record<Lang, Phrases>> = { en: EN, ru: RU };

export function phraseOf({ personality, mood, draw }: Saying, lang: Lang): string {
  const list = PHRASES[lang][personality][mood];
  return list[draw % list.length] ?? list[0];
}
