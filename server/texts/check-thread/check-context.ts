import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { flagsOf } from '#domain/formats/po.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import { placeholderPatternsIn } from '#domain/texts/placeholders/own-placeholders.ts';

/** What checks know of the project of a string. */
export type ProjectOfTexts = ProjectLanguages & { readonly placeholder_patterns: string };

type InFile = { format: Format; lead: string | null; max_length: number | null };

/** What checks know of a string of a project. */
export const checkContext = (
  { format, lead, max_length }: InFile,
  { source_lang, target_lang, placeholder_patterns }: ProjectOfTexts,
): CheckContext => ({
  format,
  flags: lead === null ? undefined : flagsOf(lead),
  placeholderPatterns: placeholderPatternsIn(placeholder_patterns),
  sourceLanguage: source_lang,
  targetLanguage: target_lang,
  maxLength: max_length,
});
