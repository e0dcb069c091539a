import type { FailureItem } from '#contract/failures.ts';
import { getUser, register } from '#contract/users.ts';
import { whyNotEmail, whyNotPassword } from '#domain/accounts.ts';
import { whyNotUsername } from '#domain/handle.ts';
import { found, invalid, Refused } from '../failures.ts';
import { everyone } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { hashPassword } from '../session/passwords.ts';
import { withDrawnAvatar } from './avatars.ts';
import { findUser, registerUser } from './queries.ts';

/** Accounts and profiles (SPEC §5, DECISIONS §8). */
export const users: Feature = (house) => {
  const { sql } = house;

  serve(house, register, everyone, async ({ body }) => {
    const draft = { ...body, email: body.email.trim(), secret_code: body.secret_code.trim() };
    const mistakes = whyNotRegister(draft);
    if (mistakes.length > 0) throw new Refused(400, mistakes);
    const user = await registerUser(sql, { ...draft, password_hash: await hashPassword(body.password) });
    if (!user) throw invalid('secret_code', 'wrong');
    return withDrawnAvatar(user);
  });

  serve(house, getUser, everyone, async ({ params }) =>
    withDrawnAvatar(found(await findUser(sql, params.user), 'user')),
  );
};

type Draft = { username: string; email: string; password: string; secret_code: string };

/** Every field's mistake at once, so that the form can show them all (SPEC §5). */
function whyNotRegister({ username, email, password, secret_code }: Draft): FailureItem[] {
  const kinds = {
    username: whyNotUsername(username),
    email: whyNotEmail(email),
    password: whyNotPassword(password),
    secret_code: secret_code === '' ? ('required' as const) : undefined,
  };
  return Object.entries(kinds).flatMap(([key, kind]) => (kind ? [{ key, kind }] : []));
}
