import i18next from 'i18next';
import { isLanguage } from '../../language/languages.ts';
import { learnAll } from '../../language/start.ts';
import { inTime } from '../../ui/page/screen.ts';

/** Fetches the guide in the language of the interface, with the labels that it names. */
export async function loadHelp() {
  await learnAll();
  const { fetchHelp } = await inTime(import('./help-page.ts'));
  return fetchHelp(isLanguage(i18next.language) ? i18next.language : 'en', i18next.t);
}
