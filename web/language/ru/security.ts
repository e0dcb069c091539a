import type { Texts } from '../en/texts.ts';

export const security = {
  moved: 'Пароль, устройства и недавние события — на вкладке «Безопасность».',
  tokens: 'Токены API',
  tokensHint: 'По ним входят программы вместо вашего пароля.',
  toTokens: 'Показать ваши токены',
  events: 'Недавние события безопасности',
  eventsHint_one: 'Что было с вашим входом за последний {{count, number}} день.',
  eventsHint_few: 'Что было с вашим входом за последние {{count, number}} дня.',
  eventsHint_many: 'Что было с вашим входом за последние {{count, number}} дней.',
  eventsHint_other: 'Что было с вашим входом за последние {{count, number}} дня.',
  noEvents: 'Пока ничего не произошло.',
  more: 'Показать более ранние',
  newDevice: 'Новое устройство',
  event: {
    signIn: 'Вход',
    signInFailed_one: '{{count, number}} неудачная попытка входа',
    signInFailed_few: '{{count, number}} неудачные попытки входа',
    signInFailed_many: '{{count, number}} неудачных попыток входа',
    signInFailed_other: '{{count, number}} неудачной попытки входа',
    passwordChanged: 'Пароль изменён',
    passwordReset: 'Новый пароль задан по ссылке',
    passwordLink: 'Администратор создал ссылку для нового пароля',
    emailChanged: 'Адрес почты изменён',
    tokenCreated: 'Создан токен API «{{name}}»',
    tokenRevoked: 'Отозван токен API «{{name}}»',
  },
} as const satisfies Texts<'ru', 'security'>;
