/**
 * References as they are written for characters of a text. `>` is written so too, because `]]>` must not stand in a text, and so is a
 * carriage return, which would come back as a line feed.
 */
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Characters that no XML 1.0 file can have, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const IMPOSSIBLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

const withReferences = (text: string, which: RegExp) =>
  text.replace(IMPOSSIBLE, '\uFFFD').replace(which, (character) => REFERENCES[character] ?? character);

/** Spells characters between tags; those that XML can't contain become U+FFFD. */
export const spellXmlText = (text: string): string => withReferences(text, /[&<>\r]/g);

/** Spells the value of an attribute between double quotes. */
export const spellXmlValue = (value: string): string => withReferences(value, /[&<>"\t\n\r]/g);

const ATTRIBUTE = /\s([^\s=/>"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/** A start tag with this value of an attribute, which is put at its end if it has none; the same tag if it has the value. */
export function withAttribute(tag: string, name: string, value: string): string {
  const spelled = spellXmlValue(value);
  for (const found of tag.matchAll(ATTRIBUTE)) {
    const [all, named = '', quoted = ''] = found;
    if (named !== name) continue;
    if (quoted.slice(1, -1) === spelled) return tag;
    const from = found.index + all.length - quoted.length;
    return `${tag.slice(0, from)}"${spelled}"${tag.slice(from + quoted.length)}`;
  }
  const end = /\s*\/?>$/.exec(tag.slice(-100))?.[0] ?? '';
  return `${tag.slice(0, tag.length - end.length)} ${name}="${spelled}"${end}`;
}
