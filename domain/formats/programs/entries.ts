import { LIMITS } from '../../limits.ts';
import { BETWEEN_PARTS } from '../../texts/context-parts.ts';
import { isTooLong, mayBePlural } from '../../texts/may-be-plural.ts';
import { isBlank, storedText } from '../../texts/text.ts';
import {
  type ExportedFile,
  type ExportedRow,
  exportedText,
  type FileFormat,
  type PrintOptions,
  SOURCE_OPTIONS,
} from '../model/file-format.ts';
import type { FileLanguages } from '../model/file-languages.ts';
import type { Format } from '../model/format.ts';
import { type ImportedString, parseResult, type SkippedItem, unreadable } from '../model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import type { FoundTranslation, KeyedLine, LineProblem } from '../model/translation-reading.ts';
import { printSkeleton } from '../skeleton/print-skeleton.ts';
import { mergedEntries, othersIn } from './entries-merge.ts';

/** A text of a program's file with its key: `from` to `to` is its spelling, `own` where what belongs to it begins. */
export type Entry = {
  readonly own: number;
  readonly from: number;
  readonly to: number;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly key: string;
  readonly context: string;
  readonly text: string;
  readonly max_length?: number | null;
  /** The source that the text is a translation of, with its place, in a format that has both. */
  readonly source?: { readonly text: string; readonly from: number; readonly to: number };
};

/** A key of a file that is no text but another value, or has texts within it: `own` to `to` is all of it, and `inside` where what it has begins. */
export type Holder = Pick<Entry, 'own' | 'to' | 'key'> & {
  readonly inside?: number;
  /** Whether all texts of it are needed, so that none comes in alone. */
  readonly isFixed?: boolean;
};

/** The entries of a file, or the first thing in it that can't be read. */
export type EntryScan =
  | {
      readonly ok: true;
      readonly entries: readonly Entry[];
      /** What has other values, for formats that have such; the outermost has no key. */
      readonly holders?: readonly Holder[];
      readonly language?: string | null;
      /** Values that are no plain texts, though they look like texts. */
      readonly notPlain?: readonly KeyedLine[];
    }
  | { readonly ok: false; readonly kind: LineProblem['kind']; readonly line: number };

/** A text to be spelled in the place of `frame`, whose lead ends where the text begins. */
export type SpelledText = {
  readonly text: string;
  readonly frame: Frame;
  /** The language of the text; empty for that of the source. */
  readonly language: string;
  /** Whether the whole file is in ASCII. */
  readonly isAscii: boolean;
};

/** How a file is printed: in which language, empty for that of the source, and whether with all entries. */
export type Printing = {
  readonly language: string;
  readonly isWhole: boolean;
  /** Whether it is made of a file of its language, which says itself what it says. */
  readonly isOfLanguage?: boolean | undefined;
};

/** How a file of keys and texts in one language is read and spelled. Its texts come out as they came unless they have changed. */
export type EntryCodec = {
  readonly id: Format;
  readonly scan: (file: string) => EntryScan;
  /** Whether a file that can be scanned is whole, of a format that has more to it. */
  readonly isSound?: (file: string) => boolean;
  readonly ownAt: SkeletonCodec['ownAt'];
  /** The text that has this spelling behind this lead. */
  readonly read: (raw: string, lead: string) => string;
  readonly spell: (spelled: SpelledText) => string;
  /** The lead of a new entry, for a string that came without a file. */
  readonly lead: (row: {
    readonly key: string;
    readonly text: string;
    readonly context: string;
    readonly nth: number;
    /** The lead of the string before it, if it has one of this format. */
    readonly before: string | undefined;
  }) => string;
  /** A prefix with this key, where it has another. */
  readonly withKey: (own: string, key: string) => string;
  readonly separator: SkeletonCodec['separator'];
  readonly separated: SkeletonCodec['separated'];
  readonly behind?: SkeletonCodec['behind'];
  readonly empty: HeaderAndFooter;
  /** Whether an entry stays in a file that leaves out what isn't translated, because its place counts. */
  readonly stays?: (frame: Frame) => boolean;
  /** Whether a frame is of this format; by default its lead tells. */
  readonly isOwn?: (frame: Frame) => boolean;
  /** The key of the string that an entry of a translated file is for, among the keys that there are. */
  readonly keyFor?: (key: string, known: ReadonlySet<string>) => string;
  /** Whether a key is that of one form of a plural among the keys that there are, whose forms the file has apart from each other. */
  readonly isFormApart?: (key: string, known: ReadonlySet<string>) => boolean;
  /** Of a format whose entries are parts of others, as attributes of a message are. */
  readonly wholes?: {
    /** The key of what an entry is a part of. */
    readonly of: (row: { readonly key: string }) => string;
    /** The lead of a part with which its whole begins, because no other part of it is before it; `header` is what the file has before. */
    readonly begin: (lead: string, whole: string, header: string) => string;
    /** How much of the lead of a part is what its whole begins with; 0 if another part is before it. */
    readonly headOf: (lead: string) => number;
    /** Whether what stands behind a text begins with a further part, which is no string. */
    readonly goesOn: (gap: string) => boolean;
  };
  /** The printed file, mended where entries were left out, and with its language where it says that. */
  readonly finish?: (file: string, printing: Printing) => string;
  /** The language that the beginning of a file says it is in; null if it says none. */
  readonly languageIn?: (header: string) => string | null;
  /** The key of the entry that another key says something of; undefined if it says something else. */
  readonly subjectOf?: (key: string) => string | undefined;
  /** Where a copy of an entry begins, if that is before what belongs to it alone. */
  readonly startOf?: (file: string, own: number) => number;
};

