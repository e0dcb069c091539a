import { type MailDevice, type MailTexts, momentText } from './mails.ts';
import { notificationsInRussian } from './notifications-ru.ts';

const at = (moment: number) => momentText(moment, 'ru');

const deviceText = ({ browser, system, address }: MailDevice) =>
  [browser && system ? `${browser}, ${system}` : (browser ?? system ?? 'Неизвестный браузер'), address]
    .filter(Boolean)
    .join(', ');

const plurals = new Intl.PluralRules('ru');
const counted = (amount: number, forms: Readonly<Record<string, string>>) =>
  `${amount} ${forms[plurals.select(amount)] ?? forms.many}`;
const HOURS = { one: 'часа', few: 'часов', many: 'часов' };
const MINUTES = { one: 'минуты', few: 'минут', many: 'минут' };

const NOT_YOU = 'Если это были не вы, сразу смените пароль и завершите незнакомые сеансы.';

/** The Russian words of emails. */
export const ru: MailTexts = {
  confirmEmail: ({ username, hours }) => ({
    subject: 'Подтвердите адрес электронной почты',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      'Этот адрес указан в вашей учётной записи в Драгомане. Подтвердите, что он ваш, чтобы восстанавливать пароль по почте и получать уведомления.',
    ],
    action: 'Подтвердить адрес',
    smallPrint: [
      `Ссылка сработает один раз, в течение ${counted(hours, HOURS)}.`,
      'Если у вас нет учётной записи с этим именем, просто не отвечайте на это письмо.',
    ],
  }),
  resetPassword: ({ username, minutes }) => ({
    subject: 'Новый пароль',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      'Кто-то запросил новый пароль для вашей учётной записи в Драгомане.',
    ],
    action: 'Задать новый пароль',
    smallPrint: [
      `Ссылка сработает один раз, в течение ${counted(minutes, MINUTES)}.`,
      'Если это были не вы, ничего не делайте: пароль останется прежним.',
    ],
  }),
  newDevice: ({ username, at: moment, device }) => ({
    subject: 'Новый вход в учётную запись',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      'В вашу учётную запись вошли с устройства, которым раньше не пользовались:',
      `${deviceText(device)}, ${at(moment)}.`,
    ],
    action: 'Проверить сеансы',
    smallPrint: [NOT_YOU],
  }),
  passwordChanged: ({ username, at: moment }) => ({
    subject: 'Ваш пароль изменён',
    paragraphs: [`Здравствуйте, ${username}!`, `Пароль вашей учётной записи изменён: ${at(moment)}.`],
    action: 'Проверить учётную запись',
    smallPrint: [
      'Если это были не вы, запросите новый пароль по почте на странице входа или напишите администратору сайта.',
    ],
  }),
  secondFactorOn: ({ username, at: moment }) => ({
    subject: 'Второй фактор включён',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь для входа в вашу учётную запись нужен и одноразовый код: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: ['Если это были не вы, сейчас же задайте новый пароль или напишите администратору сайта.'],
  }),
  secondFactorOff: ({ username, at: moment }) => ({
    subject: 'Второй фактор выключен',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь для входа в вашу учётную запись достаточно пароля: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: ['Если это были не вы, сейчас же задайте новый пароль или напишите администратору сайта.'],
  }),
  passkeyAdded: ({ username, at: moment, name }) => ({
    subject: 'К вашей учётной записи добавлен ключ доступа',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь в вашу учётную запись можно войти по ключу доступа «${name}»: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: [
      'Если это были не вы, сейчас же удалите ключ доступа и задайте новый пароль или напишите администратору сайта.',
    ],
  }),
  passkeyRemoved: ({ username, at: moment, name }) => ({
    subject: 'Из вашей учётной записи удалён ключ доступа',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь в вашу учётную запись нельзя войти по ключу доступа «${name}»: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: ['Если это были не вы, сейчас же задайте новый пароль или напишите администратору сайта.'],
  }),
  serviceConnected: ({ username, at: moment, service }) => ({
    subject: `К вашей учётной записи подключён вход через ${service}`,
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь в вашу учётную запись можно войти через ${service}: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: [
      'Если это были не вы, сейчас же отключите его и задайте новый пароль или напишите администратору сайта.',
    ],
  }),
  serviceDisconnected: ({ username, at: moment, service }) => ({
    subject: `Вход через ${service} отключён от вашей учётной записи`,
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Теперь в вашу учётную запись нельзя войти через ${service}: ${at(moment)}.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: ['Если это были не вы, сейчас же задайте новый пароль или напишите администратору сайта.'],
  }),
  emailChanged: ({ username, at: moment, email }) => ({
    subject: 'Ваш адрес электронной почты изменён',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Адрес электронной почты вашей учётной записи изменён на ${email}: ${at(moment)}. На прежний адрес письма больше не придут.`,
    ],
    action: 'Проверить учётную запись',
    smallPrint: ['Если это были не вы, напишите администратору сайта.'],
  }),
  deletionAsked: ({ username, due_at }) => ({
    subject: 'Ваша учётная запись будет удалена',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      `Вы попросили удалить вашу учётную запись в Драгомане. Она будет удалена: ${at(due_at)}. До тех пор она работает как раньше, и удаление можно отменить.`,
    ],
    action: 'Посмотреть или отменить удаление',
    smallPrint: [NOT_YOU],
  }),
  deletionWaits: ({ username }) => ({
    subject: 'Учётную запись пока нельзя удалить',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      'Пришёл день удаления вашей учётной записи в Драгомане, но у вас есть собственные проекты или вы последний администратор сайта. Передайте или удалите проекты, и учётная запись удалится сама.',
    ],
    action: 'Посмотреть, что мешает',
    smallPrint: ['Если вы передумали, там же можно отменить удаление.'],
  }),
  accountDeleted: ({ username }) => ({
    subject: 'Ваша учётная запись удалена',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      'Ваша учётная запись в Драгомане удалена по вашей просьбе. На этот адрес письма больше не придут.',
    ],
    action: 'Открыть сайт',
    smallPrint: ['Если вы об этом не просили, напишите администратору сайта.'],
  }),
  banned: ({ username, reason, until }) => ({
    subject: 'Ваша учётная запись заблокирована',
    paragraphs: [
      `Здравствуйте, ${username}!`,
      until === null
        ? 'Ваша учётная запись в Драгомане заблокирована. Войти больше нельзя.'
        : `Ваша учётная запись в Драгомане заблокирована. Войти снова можно будет после этого времени: ${at(until)}.`,
      ...(reason === '' ? [] : [`Причина: ${reason}`]),
    ],
    action: 'Открыть сайт',
    smallPrint: ['Если вы считаете, что это ошибка, свяжитесь с администратором сайта.'],
  }),
  ...notificationsInRussian,
  footer: (host) => `Это письмо отправил Драгоман (${host}), потому что у вас там учётная запись.`,
};
