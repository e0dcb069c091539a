import { LIMITS } from '../../core/limits.ts';
import { FORMAT_IDS, FORMATS, type Format, hasCapability, isBook } from '../../formats/model/format.ts';
import { keyOfPath, keysWithoutLanguage } from './path-language.ts';
import { sectionNameOfFile } from './section-name-of-file.ts';

/** A file that was read, with what it is for a project. */
export type ReadableFile = {
  /** Its path in the folder that was chosen, with slashes. */
  readonly path: string;
  readonly format: Format;
  /** How many strings it has. */
  readonly strings: number;
  /** How many of them it also has translations for. */
  readonly translations: number;
  /** How many sections it becomes if each chapter is one; 1 or undefined if it has no chapters. */
  readonly chapters?: number | undefined;
};

/** A section that a file may belong to. */
export type KnownSection = {
  readonly id: number;
  readonly name: string;
  readonly source_path: string | null;
  /** The format of its exports. */
  readonly format: Format;
};

/** What becomes of a file (imports.48). */
export type Becomes =
  /** A new section. */
  | { readonly as: 'new'; readonly name: string }
  /** A section for each of its chapters. */
  | { readonly as: 'book' }
  /**
   * The newer file of a book, whose chapters are sections already: of the book that a section is of, or else of that with its
   * path or name.
   */
  | { readonly as: 'newerBook'; readonly section?: number }
  /** The newer source of a section. */
  | { readonly as: 'update'; readonly section: number }
  /**
   * Translations of a section, or of the section that another of the files makes. `into` is the project of another
   * language of the same source; without it they are into the language of this project.
   */
  | { readonly as: 'translations'; readonly of: number | string; readonly into?: number }
  | { readonly as: 'nothing' };

type Project = {
  readonly source_lang: string;
  readonly target_lang: string;
  readonly sections: readonly KnownSection[];
  /** The projects of the other languages of its source, into which translations are imported too (families.22). */
  readonly languages?: readonly OtherLanguage[];
};

/** A project of another language of the same source. */
export type OtherLanguage = { readonly project: number; readonly target_lang: string };

/**
 * What becomes of each file, in order. A file whose path names the target language has the translations of the file or section whose
 * path or name is the same without a language or in the source language; one that names another language of the same source has those
 * into that language. Another file is the source of the section that it was imported into before, or of a new one; with chapters it becomes
 * a section for each, unless another file has its translations, which go into one section.
 */
export function planFiles(files: readonly ReadableFile[], project: Project): Becomes[] {
  const sections = sectionKeys(project);
  const sources = sourceKeys(files, project);
  const translated = files.map((file) => translationsIn(file, project, sources, sections));
  const names = namesOf(
    files.filter((_, index) => translated[index] === undefined),
    project,
  );
  const sourcesOfTranslations = new Set(translated.map((file) => file?.of));
  const taken = new Set<number>();
  return files.map((file, index): Becomes => {
    const translations = translated[index];
    if (translations) return translations;
    if (isPathOfBook(project.sections, file.path)) return { as: 'newerBook' };
    if (isBook(file.format)) return { as: 'book' };
    if (file.strings === 0) return { as: 'nothing' };
    const section = sectionOf(file, project, sections);
    if (section === undefined || taken.has(section)) {
      if (hasChapters(file) && !sourcesOfTranslations.has(file.path)) return { as: 'book' };
      return { as: 'new', name: names.get(file) ?? file.path };
    }
    taken.add(section);
    return { as: 'update', section };
  });
}

type Keys<Value> = { readonly byKey: Map<string, Value>; readonly byName: Map<string, Value> };

/** The sections by the keys of their files, and by their names. */
function sectionKeys({ sections, source_lang }: Project): Keys<number> {
  const byKey = new Map<string, number>();
  const byName = new Map<string, number>();
  for (const { id, name, source_path } of sections) {
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), id);
    if (source_path === null) continue;
    for (const key of [keyOfPath(source_path), ...keysWithoutLanguage(source_path, source_lang)]) {
      if (!byKey.has(key)) byKey.set(key, id);
    }
  }
  return { byKey, byName };
}

