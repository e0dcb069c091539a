import { collapseWhiteSpace, trimWhiteSpace } from '../../core/text/white-space.ts';
import type { Work } from '../../core/works/work-fields.ts';
import { isTag, tokensOf } from '../../formats/markup/tokens.ts';
import { languageCodeOf } from '../../formats/model/file-languages.ts';
import { spellXmlText } from '../../formats/xml/spell-xml.ts';
import { looksOf } from './looks/book-looks.ts';
import { markupLooks } from './looks/markup-looks.ts';
import { readStyleSheets } from './looks/style-sheets.ts';
import { elementEnds } from './markup/element-ends.ts';
import {
  attributePlaces,
  directionPlace,
  type Element,
  elementsIn,
  elementsOfPage,
  isQuoted,
} from './markup/elements.ts';
import { findTexts } from './markup/find-texts.ts';
import { markupSyntax } from './markup/markup-syntax.ts';
import { type OneFile, onlyPart } from './markup/one-file.ts';
import { spelledAttribute } from './markup/spell-text.ts';
import { textBlocksIn } from './markup/text-blocks.ts';
import { HTML, type Vocabulary, XHTML } from './markup/vocabulary.ts';
import { endOf, sayingTitle } from './markup/work-edits.ts';
import type { Front, OpenBook, WorkEdit } from './model/book.ts';
import { startsOfHeadings } from './model/outline.ts';
import type { FoundText } from './model/places.ts';
import { plainText, wordsOf } from './model/plain-text.ts';

const NAMES = new Set('html head title meta body h1 h2 h3 h4 h5 h6'.split(' '));
/** A page that is XML, in which an element may end itself. */
const XML_PAGE: Vocabulary = {
  ...HTML,
  isXml: true,
  lineBreak: XHTML.lineBreak,
  paragraphBreak: XHTML.paragraphBreak,
};

/** Opens a page of HTML. */
export function openHtml(file: OneFile): OpenBook {
  const { text } = file.part;
  const vocabulary = /^\s*<\?xml\s/.test(text) ? XML_PAGE : HTML;
  const elements = partsOfPage(text, vocabulary);
  const { texts } = findTexts(text, vocabulary);
  const ofHead = headTexts(text, elements, vocabulary);
  const known = new Set(texts.map((foundText) => plainText(foundText.text)));
  // What the page says too is translated with that.
  const own = ofHead.filter((foundText) => {
    const plain = plainText(foundText.text);
    const isNew = !known.has(plain);
    known.add(plain);
    return isNew;
  });
  const meta = (...names: string[]) =>
    elements.find(({ name, attributes }) => name === 'meta' && names.includes(metaName(attributes)))
      ?.attributes.content ?? '';
  const root = elements.find(({ name }) => name === 'html');
  const declaredLanguage =
    root?.attributes.lang ?? root?.attributes['xml:lang'] ?? meta('content-language', 'og:locale');
  const language = languageCodeOf(declaredLanguage.replace('_', '-'));
  return {
    facts: {
      title: ofHead.find(isTitle)?.text ?? wordsOf(meta('og:title', 'dc.title')),
      author: wordsOf(meta('author', 'dc.creator')),
      language,
      description: wordsOf(meta('description', 'og:description', 'dc.description')),
      cover: null,
    },
    parts: [{ path: '', texts: [...own, ...texts] }],
    starts: startsOfHeadings(
      elements.flatMap(({ name, tag, from, to }) => {
        const level = /^h([1-6])$/.exec(name)?.[1];
        const words = level === undefined ? '' : wordsOf(text.slice(from, to));
        return words === '' ? [] : [{ part: 0, offset: tag.from, name: words, level: Number(level) }];
      }),
    ),
    partOf: onlyPart(file, markupSyntax(vocabulary)),
    fronts: () => [
      { ...frontOf(text, elements, ofHead, language), blocks: textBlocksIn(text, texts, vocabulary) },
    ],
    looks: (state) => {
      const sheets = elementsIn(tokensOf(text, vocabulary.isXml), new Set(['style']));
      const part = {
        path: '',
        content: text,
        vocabulary,
        sheet: readStyleSheets(sheets.map(({ from, to }) => text.slice(from, to))),
        targetOf: (address: string) =>
          address.startsWith('#') ? { path: '', id: address.slice(1) } : undefined,
        // The files beside a page are not kept.
        pictureAt: () => undefined,
      };
      return looksOf([markupLooks(part, state)], state);
    },
    written: file.written,
  };
}

/** The elements of a page that say something of it. A head without tags is one too. */
function partsOfPage(text: string, vocabulary: Vocabulary): Element[] {
  const tokens = tokensOf(text, vocabulary.isXml);
  const ends = elementEnds(text, tokens, vocabulary);
  const elements = elementsOfPage(tokens, NAMES, ends);
  const behind = tokens[ends.bareHead];
  if (ends.bareHead === 0) return elements;
  const to = behind?.from ?? text.length;
  const start = tokens.findIndex((token) => isTag(token) && token.name !== 'html');
  const from = tokens[start]?.from ?? 0;
  const head = { name: 'head', attributes: {}, tag: { from, to: from }, from, to, start, end: ends.bareHead };
  return [head, ...elements];
}

