import i18next from 'i18next';
import { languageOf } from '../../language/languages.ts';
import { loadAllTexts } from '../../language/start.ts';
import { withLoadTimeout } from '../../ui/page/screen.ts';

/**
 * Fetches the guide in the language of the interface, with the labels that it names. A topic that it lacks leads to the
 * page for unknown addresses.
 */
export async function loadHelp({ params }: { params: { topic?: string } }) {
  await loadAllTexts();
  const { fetchHelp } = await withLoadTimeout(import('./help-page.ts'));
  return fetchHelp(languageOf(i18next), i18next.t, params.topic);
}
