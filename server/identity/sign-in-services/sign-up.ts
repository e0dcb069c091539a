import { getServiceSignUp, signUpWithService } from '#contract/identity/sign-in-services.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { suggestedUsername } from '#domain/core/access/sign-in-services.ts';
import { typedUsername } from '#domain/core/names/handle.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { userGoingOn } from '../../core/auth/session-queries.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication } from '../../core/guards/guards.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';
import { invalid, notFound, Refused, refuseMistakes } from '../../platform/http/failures.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { admissionOf } from '../users/admission.ts';
import { whyNotNewUsername } from '../users/new-username.ts';
import { registerUser } from '../users/register-user.ts';
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
    const { mistakes, ...admission } = await admissionOf(sql, settings, mode, body);
    const { language } = body;
    const username = typedUsername(body.username);
    const draft = { username, language, email: body.email.trim(), password_hash: '', ...admission };
    refuseMistakes({
      username: await whyNotNewUsername(sql, username),
      email: whyNotEmail(draft.email),
      ...mistakes,
    });
    const { label } = provider;
    const { issuer, subject, choices } = proof;
    const newUser = await registerUser(sql, settings, draft, async (tx, user) => {
      if (!(await takeProof(tx, browser.hash, proof))) throw expired();
      await storeFirstIdentity(tx, { user, label, issuer, subject, origin: clientOf(request) });
    });
    if (!newUser) throw invalid(admission.link ? 'invitation' : 'secret_code', 'wrong');
    if (admission.link) context.live.notify(admission.link.project);
    const named = { ...choices, language: body.language, by: label };
    const isIn = await completeSignIn(
      context,
      { request, reply },
      { id: newUser.id, password_hash: '' },
      named,
    );
    const user = isIn && (await userGoingOn(sql, newUser.id));
    if (!user) throw expired();
    return withGeneratedAvatar(user);
  });
}

/** What the service said is too old, was used, or belongs to another browser. */
const expired = () => new Refused(401, [{ key: 'service', kind: 'expired' }]);
