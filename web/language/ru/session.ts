import type { Texts } from '../texts.ts';

export const session = {
  ended: 'Ваш сеанс завершён',
  endedText:
    'Чтобы продолжить, {{username}}, войдите ещё раз. Всё на странице останется как есть, в том числе написанное.',
  goOnAsGuest: 'Продолжить без входа',
  back: 'Вы снова вошли. То, что не получилось, можно повторить.',
  other: 'Теперь здесь {{username}}',
  otherText:
    'На странице всё ещё то, что видит {{was}}. Чтобы продолжить как {{username}}, она загрузится заново; написанное и не сохранённое здесь пропадёт.',
  goOnAs: 'Продолжить как {{username}}',
} as const satisfies Texts<'ru', 'session'>;
