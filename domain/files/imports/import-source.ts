import { LIMITS } from '../../core/limits.ts';
import { type StringDraft, type StringProblem, whyNotString } from '../../core/text/strings.ts';
import { hasControls, isLongerThan, isStorable } from '../../core/text/text.ts';
import { keepingControls } from '../../formats/control-characters.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { type FileForm, formOfFile, USUAL_FORM, withForm } from '../../formats/file-form.ts';
import type { FileLanguages } from '../../formats/model/file-languages.ts';
import { type Format, isSubtitles, isTable, keepsFile } from '../../formats/model/format.ts';
import type {
  ImportedString,
  ImportProblem,
  ImportProblemKind,
  ParseResult,
  ReadOptions,
  SkippedItem,
  Track,
} from '../../formats/model/reading.ts';
import type { Frame, HeaderAndFooter } from '../../formats/model/skeleton.ts';
import type { TableSample } from '../../formats/model/table-choice.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { keptText } from '../../formats/text.ts';
import { type SectionType, typeOfStrings } from '../../texts/sections/section-types.ts';

/**
 * What is allowed but shown before the import (imports.18): a second string with the same key, or a plural, which makes
 * no string yet.
 */
export type ImportWarning =
  | { readonly kind: 'duplicateKey'; readonly line: number; readonly index: number; readonly key: string }
  | SkippedItem;

/**
 * A text parsed for the preview. `type` is the type of a section with these strings. Strings are listed even if some
 * have problems.
 */
export type ParsedSource = {
  readonly readAs: Format;
  readonly type: SectionType;
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly strings: readonly ImportedString[];
  readonly warnings: readonly ImportWarning[];
  /** The languages that the file says it is in. */
  readonly languages?: FileLanguages;
  /** The languages that a file of subtitles has side by side, if there are several. */
  readonly tracks?: readonly Track[];
  /** In a format that counts frames, how many a second has; null if the file doesn't say it. */
  readonly frameRate?: number | null;
  /** What a table looks like, for choosing its columns. */
  readonly table?: TableSample;
} & ({ readonly ok: true } | { readonly ok: false; readonly problems: readonly ImportProblem[] });

/** How a text is read, and how many strings the section has already. */
export type ParseOptions = Partial<ReadOptions> & {
  readonly existing?: number;
  /** The encoding of the file that the text comes from; UTF-8 for a pasted one. */
  readonly encoding?: Encoding | undefined;
};

/** Parses a text into strings, or lists all its problems (imports.19, imports.22). */
export function parseSource(
  chosen: Format,
  content: string,
  { splitting = 'lines', flattens = false, existing = 0, encoding = 'utf-8', ...timing }: ParseOptions = {},
): ParsedSource {
  const reading = FILE_FORMATS[chosen].read(content, { splitting, flattens, ...timing });
  const { readAs, problems: unread, leftOut = [], languages, tracks, frameRate, table } = reading;
  const { strings, headerAndFooter: read, kept } = keepingControls(reading, FILE_FORMATS[readAs]);
  const isPlain = readAs === 'text';
  const came = isPlain ? keptText(content, reading.strings, splitting) : content;
  const headerAndFooter = isPlain || read ? withForm(read, formOf(reading, came, encoding)) : null;
  const inStrings = strings.flatMap((string, index) => problemsOf(string, index));
  const inLines = [...unread, ...inStrings].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const problems = [
    ...headerAndFooterProblems(headerAndFooter),
    ...inLines,
    ...(unread.length > 0 && strings.length === 0 ? [] : amountProblems(strings.length, existing)),
  ];
  const load = {
    readAs,
    type: typeOfStrings(strings),
    strings,
    headerAndFooter,
    warnings: [...duplicateKeys(strings), ...leftOut, ...kept],
    ...(languages && { languages }),
    ...(tracks && { tracks }),
    ...(frameRate !== undefined && { frameRate }),
    ...(table && { table }),
  };
  return problems.length > 0 ? { ...load, ok: false, problems } : { ...load, ok: true };
}

