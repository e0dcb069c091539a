import { readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { BOOK_FORMATS, hasLayout } from '#domain/files/exports/books/book.ts';
import { usageError } from '../output/exit.ts';
import { bookFormatOf } from './book-format.ts';
import { Config } from './config-shape.ts';

/** The name of the configuration, which is looked for in the working folder and those above it. */
export const CONFIG_NAME = 'dragoman.json';

/** A configuration that was read. */
export type ParsedConfig = {
  readonly config: Config;
  /** The file, as messages name it. */
  readonly name: string;
  /** The line of the field with this path, from 1. */
  lineOf(path: readonly (string | number)[]): number;
};

/** A configuration with its folder, to which its paths are relative. */
export type ReadConfig = ParsedConfig & { readonly folder: string };

/** Reads the configuration. Ends the program if there is none, or something is wrong in it (command-line.10). */
export function readConfig(name: string | undefined, cwd: string): ReadConfig {
  const path = name === undefined ? findConfig(cwd) : resolve(cwd, name);
  const text = path && readText(path);
  if (path === undefined || text === undefined) {
    throw usageError(
      name === undefined
        ? `There is no ${CONFIG_NAME} in ${cwd} or a folder above. \`dragoman init\` makes one.`
        : `${name} can’t be read.`,
    );
  }
  return { ...parseConfig(text, name ?? CONFIG_NAME), folder: realpathSync(dirname(path)) };
}

function findConfig(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const path = resolve(folder, CONFIG_NAME);
    if (readText(path) !== undefined) return path;
    if (dirname(folder) === folder) return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The configuration in a text, which may have comments; each mistake is told with its line. */
export function parseConfig(text: string, name: string): ParsedConfig {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const [syntaxError] = errors;
  if (syntaxError || !tree) {
    const { offset, error } = syntaxError ?? { offset: 0, error: 4 };
    throw usageError(`${name}:${lineAt(offset)}: is no JSON (${printParseErrorCode(error)})`);
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    // The line of a missing field is that of what it belongs to.
    const node = findNodeAtLocation(tree, [...path]) ?? findNodeAtLocation(tree, path.slice(0, -1)) ?? tree;
    return lineAt(node.offset);
  };
  const read = Config.safeParse(getNodeValue(tree));
  const mistakes = read.success ? whyNotConfig(read.data) : read.error.issues.slice(0, 20);
  if (read.success && mistakes.length === 0) return { config: read.data, name, lineOf };
  const lines = mistakes.map(({ path, message }) => {
    const field = path.flatMap((part) => (typeof part === 'symbol' ? [] : part));
    return `${name}:${lineOf(field)}: ${field.length > 0 ? `${field.join('.')}: ` : ''}${message}`;
  });
  throw usageError(lines.join('\n'));
}

/** The mistakes that the shape of the configuration doesn't find. */
function whyNotConfig({
  project,
  projects,
  family,
  languages: languageSpellings = {},
  files,
  books,
  accepted,
}: Config) {
  const seen = new Set<string>();
  const languages = Object.keys(projects ?? {});
  const givenFields = [project !== undefined, languages.length > 0, family !== undefined].filter(Boolean);
  const spellings = Object.values(languageSpellings);
  const hasLanguages = languages.length > 1 || family !== undefined;
  return [
    ...(givenFields.length === 1
      ? []
      : [{ path: [], message: 'needs one of `project`, `projects` and `family`' }]),
    ...(spellings.length > 0 && family === undefined
      ? [{ path: ['languages'], message: 'needs `family`' }]
      : []),
    ...(new Set(spellings).size < spellings.length
      ? [{ path: ['languages'], message: 'spells two languages alike' }]
      : []),
    ...files.flatMap(({ translation }, index) =>
      hasLanguages && !translation.includes('{lang}')
        ? [{ path: ['files', index, 'translation'], message: 'needs {lang}: there are several languages' }]
        : [],
    ),
    ...books.flatMap((book, index) => {
      const mistake = whyNotBook(book, hasLanguages);
      return mistake === undefined
        ? []
        : [{ path: ['books', index, mistake.field], message: mistake.message }];
    }),
    ...accepted.flatMap(({ file, key, rule }, index) => {
      const id = JSON.stringify([file, key, rule]);
      const isTwice = seen.has(id);
      seen.add(id);
      return isTwice ? [{ path: ['accepted', index], message: 'is accepted already' }] : [];
    }),
  ];
}

/** What is wrong with a book: the field, and what it must be. */
function whyNotBook({ file, layout }: Config['books'][number], hasLanguages: boolean) {
  const format = bookFormatOf(file);
  if (!format)
    return {
      field: 'file',
      message: `must end with ${BOOK_FORMATS.map((bookFormat) => `.${bookFormat}`).join(', ')}`,
    };
  if (hasLanguages && !file.includes('{lang}'))
    return { field: 'file', message: 'needs {lang}: there are several languages' };
  if (!hasLayout(format, layout)) return { field: 'layout', message: `.${format} has no ${layout}` };
  return undefined;
}
