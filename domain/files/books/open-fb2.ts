import { namesIn, type Work } from '../../core/works/work-fields.ts';
import { tokensOf } from '../../formats/markup/tokens.ts';
import { languageCodeOf } from '../../formats/model/file-languages.ts';
import { fb2Person } from '../../formats/xml/fb2-person.ts';
import { spellXmlText, spellXmlValue } from '../../formats/xml/spell-xml.ts';
import { looksOf } from './looks/book-looks.ts';
import { markupLooks } from './looks/markup-looks.ts';
import { type Element, elementsIn } from './markup/elements.ts';
import { markupSyntax } from './markup/markup-syntax.ts';
import { type OneFile, onlyPart } from './markup/one-file.ts';
import { FICTION_BOOK } from './markup/vocabulary.ts';
import { endOf, languagePlace, putIn, sayingTitle, wordsIn } from './markup/work-edits.ts';
import { BookError, type ChapterStart, type OpenBook, type WorkEdit } from './model/book.ts';
import type { BookLooks, LookState } from './model/looks.ts';
import type { FoundText } from './model/places.ts';
import { paragraphsOf, wordsOf } from './model/plain-text.ts';
import { yearIn } from './model/year-in.ts';

const SYNTAX = markupSyntax(FICTION_BOOK);

/** Sections that are deeper than this begin no chapter. */
const DEEPEST = 1;
const NAMES = new Set(
  'FictionBook description title-info genre book-title author first-name middle-name last-name nickname annotation keywords date lang src-lang translator sequence custom-info coverpage image body section title binary'.split(
    ' ',
  ),
);

/** Opens a FictionBook. Throws a BookError for another file (books.4). */
export function openFb2(file: OneFile): OpenBook {
  const { text } = file.part;
  const elements = elementsIn(tokensOf(text, true), NAMES);
  if (!elements.some(({ name }) => name === 'FictionBook')) throw new BookError('corrupt');
  const info = elements.find(({ name }) => name === 'title-info');
  const inInfo = elements.filter((element) => info !== undefined && isIn(element, info));
  const contentOf = (name: string) => {
    const element = inInfo.find((one) => one.name === name);
    return element ? text.slice(element.from, element.to) : '';
  };
  const contentWords = (name: string) => wordsOf(contentOf(name));
  const authors = namesOf(text, inInfo, 'author');
  const language = inInfo.find(({ name }) => name === 'lang');
  const date = inInfo.find(({ name }) => name === 'date');
  const licence = elements.find(
    ({ name, attributes }) => name === 'custom-info' && /licen[cs]e/i.test(attributes['info-type'] ?? ''),
  );
  return {
    facts: {
      title: contentWords('book-title'),
      author: authors.map(({ name }) => name).join(', '),
      language: languageCodeOf(contentWords('lang')),
      description: paragraphsOf(contentOf('annotation')),
      cover: coverOf(text, inInfo, elements),
      series: inInfo.find(({ name }) => name === 'sequence')?.attributes.name ?? '',
      year: yearIn(contentWords('date')) || yearIn(date?.attributes.value ?? ''),
      licence: licence ? wordsIn(text, licence) : '',
    },
    parts: [{ path: '', texts: SYNTAX.find(text).map((foundText) => besideIn(foundText, info)) }],
    starts: startsIn(text, elements),
    partOf: onlyPart(file, SYNTAX),
    fronts: () => [
      {
        path: '',
        languages: language ? [languagePlace(text, language)] : [],
        echoes: [],
        workEdits: (work) => descriptionEdits(text, elements, work),
      },
    ],
    looks: (state) => looksIn(text, elements, state),
    pictureIn: (name) => binaryIn(text, elements, name) ?? undefined,
    written: file.written,
  };
}

/** The people of one role in the description of the book. */
function namesOf(text: string, info: readonly Element[], role: 'author' | 'translator') {
  return info
    .filter(({ name }) => name === role)
    .map((person) => {
      const inPerson = info.filter((element) => isIn(element, person));
      const names = inPerson.filter(({ name }) => name.endsWith('-name'));
      const shown = names.length > 0 ? names : inPerson.filter(({ name }) => name === 'nickname');
      return { person, name: shown.map((element) => wordsIn(text, element)).join(' ') };
    });
}

/** The elements of `title-info` in the order of the format. */
const ORDER =
  'genre author book-title annotation keywords date coverpage lang src-lang translator sequence'.split(' ');