/** The context of a string made of what a file says of it, cut to what a context may have. */
export function contextOf(said: readonly string[]): string {
  const parts = said.map((part) => part.trim()).filter((part) => part !== '');
  const context = storedText(parts.join(BETWEEN_PARTS));
  return [...context].slice(0, LIMITS.context.max).join('');
}

/** The format of such files. Entries without a text stay in the file, and so do those that are longer than a string may be (imports.50). */
export function entryFormat(codec: EntryCodec) {
  const { id, scan, ownAt, empty } = codec;
  const isOwn = codec.isOwn ?? (({ lead }) => ownAt(lead) !== undefined);
  const read: FileFormat['read'] = (content) => {
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok) return unreadable(id, readingProblem(scanned.kind), scanned.line);
    const { strings, leftOut } = sorted(scanned.entries);
    const { headerAndFooter, leads } = splitAtTexts(file, strings);
    const found = strings.map((entry, nth): ImportedString => {
      const lead = leads[nth] ?? '';
      const { text, key, context, line, max_length = null } = entry;
      return { text, key, context, line, max_length, frame: frameOf(codec, file, entry, lead) };
    });
    return {
      ...parseResult(id, found),
      headerAndFooter,
      leftOut: [
        ...leftOut,
        ...(scanned.notPlain ?? []).map((one) => ({ kind: 'notPlain' as const, ...one })),
      ],
      ...(scanned.language && { languages: { source: scanned.language, target: null } }),
    };
  };
  const readTranslations: FileFormat['readTranslations'] = (content, strings) => {
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok) return { pieces: [], problems: [scanned], by: 'key' };
    const known = new Set(strings.map(({ key }) => key));
    const filled = scanned.entries.filter(({ text }) => !isBlank(text));
    const { stays, wholes } = codec;
    const parts = wholes ? Map.groupBy(filled, wholes.of) : undefined;
    const mayStay = (entry: Entry) =>
      stays?.({
        lead: file.slice(entry.own, entry.from),
        raw: file.slice(entry.from, entry.to),
      }) === true ||
      (wholes !== undefined && (parts?.get(wholes.of(entry))?.length ?? 0) > 1);
    const pieces = filled.map((entry): FoundTranslation => {
      const { key, text, line } = entry;
      return { key: codec.keyFor?.(key, known) ?? key, text, line, ...(mayStay(entry) && { mayStay: true }) };
    });
    const languages: FileLanguages = { source: null, target: scanned.language ?? null };
    const notPlain = (scanned.notPlain ?? []).filter(({ key }) => known.has(key));
    return { pieces, problems: [], by: 'key', languages, ...(notPlain.length > 0 && { notPlain }) };
  };
  const skeleton: SkeletonCodec = {
    ownAt,
    separator: codec.separator,
    separated: codec.separated,
    ...(codec.behind && { behind: codec.behind }),
    fit: (own = '', { key }) => codec.withKey(own, key),
    // Texts come spelled already, because plurals need the language.
    spell: (text) => text,
    read: (raw) => raw,
  };
  const print = (
    { headerAndFooter, isOfLanguage }: ExportedFile,
    rows: readonly ExportedRow[],
    options: PrintOptions,
  ) => {
    const isAscii = isAsciiFile(headerAndFooter, rows);
    let before: string | undefined;
    const begun = new Set<string>();
    // A whole stays with all of its parts if one is translated, or is no string.
    const { wholes } = codec;
    const behind = (nth: number) => {
      const lead = rows[nth + 1]?.frame?.lead;
      return lead === undefined ? (headerAndFooter?.footer ?? '') : lead.slice(0, ownAt(lead));
    };
    const translated = new Set(
      wholes &&
        rows
          .filter(({ translation }, nth) => translation !== null || wholes.goesOn(behind(nth)))
          .map((row) => wholes.of(row)),
    );
    const printed = printSkeleton(
      { skeleton, empty },
      headerAndFooter,
      rows.map(({ text, key, context, frame = null, translation }, nth) => {
        const kept = frame && isOwn(frame) ? frame : undefined;
        const found = kept ?? { lead: codec.lead({ key, text, context, nth, before }), raw: null };
        before = found.lead;
        const isLeftOut = options.untranslated === 'skip' && translation === null;
        const whole = wholes?.of({ key });
        const stays =
          kept !== undefined &&
          (codec.stays?.(kept) === true || (whole !== undefined && translated.has(whole)));
        const isFirst = wholes && whole !== undefined && !begun.has(whole) && (!isLeftOut || stays);
        if (isFirst) begun.add(whole);
        const header = nth === 0 ? (headerAndFooter?.header ?? '') : '';
        const place = isFirst ? { ...found, lead: wholes.begin(found.lead, whole, header) } : found;
        const words = isLeftOut ? text : exportedText({ text, translation }, options);
        return {
          key,
          context,
          frame: place,
          words: isLeftOut && !stays ? null : spelled(words, place, options.language, isAscii),
        };
      }),
    );
    const isWhole = options.untranslated !== 'skip' || rows.every(({ translation }) => translation !== null);
    return codec.finish?.(printed, { language: options.language, isWhole, isOfLanguage }) ?? printed;
  };
  const spelled = (text: string, frame: Frame, language: string, isAscii: boolean): string =>
    frame.raw !== null && codec.read(frame.raw, frame.lead) === text
      ? frame.raw
      : codec.spell({ text, frame, language, isAscii });
  return {
    read,
    readTranslations,
    print,
    printSource: (file, rows) =>
      print(
        file,
        rows.map((row) => ({ ...row, translation: null })),
        SOURCE_OPTIONS,
      ),
    empty,
    skeleton,
    ofLanguage: {
      languageIn: codec.languageIn ?? (() => null),
      merge: mergedEntries({ ...codec, frame: (...found) => frameOf(codec, ...found) }),
      othersIn: othersIn(codec),
    },
  } satisfies FileFormat;
}

