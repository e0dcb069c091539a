import type { Texts } from '../en/texts.ts';

export const cues = {
  reading: {
    longest: 'Длина строки',
    lines: 'Строк',
    speed: 'Символов/с',
    duration: 'Секунд',
    over: 'больше лимита',
    under: 'меньше лимита',
  },
  atLeast: '{{count, number}} / не меньше {{limit, number}}',
  atMost: '{{count, number}} / {{limit, number}}',
  times: {
    start: 'Начало',
    end: 'Конец',
    order: 'Реплика кончается позже, чем начинается.',
    shown: 'Длится {{seconds, number}} с.',
    short: 'Длится меньше {{limit, number}} с.',
    long: 'Длится больше {{limit, number}} с.',
    gapBefore: 'Реплика перед ней кончается в {{time}}; нужен промежуток {{limit, number}} мс.',
    gap: 'Следующая реплика начинается в {{time}}; нужен промежуток {{limit, number}} мс.',
    overlapBefore: 'Пересекается с репликой перед ней: та кончается в {{time}}.',
    overlap: 'Пересекается со следующей репликой: та начинается в {{time}}.',
  },
  target: {
    title: 'Время перевода',
    add: 'Другое время для перевода',
    reset: 'Как в оригинале',
  },
  limits: {
    title: 'Субтитры',
    hint: 'Реплики, нарушающие лимиты, отмечены в редакторе. Их находит фильтр «Нарушают лимиты». Пустое поле — нет лимита.',
    profile: 'Правила',
    own: 'Свои лимиты',
    cue_line_length: 'Символов в строке',
    cue_lines: 'Строк',
    cue_speed: 'Символов в секунду',
    cue_min_duration: 'Показ не короче, мс',
    cue_max_duration: 'Показ не дольше, мс',
    cue_min_gap: 'Промежуток между репликами, мс',
    gapHint:
      '83 мс — два кадра при 24 кадрах в секунду; достаточно и двух при 25, 80 мс. При 0 реплики могут идти вплотную, без лимита — пересекаться.',
  },
} as const satisfies Texts<'ru', 'cues'>;
