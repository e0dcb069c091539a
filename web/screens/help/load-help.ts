import i18next from 'i18next';
import { languageOf } from '../../language/languages.ts';
import { loadAllTexts } from '../../language/start.ts';
import { withLoadTimeout } from '../../ui/page/screen.ts';

/** Fetches the guide in the language of the interface, with the labels that it names. */
export async function loadHelp() {
  await loadAllTexts();
  const { fetchHelp } = await withLoadTimeout(import('./help-page.ts'));
  return fetchHelp(languageOf(i18next), i18next.t);
}
