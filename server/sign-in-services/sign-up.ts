import { getServiceSignUp, signUpWithService } from '#contract/sign-in-services.ts';
import { whyNotEmail } from '#domain/access/accounts.ts';
import { suggestedUsername } from '#domain/access/sign-in-services.ts';
import { whyNotUsername } from '#domain/names/handle.ts';
import { originOf } from '../auth/last-use.ts';
import { userGoingOn } from '../auth/session-queries.ts';
import type { AppContext } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication } from '../guards/guards.ts';
import { invalid, notFound, Refused, refuseMistakes } from '../http/failures.ts';
import { withGeneratedAvatar } from '../image-store/avatars.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { registerUser, whyNotAdmitted } from '../users/queries.ts';
import { makeSignUpModeNow, whoMaySignUp } from '../users/sign-up-mode.ts';
import { browserOf } from './browser.ts';
import { storeFirstIdentity } from './connection-queries.ts';
import type { Provider } from './providers.ts';
import { proofOf, takeProof } from './visit-queries.ts';

/** Signing up with what a service has said of the visitor (services.9). */
export function serviceSignUp(context: AppContext, providers: ReadonlyMap<string, Provider>) {
  const { sql, settings } = context;

  registerEndpoint(context, getServiceSignUp, noAuthentication, async ({ request }) => {
    const browser = browserOf(request);
    const proof = browser && (await proofOf(sql, browser.hash, null));
    const provider = proof && providers.get(proof.service);
    if (!provider) throw notFound('service');
    const { username, email } = proof;
    return {
      label: provider.label,
      username: suggestedUsername(username || email),
      email: whyNotEmail(email) ? '' : email,
    };
  });

  const maySignUp = whoMaySignUp(makeSignUpModeNow(sql, settings));
  registerEndpoint(context, signUpWithService, maySignUp, async ({ body, mode, request, reply }) => {
    const browser = browserOf(request);
    const proof = browser && (await proofOf(sql, browser.hash, null));
    const provider = proof && providers.get(proof.service);
    if (!browser || !provider) throw expired();
    const draft = {
      username: body.username,
      email: body.email.trim(),
      password_hash: '',
      secret_code: mode === 'code' ? (body.secret_code ?? '').trim() : undefined,
      invitation: mode === 'invitation' ? (body.invitation ?? '') : undefined,
      language: body.language,
    };
    refuseMistakes({
      username: whyNotUsername(draft.username),
      email: whyNotEmail(draft.email),
      secret_code: draft.secret_code === '' ? 'required' : undefined,
      invitation: draft.invitation === '' ? 'required' : undefined,
    });
    const wrong = await whyNotAdmitted(sql, draft);
    if (wrong) throw invalid(wrong, 'wrong');
    const { label } = provider;
    const { issuer, subject, choices } = proof;
    const made = await registerUser(sql, settings, draft, async (tx, user) => {
      if (!(await takeProof(tx, browser.hash, proof))) throw expired();
      await storeFirstIdentity(tx, { user, label, issuer, subject, origin: originOf(request) });
    });
    if (!made) throw invalid(draft.invitation === undefined ? 'secret_code' : 'invitation', 'wrong');
    const named = { ...choices, language: body.language, by: label };
    const isIn = await completeSignIn(context, { request, reply }, { id: made.id, password_hash: '' }, named);
    const user = isIn && (await userGoingOn(sql, made.id));
    if (!user) throw expired();
    return withGeneratedAvatar(user);
  });
}

/** What the service said is too old, was used, or belongs to another browser. */
const expired = () => new Refused(401, [{ key: 'service', kind: 'expired' }]);
