import { languageCodeOf } from '../../../formats/model/file-languages.ts';
import { type OneFile, onlyPart } from '../markup/one-file.ts';
import type { OpenBook } from '../model/book.ts';
import { type Heading, startsOfHeadings } from '../model/outline.ts';
import type { FoundText } from '../model/places.ts';
import { plainText } from '../model/plain-text.ts';
import { frontMatterOf, spelledValue } from './front-matter.ts';
import { markdownIn, markdownSyntax, textsIn } from './markdown-syntax.ts';

/** Opens a document of Markdown. Its front matter says what it is called. */
export function openMarkdown(file: OneFile): OpenBook {
  const { text } = file.part;
  const tree = markdownIn(text);
  const texts = textsIn(text, tree);
  const { fieldOf, places } = frontMatterOf(text);
  const language = languageCodeOf(fieldOf('lang') || fieldOf('language'));
  const title = fieldOf('title') || plainText(texts.find(({ element }) => element === 'h1')?.text ?? '');
  const echoes = places.filter(({ element }) => element === 'title' || element === 'description');
  const known = new Set(texts.map((piecedText) => plainText(piecedText.text)));
  return {
    facts: {
      title,
      author: fieldOf('author'),
      language,
      description: fieldOf('description'),
      cover: null,
    },
    parts: [{ path: '', texts: [...echoes.filter((echo) => !known.has(echo.text)), ...texts] }],
    starts: startsOfHeadings(headingsIn(texts)),
    partOf: onlyPart(file, markdownSyntax()),
    fronts: () => [
      {
        path: '',
        languages: places
          .filter(({ element }) => /^lang(?:uage)?$/.test(element))
          .map(({ from, to, raw }) => (/^["']/.test(raw) ? { from: from + 1, to: to - 1 } : { from, to })),
        echoes,
        workEdits: ({ translated_title, author }) =>
          places.flatMap(({ from, to, text, element, raw }) => {
            const words = element === 'title' ? translated_title : element === 'author' ? author : '';
            if (words === '' || words === text) return [];
            return [
              { from, to, text: spelledValue(words, raw), ...(element === 'title' && { isTitle: true }) },
            ];
          }),
      },
    ],
    written: file.written,
  };
}

const headingsIn = (texts: readonly FoundText[]): Heading[] =>
  texts.flatMap(({ element, text, from }) => {
    const level = /^h([1-6])$/.exec(element)?.[1];
    return level === undefined ? [] : [{ part: 0, offset: from, name: text, level: Number(level) }];
  });
