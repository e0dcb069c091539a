import { LIMITS } from '../../core/limits.ts';
import { isLongerThan, isStorable } from '../../core/text/text.ts';
import { keepingControls } from '../../formats/control-characters.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { type FileForm, formOfFile, USUAL_FORM, withForm } from '../../formats/file-form.ts';
import { type Format, isTable, keepsFile } from '../../formats/model/format.ts';
import type { ImportedString, ImportProblem, ParseResult, ReadOptions } from '../../formats/model/reading.ts';
import type { HeaderAndFooter } from '../../formats/model/skeleton.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { keptText } from '../../formats/text.ts';
import { typeOfStrings } from '../../texts/sections/section-types.ts';
import { amountProblems, type ImportWarning, type ParsedSource, problemsOf } from './parsed-source.ts';

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
  const { strings, headerAndFooter: read, kept: keptItems } = keepingControls(reading, FILE_FORMATS[readAs]);
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
    warnings: [...duplicateKeys(strings), ...leftOut, ...keptItems],
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

function headerAndFooterProblems(headerAndFooter: HeaderAndFooter | null): ImportProblem[] {
  const parts = headerAndFooter ? [headerAndFooter.header, headerAndFooter.footer] : [];
  if (parts.some((part) => isLongerThan(part, LIMITS.headerOrFooter.max))) return [{ kind: 'headerTooLong' }];
  return parts.every(isStorable) ? [] : [{ kind: 'illegal' }];
}

function duplicateKeys(strings: readonly ImportedString[]): ImportWarning[] {
  const seen = new Set<string>();
  return strings.flatMap(({ key, line }, index) => {
    const isSecond = key !== '' && seen.has(key);
    seen.add(key);
    return isSecond ? [{ kind: 'duplicateKey' as const, line, index, key }] : [];
  });
}
