import it from 'dayjs/locale/it.js';
import ru from 'dayjs/locale/ru.js';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';

/** The locales of the date picker by language; an imported locale registers itself. */
export const DATE_LOCALES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'en',
  ru: ru.name,
  it: it.name,
};
