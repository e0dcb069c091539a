import { ArchiveError, isArchive } from '../../core/archive/archive.ts';
import { LIMITS } from '../../core/limits.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { type DecodingDoubts, decode, isValidIn } from '../../formats/encodings.ts';
import { encodingOfCharset, poCharsetOf } from '../../formats/po-charset.ts';
import { proofreadingText } from '../../formats/proofreading/proofreading-text.ts';
import { namedBinary, type UnreadFormat, unreadBinary, unreadText } from '../../formats/unread-formats.ts';
import { readWorkbook, workbookIn } from '../../formats/workbook/workbook.ts';
import { textOfWorkbook } from '../../formats/workbook/workbook-text.ts';
import { xmlCharsetOf } from '../../formats/xml/xml-charset.ts';

/** A file's text and encoding, or why it can't be read. */
export type FileText =
  | ({ readonly ok: true; readonly text: string; readonly encoding: Encoding } & DecodingDoubts)
  | ({ readonly ok: false } & FileRefusal);

/**
 * Why a file can't be read: it is binary, too large (imports.7), or of a known format that is not supported. `isText`: it can
 * be read as plain text.
 */
export type FileRefusal =
  | { readonly kind: 'binary' | 'tooLarge' | 'corrupt' }
  | { readonly kind: 'format'; readonly format: string; readonly isText: boolean };

/** Why pasted text can't be read: it is too long, or of a known format that is not supported. */
export function whyNotPasted(text: string): FileRefusal | undefined {
  if (text.length > LIMITS.fileBytes) return { kind: 'tooLarge' };
  const unread = unreadText('', text);
  return unread && refusalOf(unread);
}

export type DecodeOptions = {
  readonly encoding?: Encoding | undefined;
  /** The language that its texts are likely in, by which the encoding of few letters is guessed. */
  readonly language?: string | undefined;
  /** Whether a text is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
  /** Whether it has translations, so that a Word document may be one for proofreading (imports.67). */
  readonly hasTranslations?: boolean | undefined;
};

/** The refusal of a format that is known and not supported. */
export const refusalOf = ({ name, isText }: UnreadFormat): FileRefusal => ({
  kind: 'format',
  format: name,
  isText,
});

/** The text of a file with its byte order mark and line breaks, in the given or the detected encoding. */
export function decodeFile(
  name: string,
  bytes: Uint8Array,
  { encoding, language, isPlain = false, hasTranslations = false }: DecodeOptions = {},
): FileText {
  if (bytes.length > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  const refuse = (format: UnreadFormat) => ({ ok: false, ...refusalOf(format) }) as const;
  const workbook = workbookIn(bytes);
  if (workbook) return archiveText(() => textOfWorkbook(readWorkbook(workbook)));
  if (hasTranslations && !isPlain && isArchive(bytes)) {
    const table = archiveText(() => proofreadingText(bytes));
    if (table) return table;
  }
  const signed = unreadBinary(name, bytes);
  if (signed) return refuse(signed);
  const declared = encoding === undefined ? saidEncoding(bytes) : undefined;
  if (declared && 'unread' in declared)
    return refuse({ name: `${declared.by}, ${declared.unread.toUpperCase()}`, isText: true });
  const decoded = decode(bytes, encoding ?? declared?.encoding, true, language);
  const named = decoded.ok ? undefined : namedBinary(name);
  if (named) return refuse(named);
  if (!decoded.ok || isPlain) return decoded;
  const unread = unreadText(name, decoded.text);
  return unread ? refuse(unread) : decoded;
}

/** The text by which an archive is read as other files are; undefined if it has none. */
function archiveText(read: () => string): FileText;
function archiveText(read: () => string | undefined): FileText | undefined;
function archiveText(read: () => string | undefined): FileText | undefined {
  try {
    const text = read();
    return text === undefined ? undefined : { ok: true, text, encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { ok: false, kind: error.kind === 'tooLarge' ? 'tooLarge' : 'corrupt' };
  }
}

/** The encoding that the file itself says it has, or the one that can't be read; undefined where its bytes tell otherwise. */
function saidEncoding(
  bytes: Uint8Array,
): { encoding: Encoding } | { unread: string; by: string } | undefined {
  const inXml = xmlCharsetOf(bytes);
  const charset = inXml ?? poCharsetOf(bytes);
  if (charset === undefined) return undefined;
  const isEscaped = bytes.includes(ESCAPE);
  if (!isEscaped && isValidIn('utf-8', bytes)) return undefined;
  const encoding = encodingOfCharset(charset);
  if (encoding === undefined) return { unread: charset, by: inXml === undefined ? 'gettext' : 'XML' };
  return isValidIn(encoding, bytes) ? { encoding } : undefined;
}

/** What begins a change of letters in encodings that use ASCII's bytes for all of them. */
const ESCAPE = 0x1b;
