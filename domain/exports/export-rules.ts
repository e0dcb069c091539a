import { type Format, hasCapability, sharedFamilyOf } from '../formats/model/format.ts';
import type { Continued } from '../texts/continued-strings.ts';
import { inOrder, type Ranked } from '../translations/translation-order.ts';
import { APPROVED } from '../translations/translations.ts';

/**
 * Which translation of a string a download takes: the current one, or an approved one only (exports.2).
 */
export const VERSIONS = ['current', 'approved'] as const;
export type Version = (typeof VERSIONS)[number];

/** The format of a section, and whether it has strings. */
type FilledSection = { readonly format: Format; readonly stats: { readonly strings_amount: number } };

/** The translation of a string that an exported version contains (exports.3). */
export function translationForVersion<T extends Ranked>(
  translations: readonly T[],
  version: Version,
): T | undefined {
  const best = inOrder(translations)[0];
  return version === 'approved' && best?.status !== APPROVED ? undefined : best;
}

/**
 * Why these sections don't go into one file: of several formats, or several of subtitles; or nothing to put into it
 * (exports.11, exports.12).
 */
export function whyNotOneFile(sections: readonly FilledSection[]): 'mixed' | 'nothing' | undefined {
  const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) return 'nothing';
  if (filled.length > 1 && filled.some(({ format }) => !hasCapability(format, 'combines'))) return 'mixed';
  return new Set(filled.map(({ format }) => sharedFamilyOf(format))).size > 1 ? 'mixed' : undefined;
}

/** The one format of a file made of several sections: the list of JSON if any of them is one, since it keeps everything. */
export function formatOfAll(sections: readonly FilledSection[]): Format {
  const formats = sections.filter(({ stats }) => stats.strings_amount > 0).map(({ format }) => format);
  return formats.find((format) => format === 'special_json') ?? formats[0] ?? 'text';
}

/** Whether a download of this format can join strings that continue others (exports.10): those of a program are told by their keys. */
export const joinsParts = (format: Format): boolean => hasCapability(format, 'splits');

/** Whether there is something to join among the strings of a section. The mark of the first string counts for nothing. */
export const hasParts = (format: Format, strings: readonly Continued[]): boolean =>
  joinsParts(format) && strings.some(({ continues }, at) => continues && at > 0);
