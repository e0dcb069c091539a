import type { SignUpMode } from '#domain/core/access/sign-up.ts';
import { withCredential } from '../../core/endpoints/permission-of.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { forbidden } from '../../platform/http/failures.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { hasNoUsers } from '../codes/queries.ts';

type SignUpModeNow = () => Promise<SignUpMode>;

/**
 * Says who may sign up now: the first account needs the code that the start prints, whatever the setting is (accounts.25). Once there is
 * an account the database is not asked again, because a deleted account keeps its row (docs/decisions/080).
 */
export function makeSignUpModeNow(sql: Sql, { signUp }: Pick<Settings, 'signUp'>): SignUpModeNow {
  let hasUsers = false;
  return async () => {
    if (signUp === 'code') return 'code';
    hasUsers ||= !(await hasNoUsers(sql));
    return hasUsers ? signUp : 'code';
  };
}

/** Admits everyone unless nobody may sign up now, before the body is read. */
export const whoMaySignUp = (signUpModeNow: SignUpModeNow) =>
  withCredential('nothing', async (): Promise<{ mode: SignUpMode }> => {
    const mode = await signUpModeNow();
    if (mode === 'closed') throw forbidden('general', 'signUpClosed');
    return { mode };
  });
