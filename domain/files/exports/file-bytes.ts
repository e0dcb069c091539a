import { encodeText, lackingIn } from '../../formats/encode.ts';
import { type FileForm, USUAL_FORM } from '../../formats/file-form.ts';
import { withFileBreaks } from '../../formats/line-breaks.ts';
import { FORMATS, type Format, type FormatFamily, isSubtitles, isTable } from '../../formats/model/format.ts';

/** A file as it is written, and the characters that the encoding of its file lacks, for which it was written otherwise. */
type WrittenFile = {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly lacking?: string;
  /** Whether they are escaped. Otherwise the file is in UTF-8. */
  readonly isEscaped?: boolean;
};

type EncodingOptions = {
  readonly format: Format;
  readonly form: FileForm;
  /** Whether it is written in UTF-8 without a byte order mark, with lines ended by LF, whatever the file was. */
  readonly normalizes?: boolean | undefined;
  /** Whether a spreadsheet needs the mark of a table. */
  readonly forExcel?: boolean | undefined;
  /** The text of the file as it came. */
  readonly source: () => string;
};

/** Writes a printed text in the form of its file (exports.27, exports.28). */
export function fileBytes(
  text: string,
  { form, normalizes = false, forExcel, source, format }: EncodingOptions,
): WrittenFile {
  if (normalizes) {
    const plain = text.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n');
    return { content: sayingUtf8(forExcel ? `\uFEFF${plain}` : plain, format) };
  }
  const { encoding, hasMark, breaks } = form;
  const broken = withFileBreaks(text, breaks, source);
  const marked = hasMark && !broken.startsWith('\uFEFF') ? `\uFEFF${broken}` : broken;
  if (encoding === USUAL_FORM.encoding) return { content: sayingUtf8(marked, format) };
  const beyond =
    encoding === 'windows-1252' && isLatin1(marked, format) ? beyondLatin1(marked, source()) : [];
  const bytes = beyond.length === 0 && encodeText(marked, encoding);
  if (bytes) return { content: bytes };
  const lacks = [...new Set([...beyond, ...lackingIn(marked, encoding)])];
  const spell = ESCAPES[FORMATS[format].family];
  const spelled = spell && encodeText(escaped(marked, new Set(lacks), spell), encoding);
  if (spelled) return { content: spelled, lacking: lacks.join(''), isEscaped: true };
  const needsMark = (isSubtitles(format) && format !== 'ttml') || isTable(format);
  return { content: sayingUtf8(needsMark ? `\uFEFF${marked}` : marked, format), lacking: lacks.join('') };
}

const unicode = (letter: string) => (unit: string) =>
  `\\${letter}${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** How a format spells a unit of UTF-16 that the encoding of a file lacks. The other formats are written in UTF-8 then. */
const ESCAPES: { readonly [Family in FormatFamily]?: (unit: string) => string } = {
  json: unicode('u'),
  special_json: unicode('u'),
  nested_json: unicode('u'),
  arb: unicode('u'),
  xcstrings: unicode('u'),
  properties: unicode('u'),
  apple_strings: unicode('U'),
};

const escaped = (text: string, lacks: ReadonlySet<string>, spell: (unit: string) => string): string =>
  text.replace(/[^\0-\x7f]/gu, (character) =>
    lacks.has(character) ? character.split('').map(spell).join('') : character,
  );

const XML = /^(\uFEFF?<\?xml\s[^>]{0,200}\bencoding\s*=\s*["'])(?!utf-8["'])([\w.-]{1,40})/i;
const GETTEXT =
  /(^(?:msgstr[ \t]+)?"(?:[^"\n]{0,2000}\\n)?Content-Type:[^"\n]{0,200}charset=)(?!utf-8\b)([\w.:-]{1,40})/im;

const declarationIn = (text: string, format: Format) => (format === 'po' ? GETTEXT : XML).exec(text)?.[2];

/** Whether a file that is read as windows-1252, as browsers do, is in ISO-8859-1: by what it says, or by its format. */
const isLatin1 = (text: string, format: Format): boolean =>
  format === 'properties' || /^(iso[-_]?8859[-_]?1|latin-?1|l1)$/i.test(declarationIn(text, format) ?? '');

/** The characters that windows-1252 has and ISO-8859-1 lacks, but for those that the file has so itself. */
const beyondLatin1 = (text: string, source: string): string[] => {
  const own = new Set(source);
  return [...new Set(text.match(/[^\0-\xff]/gu))].filter((character) => !own.has(character));
};

/** A text in UTF-8 that says so where it says another encoding, which a text in ASCII may. */
function sayingUtf8(text: string, format: Format): string {
  const declared = format === 'po' ? GETTEXT : XML;
  const declaration = declarationIn(text, format);
  if (declaration === undefined || !(/[^\0-\x7f]/.test(text) || /^utf-?16/i.test(declaration))) return text;
  return text.replace(declared, '$1UTF-8');
}
