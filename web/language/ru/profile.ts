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
} as const satisfies Texts<'ru', 'profile'>;
