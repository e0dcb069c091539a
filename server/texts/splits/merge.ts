import type { BodyOf } from '#contract/core/endpoint.ts';
import type { mergeStrings } from '#contract/texts/strings.ts';
import type { QuotaKind } from '#domain/core/access/quotas.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { partSeparator } from '#domain/core/text/continued-strings.ts';
import { joinedTimes } from '#domain/formats/cues/target-times.ts';
import { mergeSources as mergedOf } from '#domain/texts/splits/split-string.ts';
import { mergeTranslations } from '#domain/texts/splits/translations.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { timingHeader } from '../../core/content/timing-header-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockParts, placeInSection, readParts } from './read-queries.ts';
import type { HeldParts, TranslationTarget } from './rows.ts';
import { writeParts } from './write-parts.ts';

type MergeRequest = BodyOf<typeof mergeStrings>;
type Problem = Extract<ReturnType<typeof mergedOf>, { problem: object }>['problem'];

type Merged =
  | { merged: true }
  | { refused: 'gone' | 'changed' | 'nextChanged' }
  | { refused: 'rule'; problem: Problem }
  | { refused: 'tooMany'; key: 'translations' | 'comments' }
  | { refused: 'quota'; kind: QuotaKind };

/** The languages of the texts, and the quota that refuses longer ones, if any. */
type Merging = ProjectLanguages & { full: QuotaKind | undefined };

/** Merges a string with the next one (splits.7). The section is locked first, and both strings in the order of their ids. */
export function mergeWithNext(
  sql: Sql,
  target: StringTarget,
  request: MergeRequest,
  merging: Merging,
): Promise<Merged> {
  const { project, section, string } = target;
  return sql.begin(async (tx): Promise<Merged> => {
    const [held] = await lockSections(tx, project, [section]);
    const place = held && (await placeInSection(tx, target));
    if (!held || !place) return { refused: 'gone' };
    const { next, heir } = place;
    if (next === null || next !== request.next) return { refused: 'nextChanged' };
    await lockParts(tx, project, [string, next, heir ?? next]);
    const parts = await readParts(tx, project, [string, next]);
    const [first, second] = [string, next].map((id) =>
      parts.strings.find((heldString) => heldString.id === id),
    );
    if (!first || !second) return { refused: 'gone' };
    if (isOther(request.updated_at, first)) return { refused: 'changed' };
    if (isOther(request.next_updated_at, second)) return { refused: 'nextChanged' };
    const merged = mergedOf(first, second, held.format ?? 'text', {
      separator: partSeparator(merging.source_lang),
      header: await timingHeader(tx, target, held.format),
    });
    if ('problem' in merged) return { refused: 'rule', problem: merged.problem };
    const translations = mergedTranslations(parts, string, first.max_length, merging);
    if (translations.length > LIMITS.translationsPerString)
      return { refused: 'tooMany', key: 'translations' };
    if (parts.comments.length > LIMITS.commentsPerString) return { refused: 'tooMany', key: 'comments' };
    if (merging.full && growth(parts, translations) > 0) return { refused: 'quota', kind: merging.full };

    const plan = {
      kind: 'mergeStrings',
      first: { ...first, ...merged.merged, ...joinedTimes(first, second) },
      second: { as: 'gone', id: next },
      translations,
    } as const;
    await writeParts(tx, target, plan, { held: parts, format: held.format });
    return { merged: true };
  });
}

const isOther = (seen: number | undefined, { updated_at }: { updated_at: number }) =>
  seen !== undefined && seen !== updated_at;

function mergedTranslations(
  { translations }: HeldParts,
  string: number,
  maxLength: number | null,
  { target_lang }: ProjectLanguages,
): TranslationTarget[] {
  const { kept: merged } = mergeTranslations(
    translations.filter(({ string_id }) => string_id === string),
    translations.filter(({ string_id }) => string_id !== string),
    { separator: partSeparator(target_lang), maxLength },
  );
  return merged.map((translationRow) => ({ ...translationRow, of: 'first' }));
}

/** By how many bytes the translations become larger. */
function growth({ translations }: HeldParts, after: readonly TranslationTarget[]): number {
  const size = (all: readonly { text: string; context: string }[]) =>
    all.reduce((sum, { text, context }) => sum + Buffer.byteLength(text + context), 0);
  return size(after) - size(translations);
}