/** What the head of a page is to say of the work (exports.41). */
function headEdits(
  text: string,
  elements: readonly Element[],
  { author, translated_title }: Work,
): WorkEdit[] {
  const [root, head, body] = ['html', 'head', 'body'].map((elementName) =>
    elements.find(({ name }) => name === elementName),
  );
  const isInHead = ({ tag }: Element) => tag.from < (body?.tag.from ?? text.length);
  const title = elements.find((element) => element.name === 'title' && isInHead(element));
  const meta = elements.find(
    ({ name, attributes }) => name === 'meta' && /^(?:author|dc\.creator)$/.test(metaName(attributes)),
  );
  const isXml = /^\s*<\?xml\s/.test(text) || root?.attributes.xmlns !== undefined;
  const content = spelledAttribute(author);
  const isSaid = author === '' || wordsOf(meta?.attributes.content ?? '') === author;
  const added = [
    title || translated_title === '' ? '' : `<title>${spellXmlText(translated_title)}</title>`,
    isSaid || meta ? '' : `<meta name="author" content="${content}"${isXml ? '/>' : '>'}`,
  ].join('');
  const end = head ? head.to : title && endOf(text, title);
  return [
    ...sayingTitle(text, title, translated_title),
    ...(isSaid || !meta ? [] : attributePlaces(text, meta.tag, ['content'])).map(({ from, to }) => ({
      from,
      to,
      text: isQuoted(text, from) ? content : `"${content}"`,
    })),
    ...(added === '' || end === undefined ? [] : [{ from: end, to: end, text: added }]),
  ];
}

const metaName = ({ name, property, 'http-equiv': header }: Readonly<Record<string, string>>): string =>
  (name ?? property ?? header ?? '').toLowerCase();

const META_TEXT = /^(?:(?:og:|twitter:|dc\.)?(?:title|description)|og:site_name|keywords)$/;

/** Whether a text of the head is its own title, and not one that it says for others. */
const isTitle = ({ kind, element }: FoundText): boolean => kind !== 'attribute' && element === 'title';

/** The title and the descriptions that the head has, of which the page shows nothing. */
function headTexts(text: string, elements: readonly Element[], { isXml }: Vocabulary): FoundText[] {
  const [body, head] = ['body', 'head'].map((of) => elements.find(({ name }) => name === of));
  const end = body?.tag.from ?? head?.to ?? text.length;
  return elements
    .filter(({ tag }) => tag.from < end)
    .flatMap((element): FoundText[] => {
      const { name, attributes, tag } = element;
      if (name === 'title') {
        // A title has no tags: what looks like one in HTML is words.
        const inner = { ...(isXml ? XML_PAGE : HTML), inline: new Map() };
        const { texts } = findTexts(text.slice(element.from, element.to), inner);
        const [only, ...more] = texts;
        if (!only || more.length > 0) return [];
        return [
          {
            ...only,
            from: only.from + element.from,
            to: only.to + element.from,
            element: 'title',
            isBeside: true,
          },
        ];
      }
      if (name !== 'meta' || !META_TEXT.test(metaName(attributes))) return [];
      const content = trimWhiteSpace(collapseWhiteSpace(attributes.content ?? ''));
      if (content === '') return [];
      return attributePlaces(text, tag, ['content']).map(({ from, to }) => ({
        from,
        to,
        kind: 'attribute' as const,
        text: content,
        element: /title|site_name/.test(metaName(attributes)) ? 'title' : 'description',
        isBeside: true as const,
      }));
    })
    .sort((one, other) => Number(isTitle(other)) - Number(isTitle(one)));
}

function frontOf(
  text: string,
  elements: readonly Element[],
  echoes: readonly FoundText[],
  language: string | null,
): Front {
  const isOurs = (value: string) =>
    language !== null && value.split(/[-_]/)[0]?.toLowerCase() === language.split('-')[0]?.toLowerCase();
  const languages = elements.flatMap(({ name, attributes, tag }) => {
    if (name === 'html' || name === 'body') return attributePlaces(text, tag, ['lang', 'xml:lang']);
    const isSaid = name === 'meta' && /^(?:content-language|og:locale)$/.test(metaName(attributes));
    return isSaid ? attributePlaces(text, tag, ['content']) : [];
  });
  const roots = elements.filter(({ name }) => name === 'html');
  return {
    path: '',
    languages: languages.filter(({ value }) => isOurs(value)),
    echoes,
    workEdits: (work) => headEdits(text, elements, work),
    directions: roots.map(({ tag }) => directionPlace(text, tag, 'dir')),
  };
}