/** The paths of files by their keys without the source language. */
function sourceKeys(files: readonly ReadableFile[], { source_lang }: Project): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { path, format } of files) {
    if (isBook(format)) continue;
    for (const key of [keyOfPath(path), ...keysWithoutLanguage(path, source_lang)]) {
      if (!paths.has(key)) paths.set(key, path);
    }
  }
  return paths;
}

/** What a file has the translations of, in which language; undefined if it is a source. */
function translationsIn(
  file: ReadableFile,
  { languages = [], ...project }: Project,
  sources: ReadonlyMap<string, string>,
  sections: Keys<number>,
): Extract<Becomes, { as: 'translations' }> | undefined {
  const own = sourceOf(file, project, sources, sections);
  if (own !== undefined) return { as: 'translations', of: own };
  for (const { project: into, target_lang } of languages) {
    const of = sourceOf(file, { ...project, target_lang }, sources, sections);
    if (of !== undefined) return { as: 'translations', of, into };
  }
  return undefined;
}

/** What a file has the translations of into a language. */
function sourceOf(
  { path, format }: ReadableFile,
  { target_lang, source_lang }: Project,
  sources: ReadonlyMap<string, string>,
  { byKey, byName }: Keys<number>,
): number | string | undefined {
  if (isBook(format) || target_lang === source_lang) return undefined;
  for (const key of keysWithoutLanguage(path, target_lang)) {
    const source = sources.get(key);
    if (source !== undefined && source !== path) return source;
    const section = byKey.get(key);
    if (section !== undefined) return section;
  }
  const name = nameOf(path);
  const section = sectionNameOfFile({ name }, target_lang);
  return section === withoutExtension(name) ? undefined : byName.get(section.toLowerCase());
}

function sectionOf(
  { path }: ReadableFile,
  { source_lang }: Project,
  { byKey, byName }: Keys<number>,
): number | undefined {
  for (const key of [keyOfPath(path), ...keysWithoutLanguage(path, source_lang)]) {
    const section = byKey.get(key);
    if (section !== undefined) return section;
  }
  return byName.get(sectionNameOfFile({ name: nameOf(path) }, source_lang).toLowerCase());
}

/** The names of new sections: of their files, and of the folders too where several have the same. */
function namesOf(files: readonly ReadableFile[], { source_lang }: Project): Map<ReadableFile, string> {
  const short = new Map(
    files.map((file) => [file, sectionNameOfFile({ name: nameOf(file.path) }, source_lang)]),
  );
  const times = new Map<string, number>();
  for (const name of short.values()) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    files.map((file) => {
      const name = short.get(file) ?? '';
      const isUnique = times.get(name) === 1;
      return [file, cut(isUnique ? name : withoutExtension(file.path))];
    }),
  );
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const withoutExtension = (name: string) => name.replace(/\.(?:[^.]{1,5}|[a-z]{6,11})$/, '') || name;

/** The end of a long name, which tells it from others. */
const cut = (name: string) => [...name.trim()].slice(-LIMITS.sectionName.max).join('').trim();

/** Whether chapters of the file with a path are sections already. */
export const isPathOfBook = (sections: readonly KnownSection[], path: string): boolean =>
  sections.some(({ source_path, format }) => source_path === path && isBook(format));

/** Whether a file can become a section for each of its chapters. */
export const hasChapters = ({ chapters = 1 }: Pick<ReadableFile, 'chapters'>): boolean => chapters > 1;

/** Whether the translations that a source file has are imported with it. */
export const bringsTranslations = ({ format, translations }: ReadableFile): boolean =>
  translations > 0 && hasCapability(format, 'targets');

/** The endings of books; those that texts of one section have too are not among them. */
const BOOK_ENDINGS = FORMAT_IDS.filter((id) => isBook(id))
  .flatMap((id): readonly string[] => FORMATS[id].extensions)
  .filter((ending) => !FORMAT_IDS.some((id) => !isBook(id) && hasExtension(id, ending)));

function hasExtension(format: Format, ending: string): boolean {
  const extensions: readonly string[] = FORMATS[format].extensions;
  return extensions.includes(ending);
}

/** Whether the name of a file is that of a book, which is read as a whole and not as a text of one section. */
export function isBookName(name: string): boolean {
  const lower = name.toLowerCase();
  return BOOK_ENDINGS.some((ending) => lower.endsWith(`.${ending}`) || lower.endsWith(`.${ending}.zip`));
}
