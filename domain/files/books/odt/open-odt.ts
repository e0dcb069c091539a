import { type Archive, readEntry } from '../../../core/archive/archive.ts';
import { replaceEntries } from '../../../core/archive/replace-entries.ts';
import { tokensOf } from '../../../formats/markup/tokens.ts';
import { languageCodeOf } from '../../../formats/model/file-languages.ts';
import { isEchoed } from '../documents/paragraphs.ts';
import { noteStarts, readParts } from '../documents/parts.ts';
import { wholeText } from '../documents/whole-text.ts';
import { looksOf } from '../looks/book-looks.ts';
import { type DocumentPart, documentLooks } from '../looks/document-looks.ts';
import { attributePlaces, elementsIn } from '../markup/elements.ts';
import { markupSyntax } from '../markup/markup-syntax.ts';
import { readPartText } from '../markup/part-text.ts';
import { XHTML } from '../markup/vocabulary.ts';
import { asTitle, editsOf, languagePlace, metadataIn, sayingOrNew } from '../markup/work-edits.ts';
import { BookError, type Front, type OpenBook } from '../model/book.ts';
import { paragraphsOf, wordsOf } from '../model/plain-text.ts';
import { spanStylesIn } from './odt-pieces.ts';
import { marksInSpans, odtSyntax } from './odt-syntax.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const META = 'meta.xml';

/** How much of a style is read for what it says of words. */
const STYLE_READ = 5000;

/** Opens an OpenDocument text. Throws a BookError or an ArchiveError if it can't be read (books.4). */
export function openOdt(archive: Archive): OpenBook {
  const textIn = (path: string): string => {
    const bytes = readEntry(archive, path);
    return bytes ? readPartText(bytes).text : '';
  };
  if (/<manifest:encryption-data\b/.test(textIn('META-INF/manifest.xml'))) throw new BookError('encrypted');
  const content = textIn(CONTENT);
  const body = elementsIn(tokensOf(content, true), new Set(['body', 'text'])).some(
    ({ name, tag }) => name === 'text' && content.startsWith('<office:text', tag.from),
  );
  // A spreadsheet or a presentation has another body.
  if (!body) throw new BookError(content === '' ? 'corrupt' : 'unknown');
  const [styles, meta] = [textIn(STYLES), textIn(META)];
  const syntax = odtSyntax();
  const elements = elementsIn(
    tokensOf(meta, true),
    new Set(['document-meta', 'meta', 'title', 'description', 'initial-creator', 'creator', 'language']),
  );
  const one = (name: string) => elements.find((element) => element.name === name);
  const contentOf = (name: string) => {
    const element = one(name);
    return element ? meta.slice(element.from, element.to) : '';
  };
  const words = (name: string) => wordsOf(contentOf(name));
  const authorSaid = words('initial-creator') || words('creator');
  const spoken = elementsIn(tokensOf(styles, true), new Set(['text-properties'])).flatMap(({ tag }) =>
    attributePlaces(styles, tag, ['fo:language', 'fo:country']),
  );
  const language = languageCodeOf(
    words('language') || (spoken.find(({ name }) => name === 'fo:language')?.value ?? ''),
  );
  const read = [
    { path: CONTENT, name: '', texts: syntax.find(content) },
    { path: STYLES, name: 'headers and footers', texts: syntax.find(styles) },
  ];
  const titles = [one('title'), one('description')].flatMap((element) =>
    element ? wholeText(meta, element) : [],
  );
  const { parts, starts } = readParts(read, { path: META, texts: titles });
  const lookedAt = (): DocumentPart => {
    const spans = spanStylesIn(content);
    const styled = elementsIn(tokensOf(content, true), new Set(['style']));
    const parents = new Map(
      styled.map(({ attributes }) => [
        attributes['style:name'] ?? '',
        attributes['style:parent-style-name'] ?? attributes['style:name'] ?? '',
      ]),
    );
    const small = new Set(
      styled.flatMap(({ attributes, from, to }) =>
        /\bfo:font-variant="small-caps"/.test(content.slice(from, Math.min(to, from + STYLE_READ)))
          ? (attributes['style:name'] ?? [])
          : [],
      ),
    );
    return {
      path: CONTENT,
      content,
      texts: syntax.find(content).filter((text) => !isEchoed(text)),
      marksOf: ({ from, to }) => marksInSpans(content.slice(from, to), spans),
      noteIn: (raw) => {
        const id = /^<text:note\s[^>]*?\btext:id="([^"]+)"/.exec(raw)?.[1];
        return id === undefined ? undefined : { path: CONTENT, id };
      },
      pictureIn: (raw) => {
        const name = /<draw:image\s[^>]*?\bxlink:href="(?:\.\/)?([^"]+)"/.exec(raw)?.[1];
        return name !== undefined && archive.entries.has(name) ? name : undefined;
      },
      styleOf: (tag) => {
        const name = tag.attributes['text:style-name'] ?? '';
        return parents.get(name) ?? name;
      },
      isSmallCapitals: (raw) =>
        small.has(/^<text:span\s[^>]*?\btext:style-name="([^"]+)"/.exec(raw)?.[1] ?? ''),
    };
  };
  const fronts = (): Front[] => {
    const spokenIn = one('language');
    return [
      {
        path: META,
        languages: spokenIn ? [languagePlace(meta, spokenIn)] : [],
        echoes: titles,
        workEdits: ({ translated_title, author }) => {
          const metadata = metadataIn(meta, elements, 'meta');
          return editsOf(metadata, [
            asTitle(sayingOrNew(metadata, one('title'), 'dc:title', translated_title)),
            ...(author === authorSaid
              ? []
              : [sayingOrNew(metadata, one('initial-creator'), 'meta:initial-creator', author)]),
          ]);
        },
      },
      {
        path: STYLES,
        languages: languagesIn(spoken, language),
        echoes: read[1]?.texts.filter(isEchoed) ?? [],
      },
      { path: CONTENT, languages: [], echoes: read[0]?.texts.filter(isEchoed) ?? [] },
    ];
  };
  return {
    facts: {
      title: words('title'),
      author: authorSaid,
      language,
      description: paragraphsOf(contentOf('description')),
      cover: null,
    },
    parts,
    starts: [...starts, ...noteStarts(read, parts)],
    partOf: (path) => {
      const bytes = readEntry(archive, path);
      return bytes && { path, syntax: path === META ? XML : syntax, ...readPartText(bytes) };
    },
    fronts,
    looks: (state) => looksOf([documentLooks(lookedAt(), state)], state),
    pictureIn: (name) => readEntry(archive, name),
    written: (changed) => replaceEntries(archive, changed),
  };
}

const XML = markupSyntax(XHTML);

type Place = { readonly name: string; readonly value: string; readonly from: number; readonly to: number };

/** Where the styles say that texts are in the language of the document; the country is that of the translation's too. */
function languagesIn(places: readonly Place[], language: string | null): Front['languages'] {
  return places.flatMap(({ name, value, from, to }, nth) => {
    if (name === 'fo:language' && value === language?.split('-')[0]) return [{ from, to }];
    const beside = [places[nth - 1], places[nth + 1]].find((one) => one?.name === 'fo:language');
    return name === 'fo:country' && beside?.value === language?.split('-')[0]
      ? [{ from, to, say: () => 'none' }]
      : [];
  });
}
