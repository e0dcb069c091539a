import type { i18n, TFunction } from 'i18next';
import type { Ban } from '#contract/identity/users.ts';
import { dateTimeText } from '../../../language/date-time-text.ts';

/** What only a banned user learns, once they have proved who they are (administration.10). */
export const banWords = (t: TFunction, { language }: i18n, { ban_reason, banned_until }: Ban) =>
  [
    banned_until === null
      ? t('failures.ban.forever')
      : t('failures.ban.until', { time: dateTimeText(banned_until, language) }),
    ...(ban_reason === '' ? [] : [t('failures.ban.reason', { reason: ban_reason })]),
  ].join(' ');
