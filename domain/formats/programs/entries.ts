import { LIMITS } from '../../core/limits.ts';
import { BETWEEN_PARTS } from '../../core/text/context-parts.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { isBlank, storedText } from '../../core/text/text.ts';
import {
  type ExportedFile,
  type ExportedRow,
  exportedText,
  type FileFormat,
  type PrintOptions,
  SOURCE_OPTIONS,
} from '../model/file-format.ts';
import type { FileLanguages } from '../model/file-languages.ts';
import { type ImportedString, parseResult, unreadable } from '../model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import type { FoundTranslation, LineProblem } from '../model/translation-reading.ts';
import { printSkeleton } from '../skeleton/print-skeleton.ts';
import { mergedEntries, othersIn } from './entries-merge.ts';
import { type EntryCodec, type FileEntry, inFileOrder } from './entries-model.ts';

/** The context of a string made of what a file says of it, cut to what a context may have. */
export function contextFrom(notes: readonly string[]): string {
  const parts = notes.map((part) => part.trim()).filter((part) => part !== '');
  const context = storedText(parts.join(BETWEEN_PARTS));
  return [...context].slice(0, LIMITS.context.max).join('');
}

/** The format of such files. Entries without a text stay in the file, and so do those that are longer than a string may be (imports.50). */
export function entryFormat(codec: EntryCodec) {
  const { id, scan, ownAt, empty } = codec;
  const isOwn = codec.isOwn ?? (({ lead }) => ownAt(lead) !== undefined);
  const aligned = (text: string, source: string | undefined) =>
    source === undefined ? text : (codec.aligned?.(text, source) ?? text);
  const read: FileFormat['read'] = (content) => {
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok) return unreadable(id, readingProblem(scanned.kind), scanned.line);
    const { strings, leftOut } = inFileOrder(scanned.entries);
    const { headerAndFooter, leads } = splitAtTexts(file, strings);
    const imported = strings.map((entry, nth): ImportedString => {
      const lead = leads[nth] ?? '';
      const { text, key, context, line, max_length = null } = entry;
      return { text, key, context, line, max_length, frame: frameOf(codec, file, entry, lead) };
    });
    return {
      ...parseResult(id, imported),
      headerAndFooter,
      leftOut: [
        ...leftOut,
        ...(scanned.notPlain ?? []).map((line) => ({ kind: 'notPlain' as const, ...line })),
      ],
      ...(scanned.language && { languages: { source: scanned.language, target: null } }),
    };
  };
  const readTranslations: FileFormat['readTranslations'] = (content, strings) => {
    const file = normalizeLineEndings(content);
    const scanned = scan(file);
    if (!scanned.ok) return { pieces: [], problems: [scanned], by: 'key' };
    const known = new Set(strings.map(({ key }) => key));
    const sources = new Map(codec.aligned && strings.map(({ key, text }) => [key, text]));
    const filled = scanned.entries.filter(({ text }) => !isBlank(text));
    const { stays, wholes } = codec;
    const parts = wholes ? Map.groupBy(filled, wholes.of) : undefined;
    const mayStay = (entry: FileEntry) =>
      stays?.({
        lead: file.slice(entry.own, entry.from),
        raw: file.slice(entry.from, entry.to),
      }) === true ||
      (wholes !== undefined && (parts?.get(wholes.of(entry))?.length ?? 0) > 1);
    const pieces = filled.map((entry): FoundTranslation => {
      const { key, line } = entry;
      const text = aligned(entry.text, sources.get(key));
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
        const ownFrame = frame && isOwn(frame) ? frame : undefined;
        const printedFrame = ownFrame ?? { lead: codec.lead({ key, text, context, nth, before }), raw: null };
        before = printedFrame.lead;
        const isLeftOut = options.untranslated === 'skip' && translation === null;
        const whole = wholes?.of({ key });
        const stays =
          ownFrame !== undefined &&
          (codec.stays?.(ownFrame) === true || (whole !== undefined && translated.has(whole)));
        const isFirst = wholes && whole !== undefined && !begun.has(whole) && (!isLeftOut || stays);
        if (isFirst) begun.add(whole);
        const header = nth === 0 ? (headerAndFooter?.header ?? '') : '';
        const place = isFirst
          ? { ...printedFrame, lead: wholes.begin(printedFrame.lead, whole, header) }
          : printedFrame;
        const words = isLeftOut ? text : exportedText({ text, translation }, options);
        return {
          key,
          context,
          frame: place,
          words:
            isLeftOut && !stays ? null : spelled(words, { source: text, frame: place, isAscii }, options),
        };
      }),
    );
    const isWhole = options.untranslated !== 'skip' || rows.every(({ translation }) => translation !== null);
    return codec.finish?.(printed, { language: options.language, isWhole, isOfLanguage }) ?? printed;
  };
  const spelled = (
    text: string,
    { source, frame, isAscii }: { source: string; frame: Frame; isAscii: boolean },
    { language }: PrintOptions,
  ): string =>
    frame.raw !== null && aligned(codec.read(frame.raw, frame.lead), source) === text
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
      merge: mergedEntries({ ...codec, frame: (...rest) => frameOf(codec, ...rest) }),
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
function frameOf(codec: EntryCodec, file: string, { from, to, text }: FileEntry, lead: string): Frame {
  const raw = file.slice(from, to);
  // A plural is spelled with the forms of a language.
  const isUsual =
    !mayBePlural(text) &&
    codec.spell({ text, frame: { lead, raw: null }, language: '', isAscii: false }) === raw;
  // Without a lead the spelling alone tells the format.
  return { lead, raw: isUsual && lead !== '' ? null : raw };
}
