import { DEFAULT_LANGUAGE } from '#domain/core/languages/interface-languages.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { closeLink, openResetLink } from '../../core/auth/password-link-queries.ts';
import { newToken } from '../../core/auth/tokens.ts';
import type { MailBuilder } from '../../platform/mail/mail-queries.ts';
import type { MailDevice, MailKind, MailValues } from '../../platform/mail/words/mails.ts';
import { closeEmailLink, openEmailLink } from './email-link-queries.ts';
import { mailRecipientOf } from './mail-queries.ts';

const minutes = (milliseconds: number) => Math.round(milliseconds / MINUTE);

/** An email about an account, to the confirmed address of its user, or to the address that was theirs. */
const aboutAccount =
  <
    Kind extends
      | 'newDevice'
      | 'passwordChanged'
      | 'emailChanged'
      | 'secondFactorOn'
      | 'secondFactorOff'
      | 'passkeyAdded'
      | 'passkeyRemoved'
      | 'serviceConnected'
      | 'serviceDisconnected'
      | 'deletionAsked'
      | 'deletionWaits',
  >(
    tab: 'account' | 'security' | 'data',
  ): MailBuilder<Kind> =>
  async ({ sql, mail, publicUrl }) => {
    const user = await mailRecipientOf(sql, mail);
    const to = mail.address ?? (user?.is_confirmed ? user.email : undefined);
    if (!user || !to) return undefined;
    const data = mail.data as {
      device?: MailDevice;
      email?: string;
      name?: string;
      service?: string;
      due_at?: number;
    };
    const values = {
      username: user.username,
      link: `${publicUrl}/users/${user.id}#${tab}`,
      at: mail.created_at,
      ...data,
    } as MailValues[Kind];
    return { to, language: user.language, values };
  };

/** The emails about an account. */
export const ACCOUNT_MAILS = {
  async confirmEmail({ sql, mail, publicUrl }) {
    const user = await mailRecipientOf(sql, mail);
    const { token, hash } = newToken();
    const to = user && (await openEmailLink(sql, user.id, hash));
    if (!to) return undefined;
    const link = `${publicUrl}/email/${token}`;
    const hours = minutes(SERVICE_LIMITS.emailLinkLasts) / 60;
    const values = { username: user.username, link, hours };
    return { to, language: user.language, values, undo: () => closeEmailLink(sql, hash) };
  },
  async resetPassword({ sql, mail, publicUrl }) {
    const user = await mailRecipientOf(sql, mail);
    const { token, hash } = newToken();
    if (!user || !(await openResetLink(sql, user, hash))) return undefined;
    const values = {
      username: user.username,
      link: `${publicUrl}/password/${token}`,
      minutes: minutes(SERVICE_LIMITS.resetLinkLasts),
    };
    return { to: user.email, language: user.language, values, undo: () => closeLink(sql, hash) };
  },
  newDevice: aboutAccount('security'),
  passwordChanged: aboutAccount('security'),
  emailChanged: aboutAccount('account'),
  secondFactorOn: aboutAccount('security'),
  secondFactorOff: aboutAccount('security'),
  passkeyAdded: aboutAccount('security'),
  passkeyRemoved: aboutAccount('security'),
  serviceConnected: aboutAccount('security'),
  serviceDisconnected: aboutAccount('security'),
  deletionAsked: aboutAccount('data'),
  deletionWaits: aboutAccount('data'),
  // A banned user gets no other email, so the address is in this one.
  async banned({ mail, publicUrl }) {
    const data = mail.data as { username: string; reason: string; until: number | null };
    if (!mail.address) return undefined;
    return {
      to: mail.address,
      language: mail.language ?? DEFAULT_LANGUAGE,
      values: { ...data, link: `${publicUrl}/login` },
    };
  },
  // The account has no name or address any more.
  async accountDeleted({ mail, publicUrl }) {
    const { username } = mail.data as { username: string };
    if (!mail.address) return undefined;
    const values = { username, link: `${publicUrl}/` };
    return { to: mail.address, language: mail.language ?? DEFAULT_LANGUAGE, values };
  },
} satisfies { [Kind in MailKind]?: MailBuilder<Kind> };
