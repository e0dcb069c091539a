import { hasPermission, type Permission } from '../../core/access/roles.ts';
import { type Counts, translatedPercent } from '../../core/text/progress.ts';

type Language = { readonly permissions: readonly Permission[] | null; readonly stats: Counts };

/**
 * Whether a language is in the export of all: one that the user may download, with strings, and translated so far in percent
 * (families.21).
 */
export function isExported({ permissions, stats }: Language, minComplete: number): boolean {
  const mayDownload = permissions !== null && hasPermission({ permissions }, 'can_translate');
  return mayDownload && stats.strings_amount > 0 && translatedPercent(stats) >= minComplete;
}
