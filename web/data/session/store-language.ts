import { storeLanguage } from '#contract/identity/account.routes.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { call } from '../wire/call.ts';

/** Stores the language on the service, which writes emails in it. A failure is left: signing in stores it too. */
export const storeChosenLanguage = (language: InterfaceLanguage): Promise<void> =>
  call(storeLanguage, { body: { language } }).catch(() => undefined);
