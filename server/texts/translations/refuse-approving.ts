import { hasPermission, type Viewer } from '#domain/core/access/roles.ts';
import { APPROVED } from '#domain/texts/translations/translations.ts';
import { forbidden } from '../../platform/http/failures.ts';

/** Refuses a body that approves translations, which become the caller's own, without the right to approve those (imports.55). */
export function refuseApproving({ role }: Viewer, translations: readonly { status: number }[]): void {
  if (translations.some(({ status }) => status === APPROVED) && !hasPermission(role, 'can_self_approve'))
    throw forbidden('role', 'role');
}
