/** Tags that need no end, are often left open, or stand for those of a file (docs/formats). Others may be words in brackets: `<file>`. */
const KNOWN = new Set(
  'a b big br code div em font g h hr i img li note ol p ph pre s small span strong sub sup td th tr tt u ul x'.split(
    ' ',
  ),
);

/** Whether what looks like a tag is one, in its text: not `file` of `copy <file>`. */
export function isTag(found: string, text: string): boolean {
  const name = /[\w:-]+/.exec(found)?.[0] ?? '';
  if (found.startsWith('</') || found.endsWith('/>') || /\s\S/.test(found)) return true;
  return KNOWN.has(name.toLowerCase().replace(/\d+$/, '')) || text.includes(`</${name}>`);
}
