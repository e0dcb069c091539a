import { type FileLanguages, languageCodeOf } from './model/file-languages.ts';
import { poLiteral, poText } from './po-scan.ts';

/** The languages of a file by its header (imports.49). */
export function languagesIn(header: string): FileLanguages {
  const lines = header.split('\n');
  const headerField = (field: string) => {
    const start = `${field}:`;
    const line = lines.find((one) => one.toLowerCase().startsWith(start));
    return line === undefined ? null : languageCodeOf(line.slice(start.length));
  };
  return { source: headerField('x-source-language'), target: headerField('language') };
}

const HEADER_ENTRY = /^msgid ""\nmsgstr (?:"[^\n]*"\n)+/m;

/** A field in literals of its own, which may be several. */
const literalsOf = (name: string) =>
  new RegExp(`"${name}:(?:[^"\\n\\\\]*"\\n")*[^"\\n\\\\]*(?:\\\\n)?"\\n`, 'i');
const fieldOf = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im');

/** The value of a field in the text of a header; undefined if it has none such. */
export const valueIn = (text: string, name: string): string | undefined => fieldOf(name).exec(text)?.[1];

/** The beginning of a file with another value of a field of its header. A field that the header lacks is added only if `adds` says so. */
export function withField(file: string, name: string, value: string, { adds = false } = {}): string {
  return file.replace(HEADER_ENTRY, (entry) => {
    const literals = literalsOf(name);
    const line = `${poLiteral(`${name}: ${value}\n`)}\n`;
    if (literals.test(entry)) return entry.replace(literals, () => line);
    const text = poText(entry);
    if (valueIn(text, name) === undefined) return adds ? entry + line : entry;
    const changed = text.replace(fieldOf(name), () => `${name}: ${value}`);
    return `msgid ""\nmsgstr ${poLiteral(changed)}\n`;
  });
}
