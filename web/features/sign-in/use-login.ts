import { useTranslation } from 'react-i18next';
import { login, type Me } from '#contract/users.ts';
import { isBlank } from '#domain/texts/text.ts';
import { call } from '../../data/wire/call.ts';
import { languageOf } from '../../language/languages.ts';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';

type Options = { username?: string; done: (me: Me) => unknown };

/** The sign-in form (accounts.8, accounts.10), used by the page and by the dialog. */
export function useLogin({ username = '', done }: Options) {
  const { t, i18n } = useTranslation();
  return useSubmitForm({
    initial: { username, password: '', remember: false, remember_forever: false },
    whyNot: ({ username, password }) => ({
      username: isBlank(username) ? 'required' : undefined,
      password: password === '' ? 'required' : undefined,
    }),
    unknown: t('signIn.login.unknown'),
    accountOf: ({ username }) => username.trim().toLowerCase(),
    send: (body) => call(login, { body: { ...body, language: languageOf(i18n) } }),
    done,
  });
}
