import type { Texts } from '../texts.ts';

export const profile = {
  here: 'Здесь с {{date}}',
  noAbout: 'Здесь пока ничего не написано.',
  tab: { profile: 'Профиль', settings: 'Настройки', account: 'Учётная запись' },
  projects: 'Проекты',
  noProjects: 'Проектов пока нет.',
  about: 'О себе',
  aboutHint: 'Это смогут прочитать все.',
  avatar: 'Ссылка на аватар',
  avatarHint: 'Или адрес картинки: мы скачаем её один раз и сохраним у себя.',
  gender: 'Пол',
  genders: { hidden: 'Не показывать', male: 'Мужской', female: 'Женский' },
  genderHint: 'Виден на этой странице, если не скрыт.',
  save: 'Сохранить',
  saved: 'Сохранено',
  administration: 'Управление сайтом',
  remove: 'Удалить текст и картинку (администратор)',
  removeAsk: 'Удалить текст и картинку профиля {{username}}?',
  removeText: 'Вернуть их нельзя. Новый текст можно будет написать, если не ограничить правку профиля.',
  removeDeed: 'Удалить',
  removed: 'Удалено',
} as const satisfies Texts<'ru', 'profile'>;
