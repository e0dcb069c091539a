import type { DemoString } from '../project.ts';

/** What was done so far of the film’s Russian subtitles. */
export const SUBTITLES: readonly DemoString[] = [
  {
    keyOrStart: '[wind, gulls',
    translations: [
      { author: 'marta', text: '[ветер, чайки, скрип каната]', votesFor: ['ilya'], approved: true },
    ],
  },
  {
    keyOrStart: 'They say the last ferry',
    translations: [
      {
        author: 'sonya',
        text: 'Говорят, последний паром\nуходит без четверти девять.',
        votesFor: ['marta'],
        approved: true,
      },
      {
        author: 'ilya',
        text: 'Последний паром, говорят,\nотходит без четверти девять.',
        votesFor: ['sonya'],
      },
    ],
    comments: [
      {
        author: 'ilya',
        text: '«Отходит» о пароме точнее: уходят поезда и люди.',
        replies: [
          {
            author: 'sonya',
            text: 'Зато «уходит» рифмуется с концом фильма, где уходят как раз люди. Голосую за твой вариант и спорю всё равно.',
            replies: [
              { author: 'tomas', text: 'Оставляем «уходит» до последней реплики, потом решим обе сразу.' },
            ],
          },
        ],
      },
    ],
  },
  {
    keyOrStart: 'They have said so',
    translations: [
      {
        author: 'sonya',
        text: 'Так говорят одиннадцать лет,\nи ни разу это не было правдой.',
        initial: true,
      },
      {
        author: 'marta',
        text: 'Одиннадцать лет говорят —\nи ни разу не сказали правды.',
        votesFor: ['ilya', 'tomas'],
      },
    ],
  },
  {
    keyOrStart: '- Is this the queue?',
    translations: [
      {
        author: 'marta',
        text: '- Здесь очередь?\n- Теперь да.',
        votesFor: ['sonya', 'ilya'],
        approved: true,
      },
    ],
  },
  {
    keyOrStart: 'You’re the first one',
    translations: [{ author: 'sonya', text: 'Вы сегодня первая.', approved: true }],
    comments: [
      {
        author: 'marta',
        text: 'Мы уверены, что героиня — она? В кадре только рукав.',
        replies: [{ author: 'tomas', text: 'В титрах актриса. Значит, первая.' }],
      },
    ],
  },
  {
    keyOrStart: 'And the last, I should',
    translations: [
      { author: 'ilya', text: 'И последняя, надо думать.\nВ четверг никто не плавает.', votesFor: ['marta'] },
    ],
  },
  {
    keyOrStart: 'Why not on a Thursday?',
    translations: [{ author: 'marta', text: 'Почему не в четверг?', approved: true }],
  },
  {
    keyOrStart: 'Because on Thursdays',
    translations: [
      {
        author: 'ilya',
        text: 'По четвергам капитан\nпускает за штурвал кошку.',
        votesFor: ['sonya'],
        approved: true,
      },
      {
        author: 'sonya',
        text: 'Потому что по четвергам\nу руля кот.',
        votesFor: ['marta'],
        votesAgainst: ['tomas'],
      },
    ],
    comments: [
      { author: 'tomas', text: 'Кот или кошка — смотрите последний кадр: она там зевает, и это кошка.' },
    ],
  },
  {
    keyOrStart: '<i>He did not smile',
    translations: [
      { author: 'marta', text: '<i>Он сказал это без улыбки.</i>', votesFor: ['sonya'], approved: true },
    ],
  },
  {
    keyOrStart: '<i>That was the first',
    translations: [{ author: 'sonya', text: '<i>Это первое, что я записала\nоб острове.</i>' }],
  },
  {
    keyOrStart: '{\\an8}NO DOGS.',
    translations: [
      {
        author: 'ilya',
        text: '{\\an8}С СОБАКАМИ НЕЛЬЗЯ. С МУЗЫКОЙ НЕЛЬЗЯ.\nСПРАШИВАТЬ ПОСЛЕ ЗАКАТА НЕЛЬЗЯ.',
        votesFor: ['marta', 'sonya'],
      },
    ],
    comments: [
      { author: 'ilya', text: 'Скобку в начале не трогаем: она поднимает надпись к верхнему краю.' },
    ],
  },
  { keyOrStart: 'Ticket, please.', translations: [{ author: 'sonya', text: 'Ваш билет.', approved: true }] },
  {
    keyOrStart: 'I bought a return.',
    translations: [
      { author: 'marta', text: 'Я взяла туда и обратно.\nТак можно?', votesFor: ['ilya'], approved: true },
    ],
  },
  {
    keyOrStart: 'Bless you. Everybody',
    translations: [
      { author: 'sonya', text: 'Благослови вас бог. Все так берут.' },
      { author: 'ilya', text: 'Да хранит вас море. Все берут.', initial: true },
    ],
  },
  {
    keyOrStart: '[engine coughs',
    translations: [{ author: 'marta', text: '[мотор кашляет, глохнет, снова кашляет]' }],
  },
  {
    keyOrStart: '- She’s shy.',
    translations: [{ author: 'ilya', text: '- Стесняется.\n- Кто, мотор?', votesFor: ['sonya'] }],
    comments: [
      { author: 'sonya', text: 'Мотор он, а море и луна? Следующую реплику надо переводить вместе с этой.' },
    ],
  },
  {
    keyOrStart: 'The engine, the sea',
    translations: [{ author: 'ilya', text: 'И мотор, и море, и луна.', initial: true }],
  },
  {
    keyOrStart: 'You have to look away',
    translations: [{ author: 'sonya', text: 'Надо отвернуться\nи что-нибудь напеть.' }],
  },
  { keyOrStart: '[humming]', translations: [{ author: 'marta', text: '[напевает]' }] },
  {
    keyOrStart: 'More plum jam.',
    translations: [{ author: 'sonya', text: 'Ещё сливовое варенье.', votesFor: ['marta', 'ilya'] }],
  },
  { keyOrStart: 'That one.', translations: [{ author: 'ilya', text: 'Вот эта.', initial: true }] },
];
