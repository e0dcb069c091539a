import type { FailureItem, Kind } from '#contract/core/failures.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import type { ImportProblem } from '#domain/formats/model/reading.ts';
import type { TranslationsProblem } from '#domain/formats/model/translation-reading.ts';
import { Refused, tooMany } from '../platform/http/failures.ts';

type Problem = ImportProblem | TranslationsProblem;

/** The failures of a file, with the same kinds as calls that take its content as JSON. */
const FAILURES = {
  brokenJson: ['body', 'json'],
  brokenPo: ['body', 'syntax'],
  brokenXml: ['body', 'syntax'],
  tooDeep: ['body', 'tooDeep'],
  brokenEntry: ['body', 'syntax'],
  fileTooLong: ['body', 'maxlength'],
  noCues: ['body', 'syntax'],
  nested: ['text', 'string'],
  notString: ['text', 'string'],
  notText: ['text', 'string'],
  notArray: ['body', 'array'],
  notObject: ['body', 'object'],
  noText: ['text', 'required'],
  empty: ['text', 'required'],
  tooLong: ['text', 'maxlength'],
  keyTooLong: ['key', 'maxlength'],
  contextTooLong: ['context', 'maxlength'],
  maxLength: ['max_length', 'illegal'],
  illegal: ['text', 'illegal'],
  frameTooLong: ['frame', 'maxlength'],
  headerTooLong: ['header', 'maxlength'],
  tooMany: ['strings', 'tooMany'],
  noStrings: ['strings', 'required'],
  wrongAmount: ['lines', 'order'],
} as const satisfies Record<Problem['kind'], readonly [key: string, kind: Kind]>;

/** The refusal of a whole file, with the first of its problems and their number (imports.42). */
export function refusedFile(problems: readonly Problem[]): Refused {
  const status = problems.some(({ kind }) => kind === 'tooMany') ? 413 : 400;
  const errors = problems.slice(0, LIMITS.mistakes).map((problem): FailureItem => {
    const [key, kind] = FAILURES[problem.kind];
    return {
      key,
      kind,
      ...('index' in problem && problem.index !== undefined && { index: problem.index }),
      ...('line' in problem && problem.line !== undefined && { line: problem.line }),
    };
  });
  return new Refused(status, errors, undefined, problems.length);
}

/** The refusals of a file that is no text, too large, damaged, or of an unsupported format. */
const UNREADABLE = {
  binary: new Refused(400, [{ key: 'body', kind: 'mediaType' }]),
  format: new Refused(400, [{ key: 'body', kind: 'mediaType' }]),
  corrupt: new Refused(400, [{ key: 'body', kind: 'syntax' }]),
  tooLarge: tooMany('body', 'bodyTooLarge'),
} as const satisfies Record<FileRefusal['kind'], Refused>;

export const unreadableFile = ({ kind }: Pick<FileRefusal, 'kind'>): Refused => UNREADABLE[kind];
