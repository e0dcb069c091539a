import { linkAdmits, type SignUpMode, type SignUpRules } from '#domain/core/access/sign-up.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { invitationOf } from '../../projects/invite-links/queries.ts';
import { isOpenCode } from './queries.ts';

/** An invitation link that admits a newcomer, and its project. */
export type AdmittingLink = { token: string; project: number };

/** What was sent to be admitted by. */
type Sent = { secret_code?: string | undefined; invitation?: string | undefined };

/** By what a newcomer is admitted, if anything is needed, and what is wrong with it. */
type Admission = {
  secret_code?: string;
  link?: AdmittingLink;
  mistakes: Partial<Record<'secret_code' | 'invitation', 'required' | 'wrong'>>;
};

/**
 * What admits a newcomer who signs up now (accounts.25, accounts.39). If a code is required and sent, only the code
 * counts, and an invitation link beside it is not used. Where everyone may sign up, a link that doesn't work is
 * ignored.
 */
export async function admissionOf(
  sql: Sql | Transaction,
  rules: SignUpRules,
  mode: SignUpMode,
  { secret_code = '', invitation = '' }: Sent,
): Promise<Admission> {
  const phrase = secret_code.trim();
  if (mode === 'code' && phrase !== '') {
    if (await isOpenCode(sql, phrase)) return { secret_code: phrase, mistakes: {} };
    return { mistakes: { secret_code: 'wrong' } };
  }
  const lacks = mode === 'code' ? ({ secret_code: 'required' } as const) : {};
  if (invitation === '') return { mistakes: mode === 'invitation' ? { invitation: 'required' } : lacks };
  const invited = await invitationOf(sql, invitation, null);
  if (!invited || invited.problem) return { mistakes: mode === 'open' ? {} : { invitation: 'wrong' } };
  if (!linkAdmits(rules, invited.is_by_site_admin)) return { mistakes: lacks };
  return { link: { token: invitation, project: invited.project.id }, mistakes: {} };
}