/** Whether a file has no character beyond ASCII, though its texts may have: then they are spelled by escapes. */
function isAsciiFile(around: HeaderAndFooter | null, rows: readonly ExportedRow[]): boolean {
  const parts = rows.flatMap(({ text, frame }) => [frame?.lead ?? '', frame?.raw ?? text]);
  return [around?.header ?? '', around?.footer ?? '', ...parts].every((part) => !/[^\p{ASCII}]/u.test(part));
}

/** A problem of a file of translations as one of a source file. */
const readingProblem = (kind: LineProblem['kind']) => (kind === 'notText' ? 'notString' : kind);

/** What is around an entry, with its own spelling unless that is the usual one. */
function frameOf(codec: EntryCodec, file: string, { from, to, text }: Entry, lead: string): Frame {
  const raw = file.slice(from, to);
  // A plural is spelled with the forms of a language.
  const isUsual =
    !mayBePlural(text) &&
    codec.spell({ text, frame: { lead, raw: null }, language: '', isAscii: false }) === raw;
  // Without a lead the spelling alone tells the format.
  return { lead, raw: isUsual && lead !== '' ? null : raw };
}

/** The entries that are strings, and the others that are too long to be (imports.50). Those without a text are none. */
export function sorted<Read extends { readonly text: string; readonly line: number }>(
  entries: readonly Read[],
  textOf: (entry: Read) => string = ({ text }) => text,
) {
  const strings: Read[] = [];
  const leftOut: SkippedItem[] = [];
  for (const entry of entries) {
    const { line } = entry;
    const text = textOf(entry);
    if (isBlank(text)) continue;
    if (isTooLong(text, LIMITS.stringText.max)) leftOut.push({ kind: 'tooLong', line, text });
    else strings.push(entry);
  }
  return { strings, leftOut };
}
