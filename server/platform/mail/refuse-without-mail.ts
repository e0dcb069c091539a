import { Refused } from '../http/failures.ts';
import type { Settings } from '../settings/settings.ts';

/** Throws 409 where the service sends no email (accounts.24). */
export function refuseWithoutMail({ mail }: Pick<Settings, 'mail'>): void {
  if (!mail) throw new Refused(409, [{ key: 'general', kind: 'mailOff' }]);
}
