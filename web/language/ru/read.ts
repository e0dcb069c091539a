import type { Texts } from '../en/texts.ts';

export const read = {
  title: 'Чтение',
  languages: 'Языки',
  both: 'Оба',
  contents: 'Оглавление',
  whole: 'Весь текст',
  sections: 'Разделы',
  look: 'Вид текста',
  size: 'Размер текста',
  originals: 'Показывать оригинал на полях',
  print: 'Печать',
  printedPart:
    'Напечатана только загруженная часть текста. Чтобы напечатать весь текст, нажмите «Печать» в меню «Вид текста».',
  empty: 'В этом разделе пока нет строк.',
  inEditor: '№ {{index}} в редакторе: {{state}}',
  translate: 'Перевести № {{index}}',
  untranslated: '№ {{index}} ещё не переведён',
} as const satisfies Texts<'ru', 'read'>;
