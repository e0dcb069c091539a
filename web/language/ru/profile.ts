import type { Texts } from '../en/texts.ts';

export const profile = {
  here: 'На сайте с {{date}}',
  writeAbout: 'Рассказать о себе',
  tab: { profile: 'Профиль', settings: 'Настройки', account: 'Учётная запись', tokens: 'API-токены' },
  projects: 'Проекты',
  moreProjects: 'Показать ещё проекты',
  noProjects: 'Проектов пока нет.',
  about: 'О себе',
  aboutHint: 'Видно всем.',
  avatar: 'Ссылка на аватар',
  avatarHint: 'Или адрес изображения. Мы скачаем его один раз и сохраним копию.',
  gender: 'Пол',
  genders: { hidden: 'Не показывать', male: 'Мужской', female: 'Женский' },
  genderHint: 'Показывается в профиле, если не скрыт.',
  save: 'Сохранить',
  saved: 'Сохранено',
  remove: 'Удалить текст и изображение (администратор)',
  removeAsk: 'Удалить текст и изображение из профиля {{username}}?',
  removeText: 'Это действие необратимо. Заполнить профиль снова можно, если правка профиля не запрещена.',
  removeDeed: 'Удалить',
  removed: 'Удалено',
} as const satisfies Texts<'ru', 'profile'>;
