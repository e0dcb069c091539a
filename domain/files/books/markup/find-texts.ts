import { decodeHTMLStrict } from 'entities';
import { append } from '../../../core/long-lists.ts';
import { isBlank } from '../../../core/text/text.ts';
import { collapseWhiteSpace, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { innerPieces, markedText } from '../../../formats/marks/marks.ts';
import { isTag, MOST_OPEN, type Tag, type Token, tokensOf } from '../../../formats/markup/tokens.ts';
import type { FoundText } from '../model/places.ts';
import { elementEnds } from './element-ends.ts';
import { attributePlaces } from './elements.ts';
import { areUnsaid, inlinePieces } from './inline-pieces.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What is found in a file, in order: texts, and the places that addresses and outlines may name. */
export type FoundParts = {
  readonly texts: readonly FoundText[];
  /** The offset of each element that has an id. */
  readonly anchors: ReadonlyMap<string, number>;
};

/**
 * Finds the texts of a file (books.6): each run of words and inline elements between two blocks, without the tags around
 * all of it, and the descriptions of pictures.
 */
export function findTexts(content: string, vocabulary: Vocabulary): FoundParts {
  const tokens = tokensOf(content, vocabulary.isXml);
  const texts: FoundText[] = [];
  const anchors = new Map<string, number>();
  const blocks: string[] = [];
  let run: Token[] = [];
  const endRun = () => {
    const element = blocks.at(-1) ?? '';
    const isVerbatim = blocks.some((name) => vocabulary.verbatim.has(name));
    append(texts, textsIn(content, run, vocabulary, { element, isVerbatim }));
    run = [];
  };
  const { ends, bareHead } = elementEnds(content, tokens, vocabulary);
  for (let index = bareHead; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    if (!isTag(token)) {
      run.push(token);
      continue;
    }
    append(texts, attributeTexts(content, token, vocabulary));
    const { id } = token.attributes;
    if (id !== undefined && !anchors.has(id)) anchors.set(id, token.from);
    if (token.kind === 'open' && isOpaque(content, token, vocabulary)) {
      const start = index;
      const end = ends.get(start) ?? { last: tokens.length - 1, to: content.length };
      index = end.last;
      if (vocabulary.fields.has(token.name) && token.attributes.translate !== 'no') {
        const place = { element: token.name, isVerbatim: true };
        const inner = tokens.slice(start + 1, index + 1).filter(({ to }) => to <= end.to);
        append(texts, textsIn(content, inner, vocabulary, place));
      }
      if (vocabulary.verbatim.has(token.name)) endRun();
      else run.push({ kind: 'other', from: token.from, to: tokens[index]?.to ?? content.length });
    } else if (vocabulary.inline.has(token.name) || vocabulary.breaks.has(token.name)) run.push(token);
    else {
      endRun();
      if (token.kind === 'open') {
        if (blocks.length === MOST_OPEN) blocks.shift();
        blocks.push(token.name);
      } else if (token.kind === 'close') {
        const opened = blocks.lastIndexOf(token.name);
        if (opened >= 0) blocks.splice(opened);
      }
    }
  }
  endRun();
  return { texts: texts.sort((one, other) => one.from - other.from || other.to - one.to), anchors };
}

/** Whether the content of an element stays as it is: also code that is set as such. */
function isOpaque(content: string, { name, attributes, to }: Tag, vocabulary: Vocabulary): boolean {
  if (vocabulary.opaque.has(name) || attributes.translate === 'no') return true;
  return vocabulary.verbatim.has(name) && /^\s*<code\b/i.test(content.slice(to, to + 200));
}

function textsIn(
  content: string,
  run: readonly Token[],
  vocabulary: Vocabulary,
  { element, isVerbatim }: { element: string; isVerbatim: boolean },
): FoundText[] {
  const pieces = inlinePieces(content, run, vocabulary, isVerbatim);
  if (areUnsaid(pieces)) return [];
  const inner = innerPieces(pieces);
  const inside = pieces.slice(inner.from, inner.to);
  const [first] = inside;
  const last = inside.at(-1);
  if (!first || !last) return [];
  const text = markedText(inside);
  return [{ from: first.from, to: last.to, kind: isVerbatim ? 'lines' : 'text', text, element }];
}

/** The texts in the attributes of a tag, as the description of a picture; the element of each is the attribute. */
function attributeTexts(content: string, token: Tag, vocabulary: Vocabulary): FoundText[] {
  const { name, attributes, kind } = token;
  if (kind === 'close' || attributes.translate === 'no') return [];
  const names = vocabulary
    .attributes(name, attributes)
    .filter((attribute) => !isBlank(attributes[attribute] ?? ''));
  if (names.length === 0) return [];
  return attributePlaces(content, token, names).flatMap(({ name: attribute, value, from, to }) => {
    const text = trimWhiteSpace(collapseWhiteSpace(decodeHTMLStrict(value)));
    // Also the title of a picture of FictionBook describes it.
    const element = name === 'image' ? 'alt' : attribute;
    return isBlank(text) ? [] : [{ from, to, kind: 'attribute' as const, text, element }];
  });
}
