import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { login } from '#contract/identity/users.routes.ts';
import type { Ban, Me } from '#contract/identity/users.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { languageOf } from '../../../language/languages.ts';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { banWords } from './ban-words.ts';

/** A sign-in that needs a second factor, and whether a passkey of the account can be that. */
export type WaitingSignIn = { token: string; passkeys: boolean };

type Options = { username?: string; done: (me: Me) => unknown };

/**
 * The sign-in form (accounts.8, accounts.10), used by the page and by the dialog; `waiting` is there once it waits for
 * the second factor.
 */
export function useLogin({ username = '', done }: Options) {
  const { t, i18n } = useTranslation();
  const [waiting, setWaiting] = useState<WaitingSignIn>();
  const form = useSubmitForm({
    initial: { username, password: '', remember: false, remember_forever: false },
    whyNot: ({ username, password }) => ({
      username: isBlank(username) ? 'required' : undefined,
      password: password === '' ? 'required' : undefined,
    }),
    unknown: t('signIn.login.unknown'),
    accountOf: ({ username }) => username.trim().toLowerCase(),
    detail: (failure) => (hasKind(failure, 'banned') ? banWords(t, i18n, failure.current as Ban) : undefined),
    send: async (body): Promise<{ me?: Me; waiting?: WaitingSignIn }> => {
      try {
        return { me: await call(login, { body: { ...body, language: languageOf(i18n) } }) };
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'secondFactor'))) throw error;
        return { waiting: error.current as WaitingSignIn };
      }
    },
    done: ({ me, waiting }) => (me ? done(me) : setWaiting(waiting)),
  });
  return { ...form, waiting, back: () => setWaiting(undefined) };
}

/** What the form says about the session, which holds for a passkey too. */
export const choicesIn = ({
  remember,
  remember_forever,
}: {
  remember: boolean;
  remember_forever: boolean;
}) => ({
  remember,
  remember_forever,
});
