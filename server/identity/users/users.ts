import type { FastifyRequest } from 'fastify';
import {
  editProfile,
  getUser,
  type Me,
  refreshAvatar,
  register,
  removeAvatar,
  uploadAvatar,
} from '#contract/identity/users.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { typedUsername } from '#domain/core/names/handle.ts';
import { whyNotNewPassword } from '../../core/auth/new-password.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { currentPrincipal } from '../../core/auth/principal.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { optionalUser, signedIn } from '../../core/guards/guards.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';
import { NO_IMAGE } from '../../core/image-store/open-images.ts';
import { conflict, forbidden, invalid, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { admissionOf } from './admission.ts';
import { whyNotNewUsername } from './new-username.ts';
import { updateAvatar, updateProfile } from './profile-queries.ts';
import { findUser } from './queries.ts';
import { registerUser } from './register-user.ts';
import { makeSignUpModeNow, whoMaySignUp } from './sign-up-mode.ts';
import { projectsOfUser } from './user-projects-queries.ts';

/** Accounts and profiles (accounts.1, users.5). */
export const users: Feature = (context) => {
  const { sql, settings, images } = context;

  const maySignUp = whoMaySignUp(makeSignUpModeNow(sql, settings));
  registerEndpoint(context, register, maySignUp, async ({ body, mode }) => {
    const draft = { ...body, username: typedUsername(body.username), email: body.email.trim() };
    // Code and link are looked up before the slow hashing, so that guessing them is cheap for the service.
    const { mistakes, ...admission } = await admissionOf(sql, settings, mode, body);
    refuseMistakes({
      username: await whyNotNewUsername(sql, draft.username),
      email: whyNotEmail(draft.email),
      password: await whyNotNewPassword(sql, draft.password, {
        username: draft.username,
        email: draft.email,
      }),
      ...mistakes,
    });
    const password_hash = await hashPassword(body.password);
    const { username, email, language } = draft;
    const user = await registerUser(sql, settings, {
      username,
      email,
      language,
      password_hash,
      ...admission,
    });
    if (!user) throw invalid(admission.link ? 'invitation' : 'secret_code', 'wrong');
    if (admission.link) context.live.notify(admission.link.project);
    return withGeneratedAvatar(user);
  });

  registerEndpoint(context, getUser, optionalUser, async ({ params, query, me }) => {
    const user = withGeneratedAvatar(orNotFound(await findUser(sql, params.user), 'user'));
    if (!query.fetch_projects) return user;
    return { ...user, projects: await projectsOfUser(sql, user.id, me?.id ?? null, query) };
  });

  /** The user's avatar afterwards. */
  const changeAvatar = async (me: Me, request: FastifyRequest, change: () => Promise<void>): Promise<Me> => {
    if (isRestricted(me.limitations, 'editingProfile')) throw forbidden('general', 'limited');
    await change();
    return (await currentPrincipal(sql, request))?.user ?? me;
  };

  registerEndpoint(context, uploadAvatar, signedIn, ({ me, request, body }) =>
    changeAvatar(me, request, async () =>
      updateAvatar(sql, me.id, await images.uploaded(body, 'avatar', me.id)),
    ),
  );

  registerEndpoint(context, removeAvatar, signedIn, ({ me, request }) =>
    changeAvatar(me, request, () => updateAvatar(sql, me.id, NO_IMAGE)),
  );

  registerEndpoint(context, refreshAvatar, signedIn, ({ me, request }) =>
    changeAvatar(me, request, () => images.refresh('avatar', me.id, me.avatar_url, me.id)),
  );

  registerEndpoint(context, editProfile, signedIn, async ({ me, body }) => {
    if (isRestricted(me.limitations, 'editingProfile')) throw forbidden('general', 'limited');
    const { avatar_url: link = me.avatar_url } = body;
    const avatar = link === me.avatar_url ? NO_IMAGE : await images.fetched(link, 'avatar', me.id);
    const { isOvertaken, ...profile } = orNotFound(await updateProfile(sql, me.id, body, avatar), 'user');
    const now = { ...me, ...profile };
    if (isOvertaken) throw conflict('general', 'changed', now);
    return now;
  });
};
