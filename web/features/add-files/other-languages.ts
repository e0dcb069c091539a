import type { Family } from '#contract/families.ts';
import { hasPermission, isRoleId } from '#domain/access/roles.ts';
import type { OtherLanguage } from '#domain/imports/plan-files.ts';

/** A language of the same source into which the user may import translations, and whether what a file says is approved may be approved there. */
export type Language = OtherLanguage & { readonly mayApprove: boolean };

/** The other languages into which the user may import translations (families.22). */
export function otherLanguages({ languages }: Family, project: number): Language[] {
  return languages.flatMap(({ project_id, target_lang, role_id, status }) => {
    const role = role_id !== null && isRoleId(role_id) ? role_id : undefined;
    if (project_id === project || status !== 'opened' || !hasPermission(role, 'can_translate')) return [];
    return [{ project: project_id, target_lang, mayApprove: hasPermission(role, 'can_self_approve') }];
  });
}
