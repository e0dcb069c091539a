import { isTag, MOST_OPEN, type Tag, tokensOf } from '../../../formats/markup/tokens.ts';
import type { TextBlock } from '../model/book.ts';
import type { FoundText } from '../model/places.ts';
import { elementEnds } from './element-ends.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The attributes by which XHTML, in which programs look for either, and HTML say the language of an element. */
const LANGUAGES = { xml: ['xml:lang', 'lang'], html: ['lang'] } as const;

/** The innermost blocks of the texts of a file that say no language themselves; a description is in its picture's. */
export function textBlocksIn(
  content: string,
  texts: readonly FoundText[],
  vocabulary: Vocabulary,
): TextBlock[] {
  const blocks: { tag: Tag; to: number; texts: number[] }[] = [];
  const open: { tag: Tag; last: number; to: number; block?: (typeof blocks)[number] }[] = [];
  const tokens = tokensOf(content, vocabulary.isXml);
  const { ends } = elementEnds(content, tokens, vocabulary);
  const ordered = texts.filter(({ kind }) => kind !== 'attribute');
  let next = 0;
  for (const [index, token] of tokens.entries()) {
    while ((open.at(-1)?.last ?? index) < index) open.pop();
    for (let text = ordered[next]; text && text.from < token.to; text = ordered[++next]) {
      const around = open.at(-1);
      if (!around) continue;
      around.block ??= blocks[blocks.push({ tag: around.tag, to: around.to, texts: [] }) - 1];
      around.block?.texts.push(text.from);
    }
    if (!isTag(token) || vocabulary.inline.has(token.name) || vocabulary.breaks.has(token.name)) continue;
    if (token.kind === 'open') {
      if (open.length === MOST_OPEN) open.shift();
      open.push({ tag: token, last: tokens.length - 1, to: content.length, ...ends.get(index) });
    }
  }
  const attributes = vocabulary.isXml ? LANGUAGES.xml : LANGUAGES.html;
  return blocks
    .filter(({ tag }) => attributes.every((name) => tag.attributes[name] === undefined))
    .map(({ tag, to, texts }) => {
      const name = /^<[\w:.-]+/.exec(content.slice(tag.from, tag.to))?.[0].length ?? 1;
      return { from: tag.from + name, to, attributes, texts };
    });
}
