import type { Family } from '#contract/files/families.ts';
import type { OtherLanguage } from '#domain/files/imports/plan-files.ts';
import { mayIn } from '../../../data/access/access.ts';

/** A language of the same source into which the user may import translations, and whether what a file says is approved may be approved there. */
export type Language = OtherLanguage & { readonly mayApprove: boolean };

/** The other languages into which the user may import translations (families.22). */
export const otherLanguages = ({ languages }: Family, project: number): Language[] =>
  languages
    .filter((language) => language.project_id !== project && mayIn(language, 'can_translate'))
    .map((language) => ({
      project: language.project_id,
      target_lang: language.target_lang,
      mayApprove: mayIn(language, 'can_self_approve'),
    }));
