import type { Texts } from '../en/texts.ts';

/** The source versions of a section (updates.14), and what the log says about them. */
export const sourceVersions = {
  title: 'Версии оригинала раздела «{{section}}»',
  list: 'Версии оригинала, сначала новые',
  kind: {
    import: 'Импорт',
    update: 'Обновление',
    undo: 'Отмена',
  },
  noFile: 'без имени файла',
  undone: 'Отменено',
  counts: {
    changed: 'изменено: {{amount, number}}',
    added: 'добавлено: {{amount, number}}',
    moved: 'перемещено: {{amount, number}}',
    removed: 'удалено: {{amount, number}}',
    none: 'только оформление файла',
  },
  left: 'Остались как есть: {{reasons}}',
  because: {
    editedSince: 'изменённые с тех пор ({{amount, number}})',
    movedSince: 'перемещённые с тех пор ({{amount, number}})',
    filledSince: 'с переводами или комментариями ({{amount, number}})',
    gone: 'удалённые с тех пор ({{amount, number}})',
  },
  older: 'Показать более старые',
  none: 'Версий оригинала пока нет',
  noneText: 'Здесь появятся импорт и обновления этого раздела.',
} as const satisfies Texts<'ru', 'sourceVersions'>;
