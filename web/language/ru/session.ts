import type { Texts } from '../en/texts.ts';

export const session = {
  ended: 'Ваш сеанс завершён',
  endedText:
    'Войдите ещё раз, {{username}}, чтобы продолжить. Всё на странице сохранится, в том числе ваш текст.',
  goOnAsGuest: 'Продолжить без входа',
  back: 'Вы снова вошли. То, что не получилось, можно повторить.',
  other: 'Теперь в системе {{username}}',
  otherText:
    'На странице всё ещё то, что видит {{was}}. Чтобы продолжить как {{username}}, её нужно перезагрузить. Несохранённый текст пропадёт.',
  goOnAs: 'Продолжить как {{username}}',
} as const satisfies Texts<'ru', 'session'>;
