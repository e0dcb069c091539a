import { type NumberedForms, pluralOfNumbered } from '../core/plurals/numbered-forms.ts';
import { firstPart } from '../core/text/context-parts.ts';
import { isBlank, storedText } from '../core/text/text.ts';
import type { Work } from '../core/works/work-fields.ts';
import {
  type ExportedFile,
  type ExportedRow,
  exportedText,
  type FileFormat,
  type PrintOptions,
} from './model/file-format.ts';
import { isSameLanguage } from './model/file-languages.ts';
import { staysInFile } from './model/kept-text.ts';
import { type ImportedString, parseResult, unreadable } from './model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from './model/skeleton.ts';
import type { SkeletonCodec } from './model/skeleton-codec.ts';
import { type FoundTranslation, placesByText, type WantedString } from './model/translation-reading.ts';
import {
  contextOfEntry,
  flagsIn,
  headerOf,
  isFlags,
  isFuzzy,
  sortedEntries,
  sourceLines,
  sourceOfEntry,
} from './po-entries.ts';
import { languagesIn, valueIn, withField } from './po-header.ts';
import { mergedPo } from './po-merge.ts';
import {
  formsIn,
  numberingIn,
  pluralFormsLine,
  printedForms,
  respelledForms,
  spanOfForms,
  textsIn,
} from './po-plurals.ts';
import { type PoEntry, poLiteral, poText, scanPo } from './po-scan.ts';
import { printSkeleton } from './skeleton/print-skeleton.ts';

/**
 * How entries are written in a PO file. The translation of a string is the text in the skeleton; its source is in the
 * lead.
 */
const SKELETON: SkeletonCodec = {
  ownAt: (lead) => {
    const scan = scanPo(`${lead}${endsInPlural(lead) ? 'msgstr[0] ' : ''}""`);
    return scan.ok ? scan.entries.at(-1)?.own : undefined;
  },
  separator: () => '\n\n',
  // Spaces may follow the text on its line.
  separated: /^[^\S\n]*\n+/,
  fit: (own = '', { isDraft }) => (isDraft === undefined ? own : withFuzzy(own, isDraft)),
  // The forms of a plural begin a line, and come spelled already, because only the file tells how it numbers them.
  spell: (text, line) => (line === '' ? text : poLiteral(text)),
  read: (raw) => (isForms(raw) ? respelledForms(raw) : poText(raw)),
};

/** Whether the text after a lead is the forms of a plural. */
const endsInPlural = (lead: string) => lead.endsWith('\n');
const isForms = (raw: string) => /^\s*msgstr\[/.test(raw);

/** The flags of the entry whose text follows a lead, such as `c-format`. */
export const flagsOf = (lead: string): string[] =>
  lead.slice(SKELETON.ownAt(lead)).split('\n').filter(isFlags).flatMap(flagsIn);

/** An entry's lead with or without the flag `fuzzy`; the same lead if nothing changes. */
function withFuzzy(own: string, isDraft: boolean): string {
  const lines = own.split('\n');
  if (isFuzzy(lines) === isDraft) return own;
  return (isDraft ? markedFuzzy(lines) : unmarked(lines)).join('\n');
}

function markedFuzzy(lines: readonly string[]): string[] {
  const flags = lines.findIndex(isFlags);
  if (flags >= 0) return lines.with(flags, `#, fuzzy,${lines[flags]?.slice(2)}`);
  const end = lines.findIndex((line) => line.startsWith('#|') || !line.startsWith('#'));
  return lines.toSpliced(end, 0, '#, fuzzy');
}

/** Removes the flag together with the entry's former values (`#|`). */
function unmarked(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (line.startsWith('#|')) return [];
    if (!isFlags(line) || !isFuzzy([line])) return [line];
    const left = flagsIn(line).filter((flag) => flag !== 'fuzzy');
    return left.length > 0 ? [`#, ${left.join(', ')}`] : [];
  });
}