/** The form of a file that its section keeps. A table keeps its mark and usual line breaks itself, and a project the bytes of others. */
function formOf(
  { readAs, headerAndFooter, strings }: ParseResult,
  content: string,
  encoding: Encoding,
): FileForm {
  if (keepsFile(readAs)) return USUAL_FORM;
  const form = formOfFile(content, encoding);
  if (!isTable(readAs) || (form.breaks === '' && !form.hasMark)) return form;
  const rows = strings.map((string) => ({ ...string, translation: null }));
  const printed = FILE_FORMATS[readAs].printSource({ headerAndFooter, splitting: null }, rows);
  return printed === content ? { ...form, hasMark: false, breaks: '' } : form;
}

/** The body of the call that imports a parsed source; users may have edited and reordered its strings. */
export function importBody(
  { readAs, headerAndFooter, strings }: Pick<ParsedSource, 'readAs' | 'headerAndFooter' | 'strings'>,
  wanted: readonly (StringDraft & Pick<ImportedString, 'frame' | 'joint'>)[] = strings,
) {
  return {
    format: readAs,
    ...headerAndFooter,
    strings: wanted.map(({ text, key, context, max_length, continues, joint, frame }) => ({
      text,
      key,
      context,
      max_length,
      ...(continues && { continues, joint }),
      ...(frame && { frame }),
    })),
  };
}

/** The parts of a section of subtitles that an import changes. */
export type Joining = 'turnsToText' | 'joinsFile' | 'joinsAss';

/**
 * What an import does to a section of subtitles (imports.12): strings that are not cues turn it into text without times
 * and styles; cues join its file, which gets only the missing ASS styles of theirs. Undefined for other sections.
 */
export function joiningOf(
  section: { readonly format: Format; readonly stats: { readonly strings_amount: number } },
  { readAs }: Pick<ParsedSource, 'readAs'>,
): Joining | undefined {
  if (!isSubtitles(section.format) || section.stats.strings_amount === 0) return undefined;
  if (!isSubtitles(readAs)) return 'turnsToText';
  return section.format === 'ass' && readAs === 'ass' ? 'joinsAss' : 'joinsFile';
}

const KIND_OF_FIELD = {
  text: 'tooLong',
  key: 'keyTooLong',
  context: 'contextTooLong',
  max_length: 'maxLength',
} as const satisfies Record<StringProblem['key'], ImportProblemKind>;

/** The problems of a string. `index`: its index in the import, if it has one. */
export function problemsOf(string: ImportedString, index?: number): ImportProblem[] {
  const place = {
    line: string.line,
    ...(index !== undefined && { index }),
    ...(string.key !== '' && { key: string.key }),
  };
  const problems: ImportProblem[] = whyNotString(string).map(({ key, kind }) => ({
    kind: kind === 'required' ? 'empty' : KIND_OF_FIELD[key],
    ...place,
  }));
  const { text, key, context, frame } = string;
  if (frame && isFrameTooLong(frame)) problems.push({ kind: 'frameTooLong', ...place });
  const isSound =
    [text, key, context, frame?.lead ?? '', frame?.raw ?? ''].every(isStorable) && !hasControls(text);
  return isSound ? problems : [...problems, { kind: 'illegal', ...place }];
}

function isFrameTooLong({ lead, raw }: Frame): boolean {
  return isLongerThan(lead, LIMITS.frame.max) || isLongerThan(raw ?? '', LIMITS.frame.max);
}

function headerAndFooterProblems(headerAndFooter: HeaderAndFooter | null): ImportProblem[] {
  const parts = headerAndFooter ? [headerAndFooter.header, headerAndFooter.footer] : [];
  if (parts.some((part) => isLongerThan(part, LIMITS.headerOrFooter.max))) return [{ kind: 'headerTooLong' }];
  return parts.every(isStorable) ? [] : [{ kind: 'illegal' }];
}

/** The problem with the number of strings imported into a section: none, or too many. */
export function amountProblems(amount: number, existing: number): ImportProblem[] {
  if (amount === 0) return [{ kind: 'noStrings' }];
  return amount + existing > LIMITS.stringsPerSection ? [{ kind: 'tooMany' }] : [];
}

function duplicateKeys(strings: readonly ImportedString[]): ImportWarning[] {
  const seen = new Set<string>();
  return strings.flatMap(({ key, line }, index) => {
    const isSecond = key !== '' && seen.has(key);
    seen.add(key);
    return isSecond ? [{ kind: 'duplicateKey' as const, line, index, key }] : [];
  });
}
