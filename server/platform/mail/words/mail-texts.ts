import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { openWords, type Say } from '#domain/core/words/open-words.ts';
import en from '#words/en/mail.json' with { type: 'json' };
import it from '#words/it/mail.json' with { type: 'json' };
import ru from '#words/ru/mail.json' with { type: 'json' };

type Texts = typeof en;

/** The texts of emails and push notifications by their keys, in a language. */
export const mailTexts = openWords<Texts>({ en, ru, it } satisfies Record<InterfaceLanguage, Texts>);

export type SayInMail = Say<Texts>;
export type MailTextKey = Parameters<SayInMail>[0];

/** What each kind of notification can say: one thing that happened, in one or more ways, and several. */
export type NotificationTexts = Texts['notifications']['kinds'];
