import type { Fragment } from '../work.ts';

/** What was done so far of the film’s Russian subtitles. */
export const FRAGMENTS: readonly Fragment[] = [
  {
    source: '[wind, gulls',
    versions: [{ by: 'marta', text: '[ветер, чайки, скрип каната]', plus: ['ilya'], approved: true }],
  },
  {
    source: 'They say the last ferry',
    versions: [
      {
        by: 'sonya',
        text: 'Говорят, последний паром\nуходит без четверти девять.',
        plus: ['marta'],
        approved: true,
      },
      { by: 'ilya', text: 'Последний паром, говорят,\nотходит без четверти девять.', plus: ['sonya'] },
    ],
    remarks: [
      {
        by: 'ilya',
        says: '«Отходит» о пароме точнее: уходят поезда и люди.',
        answers: [
          {
            by: 'sonya',
            says: 'Зато «уходит» рифмуется с концом фильма, где уходят как раз люди. Голосую за твой вариант и спорю всё равно.',
            answers: [
              { by: 'tomas', says: 'Оставляем «уходит» до последней реплики, потом решим обе сразу.' },
            ],
          },
        ],
      },
    ],
  },
  {
    source: 'They have said so',
    versions: [
      { by: 'sonya', text: 'Так говорят одиннадцать лет,\nи ни разу это не было правдой.', initial: true },
      {
        by: 'marta',
        text: 'Одиннадцать лет говорят —\nи ни разу не сказали правды.',
        plus: ['ilya', 'tomas'],
      },
    ],
  },
  {
    source: '- Is this the queue?',
    versions: [
      { by: 'marta', text: '- Здесь очередь?\n- Теперь да.', plus: ['sonya', 'ilya'], approved: true },
    ],
  },
  {
    source: 'You’re the first one',
    versions: [{ by: 'sonya', text: 'Вы сегодня первая.', approved: true }],
    remarks: [
      {
        by: 'marta',
        says: 'Мы уверены, что героиня — она? В кадре только рукав.',
        answers: [{ by: 'tomas', says: 'В титрах актриса. Значит, первая.' }],
      },
    ],
  },
  {
    source: 'And the last, I should',
    versions: [
      { by: 'ilya', text: 'И последняя, надо думать.\nВ четверг никто не плавает.', plus: ['marta'] },
    ],
  },
  {
    source: 'Why not on a Thursday?',
    versions: [{ by: 'marta', text: 'Почему не в четверг?', approved: true }],
  },
  {
    source: 'Because on Thursdays',
    versions: [
      {
        by: 'ilya',
        text: 'По четвергам капитан\nпускает за штурвал кошку.',
        plus: ['sonya'],
        approved: true,
      },
      { by: 'sonya', text: 'Потому что по четвергам\nу руля кот.', plus: ['marta'], minus: ['tomas'] },
    ],
    remarks: [{ by: 'tomas', says: 'Кот или кошка — смотрите последний кадр: она там зевает, и это кошка.' }],
  },
  {
    source: '<i>He did not smile',
    versions: [{ by: 'marta', text: '<i>Он сказал это без улыбки.</i>', plus: ['sonya'], approved: true }],
  },
  {
    source: '<i>That was the first',
    versions: [{ by: 'sonya', text: '<i>Это первое, что я записала\nоб острове.</i>' }],
  },
  {
    source: '{\\an8}NO DOGS.',
    versions: [
      {
        by: 'ilya',
        text: '{\\an8}С СОБАКАМИ НЕЛЬЗЯ. С МУЗЫКОЙ НЕЛЬЗЯ.\nСПРАШИВАТЬ ПОСЛЕ ЗАКАТА НЕЛЬЗЯ.',
        plus: ['marta', 'sonya'],
      },
    ],
    remarks: [{ by: 'ilya', says: 'Скобку в начале не трогаем: она поднимает надпись к верхнему краю.' }],
  },
  { source: 'Ticket, please.', versions: [{ by: 'sonya', text: 'Ваш билет.', approved: true }] },
  {
    source: 'I bought a return.',
    versions: [{ by: 'marta', text: 'Я взяла туда и обратно.\nТак можно?', plus: ['ilya'], approved: true }],
  },
  {
    source: 'Bless you. Everybody',
    versions: [
      { by: 'sonya', text: 'Благослови вас бог. Все так берут.' },
      { by: 'ilya', text: 'Да хранит вас море. Все берут.', initial: true },
    ],
  },
  { source: '[engine coughs', versions: [{ by: 'marta', text: '[мотор кашляет, глохнет, снова кашляет]' }] },
  {
    source: '- She’s shy.',
    versions: [{ by: 'ilya', text: '- Стесняется.\n- Кто, мотор?', plus: ['sonya'] }],
    remarks: [
      { by: 'sonya', says: 'Мотор он, а море и луна? Следующую реплику надо переводить вместе с этой.' },
    ],
  },
  {
    source: 'The engine, the sea',
    versions: [{ by: 'ilya', text: 'И мотор, и море, и луна.', initial: true }],
  },
  {
    source: 'You have to look away',
    versions: [{ by: 'sonya', text: 'Надо отвернуться\nи что-нибудь напеть.' }],
  },
  { source: '[humming]', versions: [{ by: 'marta', text: '[напевает]' }] },
  {
    source: 'More plum jam.',
    versions: [{ by: 'sonya', text: 'Ещё сливовое варенье.', plus: ['marta', 'ilya'] }],
  },
  { source: 'That one.', versions: [{ by: 'ilya', text: 'Вот эта.', initial: true }] },
];
