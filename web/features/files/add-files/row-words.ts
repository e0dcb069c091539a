import type { TFunction } from 'i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { hasChapters } from '#domain/files/imports/plan-files.ts';
import { FORMATS, type Format } from '#domain/formats/model/format.ts';
import { FILE_NAMES } from '#domain/formats/model/format-lists.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { problemWords } from '../import-source/draft/problem-words.ts';
import { COUNTS, type FileRow, hasOwnTranslations, type Outcome } from './file-rows.ts';

/** The format of a file and the number of its strings, in words. */
export function contentWords(t: TFunction, row: FileRow): string {
  const { inspected } = row;
  if (inspected === undefined) return t('importShared.reading');
  if (!inspected.ok) return '';
  const parts: string[] = [formatWords(t, inspected.format)];
  if (inspected.strings > 0) parts.push(t('books.strings', { count: inspected.strings }));
  if (hasChapters(inspected)) parts.push(t('addFiles.chapters', { count: inspected.chapters ?? 0 }));
  if (hasOwnTranslations(row)) parts.push(t('importTranslations.pairs', { count: inspected.translations }));
  return parts.join(' · ');
}

const formatWords = (t: TFunction, format: Format) =>
  format === 'text' ? t('importSource.text') : FORMATS[format].label;

/** Why a file is left out, in words. */
export function whyNotWords(t: TFunction, inspected: NonNullable<FileRow['inspected']>): string {
  if (inspected.ok) {
    const { problem, string } = inspected;
    if (!problem) return t('addFiles.refused.noText');
    const words = problemWords(t, problem, string);
    return problem.line === undefined ? words : t('addFiles.atLine', { line: problem.line, words });
  }
  const { why } = inspected;
  if (why.kind === 'failed') return t('addFiles.refused.failed', { why: failureWords(t, why.error) });
  const formats = [...FILE_NAMES];
  if (why.kind === 'format') return t('addFiles.refused.format', { format: why.format });
  return t(`addFiles.refused.${why.kind}`, { formats, max: LIMITS.fileBytes / MIB });
}

/** What came of a file, in words. */
export function outcomeWords(t: TFunction, outcome: Outcome): string {
  if (!outcome.ok) return outcome.why;
  const phrases: string[] = COUNTS.flatMap((count) => {
    const amount = outcome.counts[count] ?? 0;
    return amount > 0 ? t(`addFiles.counts.${count}`, { count: amount }) : [];
  });
  if (outcome.sections.length > 1)
    phrases.unshift(t('addFiles.sections', { count: outcome.sections.length }));
  if (outcome.lines > 0) phrases.push(t('addFiles.warnings', { count: outcome.lines }));
  return phrases.length > 0 ? phrases.join(' · ') : t('addFiles.unchanged');
}