const read: FileFormat['read'] = (content) => {
  const file = normalizeLineEndings(content);
  const scan = scanPo(file);
  if (!scan.ok) return unreadable('po', 'brokenPo', scan.line);
  const { strings, skipped: leftOut } = sortedEntries(scan.entries);
  const spans = strings.map(({ own, plural, translations }) => {
    if (plural) return { own, ...spanOfForms(file, translations) };
    const [{ from, to } = { from: own, to: own }] = translations;
    return { own, from, to };
  });
  const { headerAndFooter, leads } = splitAtTexts(file, spans);
  const imported = strings.map((entry, nth): ImportedString => {
    const { from = 0, to = 0 } = spans[nth] ?? {};
    const raw = file.slice(from, to);
    return {
      text: sourceOfEntry(entry),
      key: '',
      context: contextOfEntry(entry),
      max_length: null,
      line: entry.line,
      frame: { lead: leads[nth] ?? '', raw: raw === '""' ? null : raw },
    };
  });
  return {
    ...parseResult('po', imported),
    headerAndFooter,
    leftOut,
    languages: languagesIn(headerOf(scan.entries)),
  };
};

/** An entry is known by its text and its `msgctxt`, whatever its comments are, which differ between files (imports.40). */
function wantedBy(entry: PoEntry): WantedString {
  const context = contextOfEntry(entry);
  const ownContext = entry.context === undefined ? undefined : storedText(entry.context.text);
  return {
    text: sourceOfEntry(entry),
    likes: [
      (string) => string.context === context,
      (string) => ownContext !== undefined && firstPart(string.context ?? '') === ownContext,
    ],
  };
}

/** Matches each translation to the string with the same source; of several, to the one with the same `msgctxt` (imports.40). */
const readTranslations: FileFormat['readTranslations'] = (content, strings, { language }) => {
  const scan = scanPo(normalizeLineEndings(content));
  if (!scan.ok) return { pieces: [], problems: [{ kind: 'brokenPo', line: scan.line }], by: 'source' };
  const forms = formsIn(headerOf(scan.entries), language);
  const entries = sortedEntries(scan.entries).strings;
  const places = placesByText(strings, entries.map(wantedBy));
  const pieces = entries.flatMap((entry, nth): FoundTranslation[] => {
    const texts = entry.translations.map((translation) => translation.text);
    const at = places[nth];
    const text = storedText(entry.plural ? pluralOfNumbered(texts, forms) : (texts[0] ?? ''));
    // A template says nothing of most of its entries.
    if (text === '') return [];
    const hasOtherForms = entry.plural !== undefined && hasOthers(texts, forms);
    const state = {
      ...(hasOtherForms || isFuzzy(entry.comments) ? { isDraft: true } : { isStated: true }),
      ...(hasOtherForms && { hasOtherForms }),
    };
    return [{ line: entry.line, text, at, label: entry.id.text, ...state }];
  });
  return { pieces, problems: [], by: 'source', languages: languagesIn(headerOf(scan.entries)) };
};

const EMPTY: HeaderAndFooter = {
  header:
    'msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n\n',
  footer: '\n',
};

/** The text that a string has in its file, if it has nothing to read; otherwise empty. */
function blankText(frame: Frame | null | undefined): string {
  if (isForms(frame?.raw ?? '')) return '';
  const text = poText(frame?.raw ?? '');
  return isBlank(text) ? text : '';
}

type PoRow = Omit<ExportedRow, 'isDraft'> & {
  /** The text of the entry; null for the forms that the file has. */
  readonly words: string | null;
  /** Undefined keeps the flags of the entry. */
  readonly isDraft: boolean | undefined;
};

