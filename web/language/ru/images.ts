import type { Texts } from '../en/texts.ts';

export const images = {
  cover: 'Обложка',
  avatar: 'Аватар',
  upload: 'Загрузить изображение',
  another: 'Загрузить другое',
  remove: 'Убрать',
  hint: 'PNG, JPEG, GIF, WebP или AVIF, до {{max, number}} МБ. Можно перетащить сюда или вставить из буфера обмена.',
  drop: 'Отпустите изображение здесь.',
  uploading: 'Загрузка: {{share, number(style: percent)}}',
  working: 'Обработка…',
  uploaded: 'Изображение загружено',
  removed: 'Изображение убрано',
  later: 'Изображение загрузится при создании проекта.',
  notUploaded: 'Проект создан, но обложка не загрузилась: {{why}}',
  again: 'Повторить',
  refresh: 'Обновить',
  refreshing: 'Обновление…',
  refreshed: 'Изображение обновлено',
  /** Why an uploaded file was refused. */
  refused: {
    notImage: 'Не удалось прочитать изображение. Подойдут PNG, JPEG, GIF, WebP и AVIF.',
    imageTooLarge: 'В изображении слишком много пикселей. Выберите поменьше.',
  },
  problem: {
    pending: 'Изображение скоро появится.',
    tooOften: 'Слишком много изображений по ссылкам. Попробуйте через час.',
    notPublic: 'Этот адрес недоступен из интернета.',
    broken: 'Не удалось обработать изображение. Попробуйте ещё раз.',
    unreachable: 'Не удалось связаться с сайтом.',
    slow: 'Сайт слишком долго не отвечает.',
    notFound: 'По этому адресу нет изображения.',
    denied: 'Сайт не разрешает скачать это изображение. Загрузите его файлом.',
    notImage: 'По этому адресу нет изображения PNG, JPEG, GIF, WebP или AVIF.',
    imageTooLarge: 'Изображение слишком большое. Загрузите поменьше.',
  },
} as const satisfies Texts<'ru', 'images'>;
