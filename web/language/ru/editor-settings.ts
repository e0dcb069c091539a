import type { Texts } from '../texts.ts';

export const editorSettings = {
  title: 'Настройки редактора',
  pageSize: 'Строк на странице',
  pageSizeHint: 'От {{min, number}} до {{max, number}}',
  showTranslations: 'Средняя колонка',
  columns: {
    only_cur: 'Текущий вариант',
    all: 'Все варианты',
    only_apr_and_reg: 'Утверждённые и обычные',
    only_apr: 'Только утверждённые',
  },
  shown: {
    only_cur: '{{language}}, текущий вариант',
    all: '{{language}}, все варианты',
    only_apr_and_reg: '{{language}}, утверждённые и обычные',
    only_apr: '{{language}}, только утверждённые',
  },
  noneShown: 'Показать нечего',
  useDoubleClick: 'Выбирать строку двойным щелчком',
  showNextSectionsArrows: 'Стрелки к соседним разделам',
  drawNewLine: 'Показывать переносы строк знаком ↵',
  showsPresence: 'Показывать другим, где я',
  exitEditOnSave: 'Выходить из режима правки при сохранении',
  markAllRead: 'Отметить все комментарии прочитанными',
  markingRead: 'Отмечаем…',
  markedRead_one: 'Прочитаны комментарии к {{count, number}} строке',
  markedRead_few: 'Прочитаны комментарии к {{count, number}} строкам',
  markedRead_many: 'Прочитаны комментарии к {{count, number}} строкам',
  markedRead_other: 'Прочитаны комментарии к {{count, number}} строки',
  nothingUnread: 'Непрочитанных комментариев не было',
} as const satisfies Texts<'ru', 'editorSettings'>;
