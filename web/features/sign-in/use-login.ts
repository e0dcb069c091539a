import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Ban, login, type Me } from '#contract/users.ts';
import { isBlank } from '#domain/texts/text.ts';
import { call } from '../../data/wire/call.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { languageOf } from '../../language/languages.ts';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';

type Options = { username?: string; done: (me: Me) => unknown };

/** The sign-in form (accounts.8, accounts.10), used by the page and by the dialog; `token` is there once it waits for the second factor. */
export function useLogin({ username = '', done }: Options) {
  const { t, i18n } = useTranslation();
  // What only the user learns, after the right password (administration.10).
  const banWords = ({ ban_reason, banned_until }: Ban) =>
    [
      banned_until === null
        ? t('failures.ban.forever')
        : t('failures.ban.until', { time: dateTimeText(banned_until, i18n.language) }),
      ...(ban_reason === '' ? [] : [t('failures.ban.reason', { reason: ban_reason })]),
    ].join(' ');
  const [token, setToken] = useState<string>();
  const form = useSubmitForm({
    initial: { username, password: '', remember: false, remember_forever: false },
    whyNot: ({ username, password }) => ({
      username: isBlank(username) ? 'required' : undefined,
      password: password === '' ? 'required' : undefined,
    }),
    unknown: t('signIn.login.unknown'),
    accountOf: ({ username }) => username.trim().toLowerCase(),
    detail: (failure) => (hasKind(failure, 'banned') ? banWords(failure.current as Ban) : undefined),
    send: async (body) => {
      try {
        return { me: await call(login, { body: { ...body, language: languageOf(i18n) } }), token: undefined };
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'secondFactor'))) throw error;
        return error.current as { me: undefined; token: string };
      }
    },
    done: ({ me, token }) => (me ? done(me) : setToken(token)),
  });
  return { ...form, token, back: () => setToken(undefined) };
}
