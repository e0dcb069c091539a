import type { RoleName } from '#domain/core/access/roles.ts';
import { dayWords, notificationWords, roleWord } from './notifications.ts';

const STATES: Readonly<Record<string, string>> = {
  opened: 'Проект снова идёт',
  frozen: 'Проект приостановлен',
  closed: 'Проект завершён',
  restored: 'Проект восстановлен',
};

const ROLES = {
  owner: 'владелец',
  administrator: 'администратор',
  moderator: 'модератор',
  redactor: 'редактор',
  translator: 'переводчик',
  proficient: 'опытный переводчик',
} as const satisfies Record<RoleName, string>;

const REPORTED = {
  project: 'на проект',
  string: 'на исходный текст',
  translation: 'на перевод',
  comment: 'на комментарий',
  profile: 'на профиль',
} as const;

const DECIDED = { removed: 'Приняты меры по вашей жалобе', dismissed: 'Отклонена ваша жалоба' } as const;

const sectionOf = (name: string | null) => (name === null ? 'раздел' : `раздел «${name}»`);

const dayOf = dayWords('ru');

/** The Russian words of emails about notifications. */
export const notificationsInRussian = notificationWords({
  hello: (username) => `Здравствуйте, ${username}!`,
  subject: 'Новые уведомления',
  intro: 'Для вас есть новое:',
  digests: { daily: 'Ваш день в Драгомане', weekly: 'Ваша неделя в Драгомане' },
  digestIntro: { daily: 'Что произошло за день:', weekly: 'Что произошло за неделю:' },
  kinds: {
    mention: { one: () => 'Вас упомянули в комментарии', many: 'Вас упоминали в комментариях' },
    reply: { one: () => 'Новый комментарий', many: 'Новые комментарии' },
    approved: { one: () => 'Ваш перевод утверждён', many: 'Утверждены ваши переводы' },
    edited: { one: () => 'Ваш перевод изменён', many: 'Изменены ваши переводы' },
    deleted: { one: () => 'Ваш перевод удалён', many: 'Удалены ваши переводы' },
    rivalled: {
      one: () => 'К строке с вашим переводом добавлен ещё один',
      many: 'К строкам с вашими переводами добавлены другие',
    },
    vote: { one: () => 'Голос по вашему переводу', many: 'Голоса по вашим переводам' },
    invitation: { one: () => 'Вас пригласили в проект', many: 'Приглашения' },
    joinRequest: { one: () => 'Заявка на вступление', many: 'Заявки на вступление' },
    roleChange: {
      one: ({ role }) =>
        role ? `Ваша роль в проекте: ${roleWord(ROLES, role)}` : 'Вас исключили из проекта',
      many: 'Изменения вашей роли',
    },
    projectState: {
      one: ({ status }) => STATES[status ?? ''] ?? 'Проект изменён',
      many: 'Изменения проекта',
    },
    newSection: {
      one: ({ section }) => (section ? `Новый раздел: «${section}»` : 'Новый раздел'),
      many: 'Новые разделы',
    },
    sourceUpdate: {
      one: ({ section }) => (section ? `Обновлён оригинал раздела «${section}»` : 'Обновлён оригинал'),
      many: 'Обновления оригинала',
    },
    assigned: {
      one: ({ section, deadline }) =>
        deadline
          ? `Вам назначен ${sectionOf(section)}, срок: ${dayOf(deadline)}`
          : `Вам назначен ${sectionOf(section)}`,
      many: 'Вам назначены разделы',
    },
    assignmentDue: {
      one: ({ section, deadline }) => `Вам назначен ${sectionOf(section)}, скоро срок: ${dayOf(deadline)}`,
      many: 'Скоро срок назначенных вам разделов',
    },
    webhookDisabled: { one: () => 'Ваш вебхук отключён', many: 'Отключённые вебхуки' },
    sectionFinished: {
      one: ({ section }) =>
        section ? `Раздел «${section}» переведён полностью` : 'Раздел переведён полностью',
      many: 'Разделы, переведённые полностью',
    },
    jobFinished: { one: () => 'Ваша фоновая работа завершена', many: 'Завершённые фоновые работы' },
    reportDecided: {
      one: ({ report }) =>
        report ? `${DECIDED[report.decision]} ${REPORTED[report.target]}` : 'Принято решение по вашей жалобе',
      many: 'Решения по вашим жалобам',
    },
  },
  more: (amount) => `И ещё: ${amount}.`,
  action: {
    comment: 'Прочитать комментарий',
    string: 'Открыть строку',
    section: 'Открыть раздел',
    project: 'Открыть проект',
    members: 'Посмотреть заявку',
    invitations: 'Ответить на приглашение',
    profile: 'Открыть профиль',
    notifications: 'Все уведомления',
  },
  reviews: 'Ваши переводы, которые нужно проверить',
  about: 'О строке:',
  why: 'Что присылать по почте, вы выбираете в настройках профиля.',
  off: {
    kind: 'Не присылать писем такого рода',
    mail: 'Не присылать писем об отдельных уведомлениях',
    daily: 'Не присылать сводку за день',
    weekly: 'Не присылать сводку за неделю',
  },
  offAll: 'Не присылать никаких писем с уведомлениями',
});
