import type { Lang } from '@saloon/kernel';

const en = {
  title: 'When a phone can’t connect',
  intro: 'Phones, the big screen and the computer that runs the saloon have to be in the same network.',
  steps: [
    {
      title: 'Same network',
      text: 'Connect the phone to the same Wi-Fi as the computer. Mobile data and guest networks don’t reach it.',
    },
    {
      title: 'The right address',
      text: 'Type the address that the computer printed, with http:// and the number after the colon. localhost works only on the computer itself.',
    },
    {
      title: 'Firewall',
      text: 'If the computer asks whether to let the program accept connections, allow it for private networks. Otherwise open the port in the firewall.',
    },
    {
      title: 'Guest isolation',
      text: 'Some routers keep devices apart (“client isolation”, “guest mode”). Switch it off, or use the hotspot of a phone for everyone.',
    },
    {
      title: 'Port',
      text: 'If another program uses the port, start the saloon with another: npm start -- --port 3000.',
    },
  ],
  code: 'I have a code',
  here: 'You opened this page at',
};
export type NetworkWords = typeof en;

const ru: NetworkWords = {
  title: 'Если телефон не подключается',
  intro: 'Телефоны, большой экран и компьютер, на котором запущен «Салун», должны быть в одной сети.',
  steps: [
    {
      title: 'Одна сеть',
      text: 'Подключите телефон к тому же Wi-Fi, что и компьютер. Через мобильный интернет или гостевую сеть его не найти.',
    },
    {
      title: 'Верный адрес',
      text: 'Введите адрес, который напечатал компьютер, вместе с http:// и числом после двоеточия. Адрес localhost работает только на самом компьютере.',
    },
    {
      title: 'Брандмауэр',
      text: 'Если компьютер спросит, разрешить ли программе входящие подключения, разрешите для частных сетей. Иначе откройте порт в брандмауэре.',
    },
    {
      title: 'Изоляция устройств',
      text: 'Некоторые роутеры не дают устройствам видеть друг друга («изоляция клиентов», «гостевой режим»). Отключите это или раздайте всем интернет с телефона.',
    },
    {
      title: 'Порт',
      text: 'Если порт занят другой программой, запустите «Салун» на другом: npm start -- --port 3000.',
    },
  ],
  code: 'У меня есть код',
  here: 'Эта страница открыта по адресу',
};

export const NETWORK_WORDS: Readonly<Record<Lang, NetworkWords>> = { en, ru };