/** Prints rows. Those of a section without a PO file have no leads with their sources, so leads are created. */
function printed(
  { headerAndFooter }: ExportedFile,
  rows: readonly PoRow[],
  { language, work }: Pick<PrintOptions, 'language' | 'work'>,
): string {
  const given = headerAndFooter ?? EMPTY;
  const frames = rows.map(({ text, context, frame }) =>
    frame && SKELETON.ownAt(frame.lead) !== undefined ? frame : madeFrame(text, context),
  );
  const { file, forms } = formsToPrint(given, frames, language);
  const { target } = languagesIn(poText(given.header));
  const isOfLanguage = target === null || isSameLanguage(target, language);
  const printedRows = rows.map(({ key, context, words, isDraft }, nth) => {
    const frame = frames[nth] ?? { lead: '', raw: null };
    if (!endsInPlural(frame.lead))
      return { key, context, isDraft, frame, words: asInFile(words, poText(frame.raw ?? '')) };
    const raw = frame.raw ?? '';
    const had = textsIn(raw);
    const isAsItWas = words === null || (words !== '' && storedText(pluralOfNumbered(had, forms)) === words);
    // What is initial only because its forms are not known stays as the file has it.
    const keepsFlags = isAsItWas && isDraft === true && hasOthers(had, forms);
    return {
      ...{ key, context, frame },
      isDraft: keepsFlags ? undefined : isDraft,
      words:
        isAsItWas && had.length > 0
          ? respelledForms(raw)
          : printedForms(words ?? '', forms, isOfLanguage ? raw : ''),
    };
  });
  const header =
    language === ''
      ? file.header
      : translatedHeader(file.header, { given, frames, printedRows, rows, language, work });
  return printSkeleton({ skeleton: SKELETON, empty: EMPTY }, { ...file, header }, printedRows);
}

/** The text of an entry, as the file has it unless it says another. */
const asInFile = (words: string | null, own: string) =>
  words === null || storedText(own) === words ? own : words;

type Printed = {
  readonly given: HeaderAndFooter;
  /** The frames of the rows. */
  readonly frames: readonly Frame[];
  readonly printedRows: readonly { readonly words: string; readonly isDraft: boolean | undefined }[];
  readonly rows: readonly PoRow[];
  readonly language: string;
  readonly work: Work | undefined;
};

/**
 * The header of a file of translations: its language, who has changed it last and when, and what the project says of
 * the work, where nobody has filled that in. A file that is as it came keeps its header. A template has no translations
 * yet, and is marked `fuzzy` (exports.32).
 */
function translatedHeader(
  header: string,
  { given, frames, printedRows, rows, language, work }: Printed,
): string {
  const changed = rows.filter((_, nth) => isChanged(frames[nth], printedRows[nth]));
  const isTemplate = frames.every(({ raw }) => poText(raw ?? '') === '');
  if (changed.length === 0 && !isTemplate && header === given.header) return header;
  const fields: [name: string, value: string][] = [];
  const text = poText(header);
  if (valueIn(text, 'Language')?.trim() === '') fields.push(['Language', language.replaceAll('-', '_')]);
  const last = newest(changed);
  if (last) {
    const minute = new Date(last.at).toISOString().slice(0, 16).replace('T', ' ');
    for (const [name, value] of [
      ['PO-Revision-Date', `${minute}+0000`],
      ['Last-Translator', last.by],
    ] as const)
      if (valueIn(text, name) !== undefined) fields.push([name, value]);
  }
  for (const [name, value, unfilled] of [
    ['Project-Id-Version', work?.translated_title || work?.original_title, 'PACKAGE VERSION'],
    ['Language-Team', work?.translators, 'LANGUAGE <LL@li.org>'],
  ] as const) {
    const had = valueIn(text, name)?.trim();
    if (value && (had === '' || had === unfilled)) fields.push([name, value]);
  }
  const withFields = fields.reduce((file, [name, value]) => withField(file, name, value), header);
  return isTemplate ? withoutFuzzy(withFields) : withFields;
}

