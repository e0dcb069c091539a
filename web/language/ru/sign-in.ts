import type { Texts } from '../en/texts.ts';

export const signIn = {
  password: 'Пароль',
  showPassword: 'Показать или скрыть пароль',
  login: {
    title: 'Вход',
    username: 'Имя пользователя или почта',
    remember: 'Запомнить меня',
    rememberHint: 'на 30 дней',
    rememberForever: 'Запомнить навсегда',
    rememberForeverHint: 'на год',
    submit: 'Войти',
    passkey: 'Войти по ключу доступа',
    unknown: 'Неизвестная ошибка.',
    forgot: 'Забыли пароль?',
    forgotten: 'Забыли пароль? Обратитесь к администратору сайта.',
    newHere: 'Впервые здесь?',
    toSignUp: 'Зарегистрируйтесь',
  },
  signUp: {
    title: 'Регистрация',
    email: 'Электронная почта',
    username: 'Имя пользователя',
    usernameHint: 'Строчные латинские буквы, цифры и подчёркивания. Не короче {{min, number}} символов.',
    passwordHint: 'Не короче {{min, number}} символов.',
    code: 'Секретный код',
    codeHint: 'Спросите у того, кто вас пригласил.',
    submit: 'Зарегистрироваться',
    done: 'Учётная запись готова. Войдите, чтобы продолжить.',
    haveAccount: 'Уже есть учётная запись?',
    toLogin: 'Войдите',
  },
} as const satisfies Texts<'ru', 'signIn'>;