/** What the description is to say of the work (exports.41), each element where the format has it. */
function descriptionEdits(text: string, elements: readonly Element[], work: Work): WorkEdit[] {
  const info = elements.find(({ name }) => name === 'title-info');
  const description = elements.find(({ name }) => name === 'description');
  if (!info || !description) return [];
  const inInfo = elements.filter((element) => isIn(element, info));
  const title = inInfo.find(({ name }) => name === 'book-title');
  const authors = namesOf(text, inInfo, 'author');
  const newNames = authors.map(({ name }) => name).join(', ') === work.author ? [] : namesIn(work.author);
  const translated = new Set(namesOf(text, inInfo, 'translator').map(({ name }) => name));
  const translators = namesIn(work.translators).filter((name) => !translated.has(name));
  const series = inInfo.some(({ name }) => name === 'sequence') ? '' : work.series;
  const hasLicence = elements.some(
    ({ name, attributes }) => name === 'custom-info' && /^licen[cs]e$/.test(attributes['info-type'] ?? ''),
  );
  const added: (readonly [name: string, written: string])[] = [
    ...newNames.slice(authors.length).map((name) => ['author', fb2Person('author', name)] as const),
    ...(title || work.translated_title === ''
      ? []
      : [['book-title', `<book-title>${spellXmlText(work.translated_title)}</book-title>`] as const]),
    ...translators.map((name) => ['translator', fb2Person('translator', name)] as const),
    ...(series === '' ? [] : [['sequence', `<sequence name="${spellXmlValue(series)}"/>`] as const]),
  ];
  const isAlone = info.start === info.end;
  return [
    ...sayingTitle(text, title, work.translated_title),
    ...(newNames.length === 0 ? [] : authors).flatMap(({ person, name }, index) => {
      if (name === newNames[index]) return [];
      const written = newNames[index] === undefined ? '' : fb2Person('author', newNames[index]);
      return [{ from: person.tag.from, to: endOf(text, person), text: written }];
    }),
    ...(isAlone && added.length > 0 ? [putIn(text, info, added.map(([, written]) => written).join(''))] : []),
    ...(isAlone ? [] : added).map(([name, written]) => {
      const before = inInfo.findLast(
        (element) => ORDER.indexOf(element.name) >= 0 && ORDER.indexOf(element.name) <= ORDER.indexOf(name),
      );
      const at = before ? endOf(text, before) : info.from;
      return { from: at, to: at, text: written };
    }),
    ...(hasLicence || work.licence === ''
      ? []
      : [
          putIn(
            text,
            description,
            `<custom-info info-type="licence">${spellXmlText(work.licence)}</custom-info>`,
          ),
        ]),
  ];
}

/** A text of the description of the book: its title, or a paragraph of its annotation. */
function besideIn(foundText: FoundText, info: Element | undefined): FoundText {
  if (!info || foundText.from < info.from || foundText.to > info.to) return foundText;
  return {
    ...foundText,
    element: foundText.element === 'book-title' ? 'title' : 'description',
    isBeside: true,
  };
}

function looksIn(text: string, elements: readonly Element[], state: LookState): BookLooks {
  const names = new Set(
    elements.flatMap(({ name, attributes }) => (name === 'binary' ? (attributes.id ?? []) : [])),
  );
  const idIn = (address: string) => /^#(.+)$/.exec(address)?.[1];
  const part = {
    path: '',
    content: text,
    vocabulary: FICTION_BOOK,
    sheet: new Map(),
    targetOf: (address: string) => {
      const id = idIn(address);
      return id === undefined ? undefined : { path: '', id };
    },
    pictureAt: (address: string) => {
      const id = idIn(address);
      return id !== undefined && names.has(id) ? id : undefined;
    },
  };
  return looksOf([markupLooks(part, state)], state);
}

const isIn = (one: Element, outer: Element): boolean => one.start > outer.start && one.end < outer.end;

/**
 * Whether what stands before the title of a section lets it be that, and not the title of a poem or an epigraph in it: pictures
 * and comments.
 */
const isFirst = (before: string): boolean => /^(?:\s|<!--[^-]*-->|<\/?image\b[^<>]*>)*$/.test(before);

/** A chapter for each section, and for each body that has a title or a name, as that of the notes. */
function startsIn(text: string, elements: readonly Element[]): ChapterStart[] {
  const starts: ChapterStart[] = [];
  const open: Element[] = [];
  for (const [nth, element] of elements.entries()) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < element.start) open.pop();
    if (element.name !== 'section' && element.name !== 'body') continue;
    const depth = open.filter(({ name }) => name === 'section').length;
    open.push(element);
    const next = elements.slice(nth + 1, nth + 3).find((one) => one.name !== 'image');
    const isTitle =
      next?.name === 'title' && isIn(next, element) && isFirst(text.slice(element.from, next.tag.from));
    const title = isTitle ? next : undefined;
    const name = title ? wordsOf(text.slice(title.from, title.to)) : (element.attributes.name ?? '');
    const isNotes = open[0]?.name === 'body' && open[0].attributes.name !== undefined;
    if (name === '' || depth > DEEPEST || (isNotes && element.name === 'section')) continue;
    starts.push({ part: 0, offset: element.from, name, depth });
  }
  return starts;
}

/** The picture that the page of the cover shows, which is in the file. */
function coverOf(
  text: string,
  info: readonly Element[],
  elements: readonly Element[],
): Uint8Array<ArrayBuffer> | null {
  const page = info.find(({ name }) => name === 'coverpage');
  const image = page && info.find((element) => element.name === 'image' && isIn(element, page));
  const [, id] =
    /^#(.+)$/.exec(
      Object.entries(image?.attributes ?? {}).find(([name]) => /(?:^|:)href$/.test(name))?.[1] ?? '',
    ) ?? [];
  return id === undefined ? null : binaryIn(text, elements, id);
}

/** A picture in the file; null for none that can be read. */
function binaryIn(text: string, elements: readonly Element[], id: string): Uint8Array<ArrayBuffer> | null {
  const binary = elements.find(({ name, attributes }) => name === 'binary' && attributes.id === id);
  if (!binary) return null;
  try {
    return Uint8Array.from(atob(text.slice(binary.from, binary.to).replace(/\s+/g, '')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
