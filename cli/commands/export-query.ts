import type { exportFile } from '#contract/files.ts';
import type { QueryInput } from '../client/client.ts';
import type { SourceFile } from '../paths/source-files.ts';

/** The value of a flag in a query. */
export const flag = (value: boolean): 'true' | undefined => (value ? 'true' : undefined);

/** How the translation of a file is exported from its section. */
export const exportQuery = ({ set }: SourceFile, section: number): QueryInput<typeof exportFile> => ({
  sections: String(section),
  version: set.version,
  untranslated: set.untranslated,
  excludes_needs_review: flag(set.skipNeedsReview),
  escapes_breaks: flag(set.escapeBreaks),
  joins_parts: flag(set.joinParts),
  cue_format: set.cueFormat,
  renumbers: flag(set.renumber),
});
