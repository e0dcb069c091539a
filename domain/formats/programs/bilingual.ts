import { LIMITS } from '../../core/limits.ts';
import { firstPart } from '../../core/text/context-parts.ts';
import { isTooLong } from '../../core/text/may-be-plural.ts';
import { isBlank } from '../../core/text/text.ts';
import {
  type ExportedFile,
  type ExportedRow,
  exportedText,
  type FileFormat,
  type LanguageFiles,
  targetStatusOf,
} from '../model/file-format.ts';
import type { FileLanguages } from '../model/file-languages.ts';
import type { Format } from '../model/format.ts';
import { staysInFile } from '../model/kept-text.ts';
import { type ImportedString, parseResult, type SkippedItem, unreadable } from '../model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import {
  type FoundTranslation,
  type LineProblem,
  placesByText,
  type TranslationReadOptions,
} from '../model/translation-reading.ts';
import { printSkeleton } from '../skeleton/print-skeleton.ts';
import { contextFrom } from './entries.ts';

/** What a file says of a translation. Where it has none the text is empty. */
export type TargetInFile = {
  readonly text: string;
  readonly status: 'initial' | 'translated' | 'approved';
  /** Whether it has other forms than the language, so that it is initial (plurals.6). */
  readonly hasOtherForms?: boolean;
  /** Whether it is the source, in whose place the file has translations. */
  readonly isSource?: boolean;
};

/** A source with its place: `from` to `to` has its translation, with what else belongs to the source. */
export type Unit = {
  readonly own: number;
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly key: string;
  readonly notes: readonly string[];
  readonly text: string;
  readonly max_length?: number | null;
};

export type UnitScan =
  | { readonly ok: true; readonly units: readonly Unit[]; readonly languages: FileLanguages }
  | { readonly ok: false; readonly kind: LineProblem['kind']; readonly line: number };

/** A translation to be written; `status` is none where there is none. */
export type Written = { readonly words: string; readonly status: TargetInFile['status'] | 'none' };

/** How a file of sources and translations is read and written. */
export type BilingualCodec = {
  readonly id: Format;
  readonly scan: (file: string) => UnitScan;
  readonly ownAt: SkeletonCodec['ownAt'];
  readonly isOwn: (frame: Frame) => boolean;
  /** What the file says of a translation into a language. */
  readonly targetOf: (frame: Frame, language: string) => TargetInFile;
  /** Whether the file says that a text is translated, so that it is no copy of its source. */
  readonly states: (target: TargetInFile, options: TranslationReadOptions) => boolean;
  /** The frame with this translation. */
  readonly withTarget: (frame: Frame, written: Written, language: string) => Frame;
  /** The frame of a string that came without a file. */
  readonly newFrame: (row: ExportedRow, nth: number, header: string) => Frame;
  readonly separator: SkeletonCodec['separator'];
  readonly separated: SkeletonCodec['separated'];
  readonly empty: HeaderAndFooter;
  readonly finish?: (file: string, language: string) => string;
  readonly ofLanguage?: LanguageFiles;
};

/** The format of such files. Every entry stays in it, because programs compare it with its source. */
export function bilingualFormat(codec: BilingualCodec) {
  const { id, scan, empty } = codec;
  const read: FileFormat['read'] = (content) => {
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok)
      return unreadable(id, scanned.kind === 'notText' ? 'notString' : scanned.kind, scanned.line);
    const units = scanned.units.filter(({ text }) => !isBlank(text));
    const isOver = ({ text }: Unit) => isTooLong(text, LIMITS.stringText.max);
    const strings = units.filter((unit) => !isOver(unit));
    const leftOut = units
      .filter(isOver)
      .map(({ line, text }): SkippedItem => ({ kind: 'tooLong', line, text }));
    const { headerAndFooter, leads } = splitAtTexts(file, strings);
    const imported = strings.map(
      ({ text, key, notes, line, max_length = null, from, to }, nth): ImportedString => ({
        ...{ text, key, line, max_length, context: contextFrom(notes) },
        frame: { lead: leads[nth] ?? '', raw: file.slice(from, to) },
      }),
    );
    return { ...parseResult(id, imported), headerAndFooter, leftOut, languages: scanned.languages };
  };
  const readTranslations: FileFormat['readTranslations'] = (content, strings, options) => {
    const { language } = options;
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok) return { pieces: [], problems: [scanned], by: 'source' };
    const units = scanned.units.filter(({ text }) => !isBlank(text));
    const places = placesByText(
      strings,
      units.map(({ text, key, notes }) => {
        const context = contextFrom(notes);
        return {
          text,
          likes: [
            (string) => string.key === key && string.context === context,
            (string) => string.key === key && firstPart(string.context ?? '') === firstPart(context),
            (string) => key !== '' && string.key === key,
          ],
        };
      }),
    );
    const pieces = units.flatMap(({ own, from, to, line, text: label }, nth): FoundTranslation[] => {
      const { text, status, hasOtherForms } = codec.targetOf(
        { lead: file.slice(own, from), raw: file.slice(from, to) },
        language,
      );
      if (isBlank(text)) return [];
      const state = {
        ...(codec.states({ text, status }, options) && { isStated: true }),
        ...((status === 'initial' || hasOtherForms) && { isDraft: true }),
        ...(status === 'approved' && { isApproved: true }),
        ...(hasOtherForms && { hasOtherForms }),
      };
      return [{ line, text, at: places[nth], label, ...state }];
    });
    return { pieces, problems: [], by: 'source', languages: scanned.languages };
  };
  const skeleton: SkeletonCodec = {
    ownAt: codec.ownAt,
    separator: codec.separator,
    separated: codec.separated,
    fit: (own = '') => own,
    // What follows a source comes spelled already.
    spell: (text) => text,
    read: (raw) => raw,
  };
  const printed = (
    { headerAndFooter }: ExportedFile,
    rows: readonly ExportedRow[],
    written: (row: ExportedRow) => Written | undefined,
    language: string,
  ) => {
    const frames = rows.map((row, nth) => {
      const { key, context, frame } = row;
      const framed =
        frame && codec.isOwn(frame) ? frame : codec.newFrame(row, nth, (headerAndFooter ?? empty).header);
      const target = written(row);
      const printedFrame = target ? translated(framed, target, row, language) : framed;
      return { key, context, frame: printedFrame, words: printedFrame.raw ?? '' };
    });
    const text = printSkeleton({ skeleton, empty }, headerAndFooter, frames);
    return codec.finish?.(text, language) ?? text;
  };
  /** What the file says of a text that is as it was stays. */
  const translated = (
    frame: Frame,
    { words, status }: Written,
    row: ExportedRow,
    language: string,
  ): Frame => {
    const stated = codec.targetOf(frame, language);
    if (!stated.isSource && staysInFile(stated.text, row)) return frame;
    const isSame = status === 'none' ? isBlank(stated.text) && words === '' : stated.text === words;
    const maySay =
      status === 'none' ||
      stated.status === status ||
      (stated.status !== 'initial' && (status !== 'initial' || stated.hasOtherForms === true));
    return isSame && maySay ? frame : codec.withTarget(frame, { words, status }, language);
  };
  return {
    read,
    readTranslations,
    print: (file, rows, options) =>
      printed(
        file,
        rows,
        (row) => ({ words: exportedText(row, options), status: targetStatusOf(row) }),
        options.language,
      ),
    printSource: (file, rows) => printed(file, rows, () => undefined, ''),
    ...(codec.ofLanguage && { ofLanguage: codec.ofLanguage }),
    empty,
    skeleton,
  } satisfies FileFormat;
}
