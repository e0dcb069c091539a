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
import { misused } from '../output/exit.ts';
import { bookFormatOf } from './book-format.ts';
import { Config } from './config-shape.ts';

/** The name of the configuration, which is looked for in the working folder and those above it. */
export const CONFIG_NAME = 'dragoman.json';

/** A configuration that was read. */
export type ParsedConfig = {
  readonly config: Config;
  /** The file, as messages name it. */
  readonly name: string;
  /** The line of something in it, from 1. */
  lineOf(at: readonly (string | number)[]): number;
};

/** A configuration with its folder, to which its paths are relative. */
export type ReadConfig = ParsedConfig & { readonly folder: string };

/** Reads the configuration. Ends the program if there is none, or something is wrong in it (command-line.10). */
export function readConfig(given: string | undefined, cwd: string): ReadConfig {
  const path = given === undefined ? findConfig(cwd) : resolve(cwd, given);
  const text = path && textOf(path);
  if (path === undefined || text === undefined) {
    throw misused(
      given === undefined
        ? `There is no ${CONFIG_NAME} in ${cwd} or a folder above. \`dragoman init\` makes one.`
        : `${given} can’t be read.`,
    );
  }
  return { ...parseConfig(text, given ?? CONFIG_NAME), folder: realpathSync(dirname(path)) };
}

function findConfig(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const path = resolve(folder, CONFIG_NAME);
    if (textOf(path) !== undefined) return path;
    if (dirname(folder) === folder) return undefined;
  }
}

function textOf(path: string): string | undefined {
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
  const [broken] = errors;
  if (broken || !tree) {
    const { offset, error } = broken ?? { offset: 0, error: 4 };
    throw misused(`${name}:${lineAt(offset)}: is no JSON (${printParseErrorCode(error)})`);
  }
  const lineOf = (at: readonly (string | number)[]): number => {
    // A field that is missing is told at what it belongs to.
    const node = findNodeAtLocation(tree, [...at]) ?? findNodeAtLocation(tree, at.slice(0, -1)) ?? tree;
    return lineAt(node.offset);
  };
  const read = Config.safeParse(getNodeValue(tree));
  const mistakes = read.success ? whyNot(read.data) : read.error.issues.slice(0, 20);
  if (read.success && mistakes.length === 0) return { config: read.data, name, lineOf };
  const lines = mistakes.map(({ path, message }) => {
    const at = path.flatMap((part) => (typeof part === 'symbol' ? [] : part));
    return `${name}:${lineOf(at)}: ${at.length > 0 ? `${at.join('.')}: ` : ''}${message}`;
  });
  throw misused(lines.join('\n'));
}

/** What the shape can't tell. */
function whyNot({ project, projects, family, languages: spelled = {}, files, books, accepted }: Config) {
  const once = new Set<string>();
  const languages = Object.keys(projects ?? {});
  const named = [project !== undefined, languages.length > 0, family !== undefined].filter(Boolean);
  const spellings = Object.values(spelled);
  const isEach = languages.length > 1 || family !== undefined;
  return [
    ...(named.length === 1 ? [] : [{ path: [], message: 'needs one of `project`, `projects` and `family`' }]),
    ...(spellings.length > 0 && family === undefined
      ? [{ path: ['languages'], message: 'needs `family`' }]
      : []),
    ...(new Set(spellings).size < spellings.length
      ? [{ path: ['languages'], message: 'spells two languages alike' }]
      : []),
    ...files.flatMap(({ translation }, at) =>
      isEach && !translation.includes('{lang}')
        ? [{ path: ['files', at, 'translation'], message: 'needs {lang}: there are several languages' }]
        : [],
    ),
    ...books.flatMap((book, at) => {
      const message = whyNotBook(book, isEach);
      return message === undefined ? [] : [{ path: ['books', at, message.at], message: message.is }];
    }),
    ...accepted.flatMap(({ file, key, rule }, at) => {
      const id = JSON.stringify([file, key, rule]);
      const isTwice = once.has(id);
      once.add(id);
      return isTwice ? [{ path: ['accepted', at], message: 'is accepted already' }] : [];
    }),
  ];
}

/** What is wrong with a book: the field, and what it must be. */
function whyNotBook({ file, layout }: Config['books'][number], isEach: boolean) {
  const format = bookFormatOf(file);
  if (!format) return { at: 'file', is: `must end with ${BOOK_FORMATS.map((one) => `.${one}`).join(', ')}` };
  if (isEach && !file.includes('{lang}'))
    return { at: 'file', is: 'needs {lang}: there are several languages' };
  if (!hasLayout(format, layout)) return { at: 'layout', is: `.${format} has no ${layout}` };
  return undefined;
}
