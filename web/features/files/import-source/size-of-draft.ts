import type { RemainingQuota } from '#domain/core/access/quotas.ts';
import type { ExistingSection } from './draft/check-draft.ts';
import type { Draft, DraftSection } from './draft/draft.ts';

/** The measured sizes of rows, which are immutable. */
const measured = new WeakMap<DraftSection['rows'], number>();

/**
 * What a draft would add to a project: sections, strings, and bytes as the server counts them. `here`: the section that its
 * first one is added to, whose file frame is not stored again if it has strings.
 */
export function sizeOfDraft(
  draft: Draft,
  here: ExistingSection | undefined,
): Record<keyof RemainingQuota, number> {
  const toImport = draft.filter(({ isSkipped }) => !isSkipped);
  const bytes = toImport.map((section, at) => {
    const isFile = at > 0 || here === undefined || here.existing === 0;
    return bytesOf(section, isFile);
  });
  return {
    sections: Math.max(toImport.length - (here ? 1 : 0), 0),
    strings: toImport.reduce((sum, { rows }) => sum + rows.filter(({ string }) => string).length, 0),
    bytes: bytes.reduce((sum, one) => sum + one, 0),
  };
}

function bytesOf({ rows, read }: DraftSection, isFile: boolean): number {
  const { headerAndFooter } = read.load;
  const around = isFile && headerAndFooter ? utf8([headerAndFooter.header, headerAndFooter.footer]) : 0;
  const known = isFile ? measured.get(rows) : undefined;
  if (known !== undefined) return known + around;
  const inRows = utf8(
    rows.flatMap(({ string }) => {
      if (!string) return [];
      const { text, key, context, frame } = string;
      return isFile && frame ? [text, key, context, frame.lead, frame.raw ?? ''] : [text, key, context];
    }),
  );
  if (isFile) measured.set(rows, inRows);
  return inRows + around;
}

/** Bytes of texts in UTF-8. */
const utf8 = (texts: string[]) => new Blob(texts).size;
