import { type Archive, readEntry } from '../../../core/archive/archive.ts';
import { replaceEntries } from '../../../core/archive/replace-entries.ts';
import type { Work } from '../../../core/works/work-fields.ts';
import { tokensOf } from '../../../formats/markup/tokens.ts';
import { languageCodeOf } from '../../../formats/model/file-languages.ts';
import { fileMarkIn } from '../../../formats/proofreading/row-mark.ts';
import { isEchoed } from '../documents/paragraphs.ts';
import { noteStarts, readParts } from '../documents/parts.ts';
import { wholeText } from '../documents/whole-text.ts';
import { resolvePath } from '../epub/package.ts';
import { looksOf } from '../looks/book-looks.ts';
import { type DocumentPart, documentLooks } from '../looks/document-looks.ts';
import { attributePlaces, type Element, elementsIn } from '../markup/elements.ts';
import { markupSyntax } from '../markup/markup-syntax.ts';
import { readPartText } from '../markup/part-text.ts';
import { XHTML } from '../markup/vocabulary.ts';
import { asTitle, editsOf, metadataIn, sayingOrNew } from '../markup/work-edits.ts';
import { BookError, type Front, type OpenBook } from '../model/book.ts';
import { paragraphsOf, wordsOf } from '../model/plain-text.ts';
import { docxSyntax, marksInRuns } from './docx-syntax.ts';
import { readStyles } from './read-styles.ts';

/** What the parts of a document are called in its relations, in the order of reading. */
const NOTES = [
  ['footnotes', 'footnotes'],
  ['endnotes', 'endnotes'],
  ['header', 'headers and footers'],
  ['footer', 'headers and footers'],
] as const;

/** Opens a document of Word. Throws a BookError or an ArchiveError if it can't be read (books.4). */
export function openDocx(archive: Archive): OpenBook {
  const textIn = (path: string | undefined): string | undefined => {
    const bytes = path === undefined ? undefined : readEntry(archive, path);
    return bytes && readPartText(bytes).text;
  };
  const roots = relationsIn('', textIn('_rels/.rels'));
  const main = roots.find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml';
  const content = textIn(main);
  if (content === undefined) throw new BookError('corrupt');
  // Its texts are those of a project, whose translations they are (imports.67).
  if (fileMarkIn(content)) throw new BookError('proofread');
  const core = roots.find(({ type }) => type === 'core-properties')?.path;
  const relations = relationsIn(main, textIn(main.replace(/([^/]*)$/, '_rels/$1.rels')));
  const stylesPath = relations.find(({ type }) => type === 'styles')?.path;
  const stylesText = textIn(stylesPath) ?? '';
  const styles = readStyles(stylesText);
  const syntax = docxSyntax(styles.paragraphs);
  const properties = saidIn(textIn(core) ?? '');
  const language = languageCodeOf(properties.language.words || styles.language);
  const paths = NOTES.flatMap(([kind, name]) =>
    relations.filter(({ type }) => type === kind).map(({ path }) => ({ path, name })),
  );
  const read = [
    { path: main, name: '', texts: syntax.find(content) },
    ...paths.map(({ path, name }) => ({ path, name, texts: syntax.find(textIn(path) ?? '') })),
  ];
  const titles = core === undefined ? [] : properties.texts;
  const { parts, starts } = readParts(read, { path: core ?? '', texts: titles });
  const partToLook = (path: string): DocumentPart => {
    const own = textIn(path) ?? '';
    const pictures = new Map(
      elementsIn(
        tokensOf(textIn(path.replace(/([^/]*)$/, '_rels/$1.rels')) ?? '', true),
        new Set(['Relationship']),
      ).map(({ attributes }) => [attributes.Id ?? '', resolvePath(path, attributes.Target ?? '')]),
    );
    return {
      path,
      content: own,
      texts: syntax.find(own).filter((text) => !isEchoed(text)),
      marksOf: ({ from, to }) => marksInRuns(own.slice(from, to)),
      noteIn: (raw) => {
        const [, kind, id] = /<(?:\w+:)?(footnote|endnote)Reference\s[^>]*?\bid="(\d+)"/.exec(raw) ?? [];
        const notes = relations.find(({ type }) => type === `${kind}s`);
        return id === undefined || !notes ? undefined : { path: notes.path, id };
      },
      pictureIn: (raw) => {
        const id = /<(?:\w+:)?blip\s[^>]*?\bembed="([^"]+)"/.exec(raw)?.[1];
        const name = pictures.get(id ?? '');
        return name !== undefined && archive.entries.has(name) ? name : undefined;
      },
      styleOf: ({ to }) =>
        /^\s*<(?:\w+:)?pPr[^>]*>\s*<(?:\w+:)?pStyle\s[^>]*?val="([^"]+)"/.exec(
          own.slice(to, to + STYLE_READ),
        )?.[1] ?? '',
      isSmallCapitals: (raw) => /<(?:\w+:)?smallCaps\s*\/>/.test(raw),
    };
  };
  const fronts = (): Front[] => [
    ...(core === undefined
      ? []
      : [
          {
            path: core,
            languages: properties.language.place ? [properties.language.place] : [],
            echoes: titles,
            workEdits: properties.edits,
          },
        ]),
    ...(stylesPath === undefined
      ? []
      : [{ path: stylesPath, languages: languagesIn(stylesText, language), echoes: [] }]),
    ...read.map(({ path, texts }) => ({ path, languages: [], echoes: texts.filter(isEchoed) })),
  ];
  return {
    facts: {
      title: properties.title,
      author: properties.author,
      language,
      description: properties.description,
      cover: null,
    },
    parts,
    starts: [...starts, ...noteStarts(read, parts)],
    partOf: (path) => {
      const bytes = readEntry(archive, path);
      return bytes && { path, syntax: path === core ? XML : syntax, ...readPartText(bytes) };
    },
    fronts,
    looks: (state) =>
      looksOf(
        read.flatMap(({ path }) => documentLooks(partToLook(path), state)),
        state,
      ),
    pictureIn: (name) => readEntry(archive, name),
    written: (changed) => replaceEntries(archive, changed),
  };
}

