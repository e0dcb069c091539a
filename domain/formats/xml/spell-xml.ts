import { xmlTokens } from './scan-xml.ts';

/**
 * References for characters of a text. `>` is spelled as one too, because `]]>` must not stand in a text, and so is a
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
export const IMPOSSIBLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const withReferences = (text: string, which: RegExp) =>
  text.replace(IMPOSSIBLE, '\uFFFD').replace(which, (character) => REFERENCES[character] ?? character);

/** References to entities that a file declares, which the scanner leaves in texts. */
const DECLARED = /&(?!(?:amp|lt|gt|quot|apos);)[\w.-]{1,100};/g;

/**
 * Spells characters between tags; those that XML can't contain become U+FFFD. References to entities stay what they are if the
 * `source` has them.
 */
export function spellXmlText(text: string, source = ''): string {
  const spelled = withReferences(text, /[&<>\r]/g);
  const declared = new Set(source.match(DECLARED));
  return declared.size === 0
    ? spelled
    : spelled.replace(/&amp;[\w.-]{1,100};/g, (entity) => {
        const reference = `&${entity.slice('&amp;'.length)}`;
        return declared.has(reference) ? reference : entity;
      });
}

/** Spells the value of an attribute between double quotes. */
export const spellXmlValue = (value: string): string => withReferences(value, /[&<>"\t\n\r]/g);

const ATTRIBUTE = /\s([^\s=/>"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/** A start tag with this value of an attribute, which is put at its end if it has none; the same tag if it has the value. */
export function withAttribute(tag: string, name: string, value: string): string {
  const spelled = spellXmlValue(value);
  for (const match of tag.matchAll(ATTRIBUTE)) {
    const [all, named = '', quoted = ''] = match;
    if (named !== name) continue;
    if (quoted.slice(1, -1) === spelled || attributeValue(quoted) === value) return tag;
    const from = match.index + all.length - quoted.length;
    return `${tag.slice(0, from)}"${spelled}"${tag.slice(from + quoted.length)}`;
  }
  const end = /\s*\/?>$/.exec(tag.slice(-100))?.[0] ?? '';
  return `${tag.slice(0, tag.length - end.length)} ${name}="${spelled}"${end}`;
}

/** The value that is spelled so, with its quotes; white space in it counts as spaces. */
function attributeValue(quoted: string): string | undefined {
  const [token] = xmlTokens(`<a b=${quoted}/>`) ?? [];
  return token?.kind === 'open' ? token.attributes.get('b') : undefined;
}
