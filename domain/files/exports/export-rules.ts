import type { Continued } from '../../core/text/continued-strings.ts';
import { type Format, hasCapability, isBook, sharedFamilyOf } from '../../formats/model/format.ts';

/** Which translation of a string an export contains: the current one, or only an approved one (exports.2). */
export const VERSIONS = ['current', 'approved'] as const;
export type Version = (typeof VERSIONS)[number];

/** What an export does with texts that checks of the project block: it takes them, leaves them out, or is refused (exports.43). */
export const BLOCKED_TEXTS = ['take', 'leave', 'refuse'] as const;
export type BlockedTexts = (typeof BLOCKED_TEXTS)[number];

/** The format of a section, and whether it has strings. */
type FilledSection = { readonly format: Format; readonly stats: { readonly strings_amount: number } };

/**
 * Why these sections can't be exported as one file: they have several formats, or several are subtitles; or they are
 * empty (exports.11, exports.12).
 */
export function whyNotOneFile(sections: readonly FilledSection[]): 'mixed' | 'nothing' | undefined {
  const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) return 'nothing';
  // The file of a book is of one format, and holds nothing else.
  if (filled.some(({ format }) => isBook(format)) && new Set(filled.map(({ format }) => format)).size > 1)
    return 'mixed';
  if (filled.length > 1 && filled.some(({ format }) => !hasCapability(format, 'combines'))) return 'mixed';
  return new Set(filled.map(({ format }) => sharedFamilyOf(format))).size > 1 ? 'mixed' : undefined;
}

/**
 * The format of a file made of several sections: inner-format JSON if any section has it, because it keeps everything.
 */
export function formatOfAll(sections: readonly FilledSection[]): Format {
  const formats = sections.filter(({ stats }) => stats.strings_amount > 0).map(({ format }) => format);
  return formats.find((format) => format === 'special_json') ?? formats[0] ?? 'text';
}

/**
 * Whether exports of this format can join strings that continue others (exports.10). Formats with keys can't, because
 * each key names one text; a book always joins them.
 */
export const joinsParts = (format: Format): boolean => hasCapability(format, 'splits') && !isBook(format);

/** Whether a section has strings that can be joined. The first string continues nothing, whatever its mark says. */
export const hasParts = (format: Format, strings: readonly Continued[]): boolean =>
  joinsParts(format) && strings.some(({ continues }, index) => continues && index > 0);
