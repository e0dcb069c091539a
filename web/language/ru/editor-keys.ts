import type { Texts } from '../texts.ts';

export const editorKeys = {
  title: 'Все клавиши',
  groups: {
    around: 'Перемещение',
    entry: 'Ввод перевода',
    versions: 'Варианты',
    panels: 'Рядом с текстом',
  },
  names: {
    previousString: 'Предыдущая строка',
    nextString: 'Следующая строка',
    nextUntranslated: 'Следующая непереведённая строка',
    previousPage: 'Предыдущая страница',
    nextPage: 'Следующая страница',
    filter: 'Поиск и фильтр',
    palette: 'Команды',
    sheet: 'Все клавиши',
    saveAndNext: 'Добавить и перейти к следующей строке',
    saveAndStay: 'Добавить и остаться',
    copySource: 'Скопировать оригинал',
    markInitial: 'Пометить как черновик или снять пометку',
    leave: 'Отменить, выйти из поля',
    chooseVersion: 'Выбрать вариант по номеру',
    approve: 'Утвердить выбранный вариант или снять утверждение',
    voteFor: 'Голосовать за выбранный вариант',
    voteAgainst: 'Голосовать против выбранного варианта',
    editVersion: 'Править выбранный вариант',
    comments: 'Комментарии',
    dictionary: 'Словарь',
  },
} as const satisfies Texts<'ru', 'editorKeys'>;
