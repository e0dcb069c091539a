import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mayBePlural } from '#domain/core/text/may-be-plural.ts';
import { NO_WORK } from '#domain/core/works/work-fields.ts';
import { plainText } from '#domain/files/books/model/plain-text.ts';
import { openBook, readBook } from '#domain/files/books/open-book.ts';
import { writeBook } from '#domain/files/books/write-book.ts';
import { bookFile } from '#domain/files/exports/book-file.ts';
import { convertedFile, translatedFile } from '#domain/files/exports/export.ts';
import { inLanguageFile, keptLanguageFile } from '#domain/files/exports/language-file.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { formatOf } from '#domain/formats/detect.ts';
import { type Format, isSubtitles, SUBTITLE_FORMATS } from '#domain/formats/model/format.ts';
import { normalizeLineEndings } from '#domain/formats/model/skeleton.ts';
import { FILE_FORMATS } from '#domain/formats/registry.ts';
import { KEPT_FILES } from '../files-of-formats.ts';

/** A file that other programs have made, and with translations of its strings as Dragoman writes it. */
export type TranslatedFile = {
  name: string;
  format: Format;
  printed: string | Uint8Array;
  /** The translations, without those of plurals; none for the file as it came. */
  texts: string[];
  /** What the file as it came has in the place of each, where a program may leave some out. */
  originals?: string[];
};

/** Kinds of the texts of a book that are not where it is read. */
const BESIDE = new Set(['title', 'description', 'author', 'subject', 'keywords', 'alt']);
/** A book is large, and its programs slow. */
const MOST_OF_BOOKS = 2;

/** Books, each as it came and translated, and books that Dragoman makes for readers. */
export async function* translatedBooks(
  versions: number,
  pick: (amount: number) => number,
): AsyncGenerator<TranslatedFile> {
  for (const { name, bytes } of KEPT_FILES.filter(({ name }) => !name.endsWith('.xlsx'))) {
    const reading = readBook(name, bytes);
    if (!reading.ok) throw new Error(`${name}: ${reading.kind}`);
    const { format, sections } = reading.book;
    yield { name, format, printed: bytes, texts: [] };
    for (let version = 0; version < Math.min(versions, MOST_OF_BOOKS); version++) {
      const texts: string[] = [];
      const originals: string[] = [];
      const rows = sections.map(({ strings }) =>
        strings.map((one) => {
          const translation = `Слово ${texts.length}${SAFE[pick(SAFE.length)]}.`;
          if (!BESIDE.has(one.context)) {
            texts.push(translation);
            originals.push(plainText(one.text));
          }
          return { ...one, translation };
        }),
      );
      const options = {
        source_lang: 'en',
        target_lang: 'ru',
        untranslated: 'source',
        isSource: false,
      } as const;
      yield {
        name: `${version}-${name}`,
        format,
        printed: writeBook(openBook(bytes, format), rows, options),
        texts,
        originals,
      };
    }
  }
  for (const format of ['epub', 'fb2', 'docx', 'odt', 'html'] as const) {
    const texts = SAFE.map((piece, nth) => `Слово ${nth}${piece}.`);
    const strings = texts.map((translation) => ({
      text: 'Word & <i>word</i>',
      context: '',
      continues: false,
      translation,
      author: 'ann',
    }));
    const section = {
      name: 'One',
      translated_name: null,
      format: 'text',
      updated_at: 0,
      stats: { last_update: null },
    } as const;
    const project = {
      handle: 'book',
      name: 'Book',
      description: '',
      address: 'https://a.example/',
      cover: null,
      pictures: new Map(),
      work: NO_WORK,
      source_lang: 'en',
      target_lang: 'ru',
    };
    const { content } = await bookFile(project, [{ section, strings }], format, {
      layout: 'interleaved',
      untranslated: 'source',
      hasCredits: true,
      hasColophon: true,
      lang: 'en',
    });
    yield { name: `0-made.${format}`, format, printed: content, texts };
  }
}

const ROOT = join(import.meta.dirname, '..', '..');

/** What the formats have to escape. Neither markup nor two blanks: what these mean differs from format to format. */
const AWKWARD = [...'\'"&=:#;,?@$%!*~`[]()/+-.', 'n', 't', 'ё', '…', '🌲', ' null', ' yes', ' 1_000', ' -'];
/** What words of a book may have in any of its formats, as it is read again. */
const SAFE = ['', '&', ' "a"', ' ё', '…', ' < b', ' > b', ' 100%', ' 🌲', ' — '];
/** What begins a mark in some format of subtitles, which has no way to write it otherwise. */
const NOT_IN_CUES = ['\\', '{', '}', '|'];

/** Files of the tests of formats, each as it came and with several translations of all its strings. */
export function* translatedFiles(
  versions: number,
  pick: (amount: number) => number,
): Generator<TranslatedFile> {
  for (const path of globSync('{domain/formats/{programs,subtitles},test/formats}/fixtures/*', {
    cwd: ROOT,
  }).sort()) {
    const name = basename(path);
    const content = normalizeLineEndings(readFileSync(join(ROOT, path), 'utf8'));
    const format = formatOf(content, path);
    const scraps = isSubtitles(format) ? AWKWARD : [...AWKWARD, ...NOT_IN_CUES];
    yield { name, format, printed: content, texts: [] };
    for (let version = 0; version < versions; version++) {
      const texts: string[] = [];
      const word = (nth: number) => {
        const put = Array.from({ length: 1 + pick(5) }, () => scraps[pick(scraps.length)]);
        return `Слово ${nth}${put.join('')}.`;
      };
      const { strings, headerAndFooter, languages } = parseSource(format, content);
      const rows = strings.map((string, nth) => {
        const translation = mayBePlural(string.text) ? null : word(nth);
        if (translation !== null) texts.push(translation);
        return { ...string, translation, isDraft: false };
      });
      const options = {
        untranslated: 'source',
        escapesBreaks: false,
        language: languages?.target ?? 'ru',
      } as const;
      const section = { splitting: null, ...headerAndFooter };
      const printed = translatedFile({ format, ...section }, rows, options);
      yield { name: `${version}-${name}`, format, printed, texts };
      if (FILE_FORMATS[format].ofLanguage) {
        // With the file of a language that has some of the strings, in another order, and others among them. It says nothing if a program
        // refuses that one: the frames of the source may need their order, and a format its frames.
        const isFirst = (text: string, nth: number) => rows.findIndex((row) => row.text === text) === nth;
        const some = rows.filter(({ text }, nth) => isFirst(text, nth) && pick(3) > 0).toReversed();
        const own =
          pick(2) > 0
            ? translatedFile({ format, ...section }, some, options)
            : translatedFile(
                { format, splitting: null },
                some.map((row) => ({ ...row, frame: null })),
                options,
              );
        const ownName = `${version}-own-${name}`;
        yield { name: ownName, format, printed: own, texts: [] };
        const target = languages?.target ?? 'ru';
        const project = { source_lang: target, target_lang: target };
        const keptFile = keptLanguageFile(own, 'utf-8', { format, strings: rows });
        const merged = inLanguageFile({ format, ...section }, rows, keptFile, project);
        const inOwn = translatedFile(merged.section, merged.rows, options);
        yield { name: `merged-${ownName}`, format, printed: inOwn, texts };
      }
      // Subtitles in each other format of them.
      for (const to of isSubtitles(format) ? SUBTITLE_FORMATS : []) {
        const converted = isSubtitles(format) && convertedFile({ format, ...section }, to, rows, options);
        if (converted) yield { name: `${version}-${name}-as-${to}`, format: to, printed: converted, texts };
      }
    }
  }
}
