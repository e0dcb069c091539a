import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { sendsMail } from '../data/session/page-settings.ts';
import { mayBeSignedIn } from '../data/wire/session-hint.ts';
import { LANGUAGE_KEY } from './languages.ts';

/** Stores the choice and reloads the page in that language (languages.4). */
export async function chooseLanguage(language: InterfaceLanguage): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  if (sendsMail() && mayBeSignedIn()) {
    const { storeChosenLanguage } = await import('../data/session/store-language.ts');
    await storeChosenLanguage(language);
  }
  location.reload();
}