const XML = markupSyntax(XHTML);

/** How much of a paragraph is read for the name of its style, which comes first. */
const STYLE_READ = 400;

type Relation = { readonly type: string; readonly path: string };

/** The parts that a part refers to: by the last word of the kind of the relation. */
function relationsIn(from: string, text: string | undefined): Relation[] {
  return elementsIn(tokensOf(text ?? '', true), new Set(['Relationship'])).flatMap(({ attributes }) => {
    const { Type = '', Target, TargetMode } = attributes;
    if (Target === undefined || TargetMode === 'External') return [];
    return [
      {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        path: resolvePath(Target.startsWith('/') ? '' : from, Target),
      },
    ];
  });
}

/** What the core properties say of a document. */
function saidIn(text: string) {
  const elements = elementsIn(
    tokensOf(text, true),
    new Set(['coreProperties', 'title', 'creator', 'description', 'language']),
  );
  const one = (elementName: string): Element | undefined => elements.find(({ name }) => name === elementName);
  const words = (element: Element | undefined) =>
    element ? wordsOf(text.slice(element.from, element.to)) : '';
  const paragraphsIn = (element: Element | undefined) =>
    element ? paragraphsOf(text.slice(element.from, element.to)) : '';
  const language = one('language');
  return {
    title: words(one('title')),
    author: words(one('creator')),
    description: paragraphsIn(one('description')),
    language: {
      words: words(language),
      place: language && words(language) !== '' ? { from: language.from, to: language.to } : undefined,
    },
    texts: [one('title'), one('description')].flatMap((element) => (element ? wholeText(text, element) : [])),
    edits: ({ translated_title, author }: Work) => {
      const metadata = metadataIn(text, elements, 'coreProperties');
      return editsOf(metadata, [
        asTitle(sayingOrNew(metadata, one('title'), 'dc:title', translated_title)),
        sayingOrNew(metadata, one('creator'), 'dc:creator', author),
      ]);
    },
  };
}

/** Where the styles say that texts are in the language of the document. */
function languagesIn(styles: string, language: string | null) {
  const isOurs = (value: string) =>
    value.split('-')[0]?.toLowerCase() === language?.split('-')[0]?.toLowerCase();
  return elementsIn(tokensOf(styles, true), new Set(['lang']))
    .flatMap(({ tag }) => attributePlaces(styles, tag, ['w:val']))
    .filter(({ value }) => isOurs(value));
}
