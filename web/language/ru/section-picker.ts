import type { Texts } from '../en/texts.ts';

export const sectionPicker = {
  title: 'Выбор разделов',
  all: 'Все разделы',
  open: 'Открыть редактор',
  none: 'Выберите хотя бы один раздел.',
  empty: { title: 'Разделов пока нет', text: 'Разделы добавляют и строки импортируют управляющие проектом.' },
  toProject: 'К проекту',
} as const satisfies Texts<'ru', 'sectionPicker'>;
