import type { Texts } from '../texts.ts';

export const images = {
  cover: 'Обложка',
  avatar: 'Аватар',
  upload: 'Загрузить картинку',
  another: 'Загрузить другую',
  remove: 'Убрать',
  hint: 'PNG, JPEG, GIF, WebP или AVIF, до {{max, number}} МБ. Можно перетащить её сюда или вставить из буфера обмена.',
  drop: 'Отпустите картинку здесь.',
  uploading: 'Загружается: {{share, number(style: percent)}}',
  working: 'Картинка обрабатывается…',
  uploaded: 'Картинка загружена',
  removed: 'Картинка убрана',
  later: 'Загрузится, когда проект будет создан.',
  notUploaded: 'Проект создан, но обложка не загрузилась: {{why}}',
  again: 'Попробовать ещё раз',
  refresh: 'Скачать заново',
  refreshing: 'Скачивается…',
  refreshed: 'Картинка скачана',
  /** Of a file that was sent. */
  refused: {
    notImage: 'Это не картинка PNG, JPEG, GIF, WebP или AVIF, или она повреждена.',
    imageTooLarge: 'В картинке слишком много пикселей. Уменьшите её.',
  },
  problem: {
    pending: 'Картинка ещё не скачана. Она появится чуть позже.',
    tooOften: 'Вы добавили слишком много картинок по ссылкам. Попробуйте через час.',
    notPublic: 'Этот адрес недоступен из интернета.',
    broken: 'Картинку не удалось обработать. Попробуйте ещё раз.',
    unreachable: 'Сайт недоступен.',
    slow: 'Сайт слишком долго не отвечает.',
    notFound: 'По этому адресу ничего нет.',
    denied: 'Сайт не разрешает скачать эту картинку. Загрузите её сами.',
    notImage: 'По этому адресу нет картинки PNG, JPEG, GIF, WebP или AVIF.',
    imageTooLarge: 'Картинка слишком большая. Загрузите картинку поменьше.',
  },
} as const satisfies Texts<'ru', 'images'>;
