import type { Texts } from '../en/texts.ts';

export const help = {
  about: {
    'start-a-project': 'Справка о настройках проекта',
    import: 'Справка об импорте',
    roles: 'Справка об участниках и ролях',
    dictionary: 'Справка о словаре',
    download: 'Справка о скачивании',
    translate: 'Справка о редакторе',
  },
} as const satisfies Texts<'ru', 'help'>;
