import type { Family } from '#contract/files/families.ts';
import type { OtherLanguage } from '#domain/files/imports/plan-files.ts';
import { mayIn } from '../../../data/access/access.ts';

/**
 * A language of the project's family into which the user may import translations. `mayApprove`: whether those that a file
 * says are approved may be approved there.
 */
export type ImportLanguage = OtherLanguage & { readonly mayApprove: boolean };

/** The other languages into which the user may import translations (families.22). */
export const otherLanguages = ({ languages }: Family, project: number): ImportLanguage[] =>
  languages
    .filter((language) => language.project_id !== project && mayIn(language, 'can_translate'))
    .map((language) => ({
      project: language.project_id,
      target_lang: language.target_lang,
      mayApprove: mayIn(language, 'can_self_approve'),
    }));
