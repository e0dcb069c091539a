import { hasPermission, isRoleId } from '../access/roles.ts';
import { type Counts, translatedPercent } from '../texts/progress.ts';

type Language = { readonly role_id: number | null; readonly stats: Counts };

/** Whether a language is in the export of all: one that the user may download, with strings, and translated so far in percent (families.21). */
export function isExported({ role_id, stats }: Language, minComplete: number): boolean {
  const mayDownload = role_id !== null && isRoleId(role_id) && hasPermission(role_id, 'can_translate');
  return mayDownload && stats.strings_amount > 0 && translatedPercent(stats) >= minComplete;
}
