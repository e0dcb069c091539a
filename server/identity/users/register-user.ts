import { lockedProject } from '../../core/content/project-lock-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { joinWithLink } from '../../projects/invite-links/join.ts';
import { type AdmittingLink, admissionOf } from './admission.ts';
import { type Draft, insertUser } from './queries.ts';

/**
 * Creates an account by a secret code, or by an invitation link, of which one use is consumed and whose project the user joins:
 * all of it or nothing (accounts.39). Undefined if the code or the link no longer admits. `further` adds to the transaction.
 */
export function registerUser(
  sql: Sql,
  settings: Pick<Settings, 'mail' | 'signUp' | 'invitationLinks'>,
  { link, ...draft }: Draft & { link?: AdmittingLink | undefined },
  further?: (tx: Transaction, user: number) => Promise<void>,
) {
  return sql.begin(async (tx) => {
    // Uses are counted under the lock of the project, so what admits now does so until the end.
    const project = link && (await lockedProject(tx, link.project));
    if (link && !(await admissionOf(tx, settings, settings.signUp, { invitation: link.token })).link)
      return undefined;
    const user = await insertUser(tx, settings, draft, project);
    if (!user) return undefined;
    if (project) await joinWithLink(tx, project, link.token, { id: user.id, limitations: 0 });
    await further?.(tx, user.id);
    return user;
  });
}
