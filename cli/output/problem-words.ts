import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import type { BookProblem } from '#domain/files/books/model/book.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import type { ImportProblem } from '#domain/formats/model/reading.ts';

const amount = new Intl.NumberFormat('en').format;
const BROKEN = 'is not written as its format needs';
const NO_TEXT = 'is no text; "flatten" joins the keys of nested JSON';
const TOO_DEEP = 'is nested too deeply';
const EMPTY = 'is empty';
const NO_FORMAT = 'is no text, or of a format that can’t be imported';

/** What is wrong in a file, in words that `check` and the server's refusals share (command-line.27). */
export const PROBLEMS = {
  brokenJson: 'is no JSON',
  brokenPo: BROKEN,
  brokenXml: BROKEN,
  brokenEntry: BROKEN,
  tooDeep: TOO_DEEP,
  noCues: BROKEN,
  fileTooLong: 'is in a file that is too long for its format',
  nested: NO_TEXT,
  notString: NO_TEXT,
  notText: NO_TEXT,
  notArray: 'is no list',
  notObject: 'is no object of texts',
  noText: EMPTY,
  empty: EMPTY,
  tooLong: `the text is longer than ${amount(LIMITS.stringText.max)} characters`,
  keyTooLong: `the key is longer than ${amount(LIMITS.key.max)} characters`,
  contextTooLong: `the context is longer than ${amount(LIMITS.context.max)} characters`,
  maxLength: 'the maximum length is no number in its range',
  illegal: 'has characters that can’t be stored',
  frameTooLong: 'too much stands between two texts',
  headerTooLong: 'too much stands before or after all texts',
  tooMany: `has more than ${amount(LIMITS.stringsPerSection)} strings, which is the most in a section`,
  noStrings: 'has no strings',
  wrongAmount: 'has another number of lines than the source has strings',
} as const satisfies Record<ImportProblem['kind'] | 'notText' | 'wrongAmount', string>;

/** Why a file can't be read at all. */
export const UNREADABLE = {
  binary: NO_FORMAT,
  format: NO_FORMAT,
  unknown: NO_FORMAT,
  corrupt: BROKEN,
  nested: TOO_DEEP,
  encrypted: 'can only be read with a key or a password',
  noText: PROBLEMS.noStrings,
  proofread: 'comes from proofreading: it has translations, not strings',
  tooLarge: `is too large: a file may have ${LIMITS.fileBytes / MIB} MiB, an archive ${LIMITS.archiveBytes / MIB} MiB in all`,
} as const satisfies Record<FileRefusal['kind'] | BookProblem, string>;