/** Whether an entry is printed otherwise than its file has it. */
function isChanged(frame: Frame | undefined, printed: Printed['printedRows'][number] | undefined): boolean {
  if (!frame || !printed) return false;
  const { lead, raw } = frame;
  const own = SKELETON.read(raw ?? '');
  const texts = [printed.words, own].map((words) => (isForms(words) ? poText(words) : words));
  if (printed.words !== own && texts.join('') !== '') return true;
  const comments = lead.slice(lead.lastIndexOf('\n\n') + 1).split('\n');
  return printed.isDraft !== undefined && printed.isDraft !== isFuzzy(comments);
}

/** When and by whom the last of these was translated. */
const newest = (rows: readonly PoRow[]) =>
  rows.reduce<ExportedRow['translated']>(
    (last, { translated }) => (translated && translated.at > (last?.at ?? 0) ? translated : last),
    undefined,
  );

/** The beginning of a file without the flag of its header, which says that nobody has filled it in. */
function withoutFuzzy(header: string): string {
  const offset = header.search(/^msgid ""$/m);
  return offset < 0
    ? header
    : unmarked(header.slice(0, offset).split('\n')).join('\n') + header.slice(offset);
}

/** Whether the forms of an entry can't be told to be those of the language (plurals.6). */
const hasOthers = (texts: readonly string[], { isSure, amount }: NumberedForms): boolean =>
  !isSure || texts.findLastIndex((text) => text !== '') >= amount;

/**
 * The forms of a printed file, and the file with a header that tells them, as programs need it. A file without forms of
 * its own, such as a template, gets those of the language where its header tells none.
 */
function formsToPrint(file: HeaderAndFooter, frames: readonly Frame[], language: string) {
  const header = poText(file.header);
  const forms = formsIn(header, language);
  const plurals = frames.filter(({ lead }) => endsInPlural(lead));
  const hasForms = plurals.some(({ raw }) => textsIn(raw ?? '').some((text) => text !== ''));
  const isOther = numberingIn(header) === 'none' || (!forms.isSure && !hasForms);
  const newLine = plurals.length > 0 && language !== '' && isOther ? pluralFormsLine(language) : undefined;
  if (newLine === undefined) return { file, forms };
  const [, line = ''] = /^Plural-Forms: (.*)$/.exec(newLine) ?? [];
  const withForms = withField(file.header, 'Plural-Forms', line, { adds: true });
  return { file: { ...file, header: withForms }, forms: formsIn(newLine, language) };
}

function madeFrame(text: string, context: string): Frame {
  const withLanguage =
    context === ''
      ? ''
      : `${context
          .split('\n')
          .map((line) => `#. ${line}`)
          .join('\n')}\n`;
  const { lines, isPlural } = sourceLines(text);
  return { lead: `\n\n${withLanguage}${lines.join('\n')}\n${isPlural ? '' : 'msgstr '}`, raw: null };
}

/** gettext's files of sources and translations (imports.38, exports.14); an initial translation is marked `fuzzy`. */
export const PO = {
  read,
  readTranslations,
  // Every entry stays, because programs compare the file with its source; a missing translation is empty.
  print: (file, rows, options) =>
    printed(
      file,
      rows.map((row) => {
        const raw = row.frame?.raw ?? '';
        if ((isForms(raw) ? textsIn(raw) : [poText(raw)]).some((own) => staysInFile(own, row)))
          return { ...row, words: null, isDraft: undefined };
        const words = exportedText(row, options) || blankText(row.frame);
        // A source in place of a translation is none, which only the flag says.
        const isDraft = row.translation === null ? !isBlank(words) : (row.isDraft ?? false);
        return { ...row, words, isDraft };
      }),
      options,
    ),
  printSource: (file, rows) =>
    printed(
      file,
      rows.map((row) => ({ ...row, words: null, isDraft: undefined })),
      { language: '' },
    ),
  ofLanguage: {
    languageIn: (header) => languagesIn(poText(header)).target,
    merge: mergedPo,
    keepsGone: true,
  },
  empty: EMPTY,
  skeleton: SKELETON,
} satisfies FileFormat;
