import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import i18next from 'i18next';
import { beginPasskeyLogin, loginWithPasskey } from '#contract/identity/passkeys.routes.ts';
import { continueLogin } from '#contract/identity/security.routes.ts';
import type { Ban, Me } from '#contract/identity/users.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { languageOf } from '../../../language/languages.ts';
import { loadAllTexts } from '../../../language/start.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { banWords } from './ban-words.ts';

export type PasskeySignIn = {
  choices: { remember: boolean; remember_forever: boolean };
  onDone: (me: Me) => unknown;
};

/** Signs in by a passkey that the user chooses in the browser's dialog (passkeys.4), and says why that fails. */
export async function signInByPasskey(now: () => PasskeySignIn): Promise<void> {
  try {
    await finish(await begin(), now, false);
  } catch (error) {
    await tell(error);
  }
}

/** Lets the browser offer passkeys in the field of the username, if it can. Says nothing until the user chooses one. */
export async function offerPasskeys(now: () => PasskeySignIn): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const begun = await begin().catch(() => undefined);
  if (!begun) return;
  try {
    await finish(begun, now, true);
  } catch (error) {
    if (error instanceof Failure) await tell(error);
  }
}

/** Goes on with a sign-in that waits for a second factor (passkeys.7); undefined if that fails, which is said. */
export async function continueByPasskey(token: string): Promise<Me | undefined> {
  try {
    const { options } = await begin(token);
    const passkey = await startAuthentication({ optionsJSON: options });
    return await call(continueLogin, { body: { token, passkey } });
  } catch (error) {
    await tell(error);
    return undefined;
  }
}

/** Ends what waits for a choice of the user. */
export const stopOffering = () => WebAuthnAbortService.cancelCeremony();

const begin = (token?: string) => call(beginPasskeyLogin, { body: token === undefined ? {} : { token } });

async function finish(
  { token, options }: Awaited<ReturnType<typeof begin>>,
  now: () => PasskeySignIn,
  useBrowserAutofill: boolean,
) {
  const passkey = await startAuthentication({ optionsJSON: options, useBrowserAutofill });
  const { choices, onDone } = now();
  onDone(
    await call(loginWithPasskey, { body: { token, passkey, ...choices, language: languageOf(i18next) } }),
  );
}

/** Says why a passkey can't be used; nothing if another dialog for one has replaced it. */
async function tell(error: unknown) {
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return;
  await loadAllTexts();
  const { t } = i18next;
  if (!(error instanceof Failure)) return void showErrorToast(t('passkeys.failed'));
  const words = failureWords(t, error);
  void showErrorToast(
    hasKind(error, 'banned') ? `${words} ${banWords(t, i18next, error.current as Ban)}` : words,
  );
}
