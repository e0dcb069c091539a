import type { Shapes } from '#client/client.ts';
import { KINDS, type Kind } from '#contract/core/failures.ts';
import { LINE_KINDS, type LineKind } from '#contract/files/files.ts';
import { PROBLEMS, UNREADABLE } from '../output/problem-words.ts';

type FailureItem = Shapes['FailureItem'];

/** A refusal of the server, or no answer at all (`status` 0). */
export class Failure extends Error {
  readonly status: number;
  readonly errors: readonly FailureItem[];
  /** Why there was no answer, as the system or `fetch` names it: `ECONNREFUSED`. */
  readonly code: string | undefined;
  constructor(status: number, errors: readonly FailureItem[], message?: string, code?: string) {
    super(message ?? errors.map(sentenceOf).join('; '));
    this.status = status;
    this.errors = errors;
    this.code = code;
  }
}

/** What an error says to people. A server that is newer may send other kinds. */
export function sentenceOf({ key, kind, line }: FailureItem): string {
  const words = (KINDS as Partial<Record<Kind, string>>)[kind] ?? kind;
  const where = line === undefined ? '' : `line ${line}: `;
  return `${where}${SENTENCES[`${key} ${kind}`] ?? `${key}: ${words}`}`;
}

/** What the server says of a line that it didn't store. */
export const lineWords = (kind: LineKind): string =>
  (LINE_KINDS as Partial<Record<LineKind, string>>)[kind] ?? kind;

/** Sentences for what a user of the command line often meets. */
const SENTENCES: Readonly<Record<string, string>> = {
  'token wrong': 'the API token is wrong, expired or revoked',
  'token scope': 'the API token lacks a scope: pulling needs `read`, pushing `manage`',
  'general signedOut': 'the server asks for an API token',
  'role role': 'the role of the token’s user lacks the permission',
  'project hidden': 'the token’s user is no member of the project',
  'project gone': 'there is no such project, or the token’s user may not see it',
  'project frozen': 'the project is paused',
  'project closed': 'the project is finished',
  'strings keys': 'the section has strings of another kind, which this file can’t update',
  'body json': PROBLEMS.brokenJson,
  'body syntax': PROBLEMS.brokenEntry,
  'body maxlength': PROBLEMS.fileTooLong,
  'body array': PROBLEMS.notArray,
  'body object': PROBLEMS.notObject,
  'text string': PROBLEMS.notText,
  'text required': PROBLEMS.empty,
  'text maxlength': PROBLEMS.tooLong,
  'text illegal': PROBLEMS.illegal,
  'key maxlength': PROBLEMS.keyTooLong,
  'context maxlength': PROBLEMS.contextTooLong,
  'max_length illegal': PROBLEMS.maxLength,
  'frame maxlength': PROBLEMS.frameTooLong,
  'header maxlength': PROBLEMS.headerTooLong,
  'strings tooMany': PROBLEMS.tooMany,
  'strings required': PROBLEMS.noStrings,
  'lines order': PROBLEMS.wrongAmount,
  'body mediaType': UNREADABLE.format,
  'body tooDeep': PROBLEMS.tooDeep,
  'body encrypted': UNREADABLE.encrypted,
  'body proofread': UNREADABLE.proofread,
  'body bodyTooLarge': UNREADABLE.tooLarge,
};

/** Whether a refusal is about the file that was sent, so that the others can go on. */
export const isAboutFile = ({ status, errors }: Failure): boolean =>
  status === 400 ||
  status === 413 ||
  (status === 403 && errors.every(({ kind }) => kind.startsWith('quota')));

/** What is said of a status without errors. */
export const statusSentence = (status: number): string => `the server answers ${status}`;

/** A response that is no success, as an error. */
export async function failureOf(response: Response): Promise<Failure> {
  const { status, headers } = response;
  const reply = parseJson(await response.text());
  if (isFailureReply(reply)) return new Failure(status, reply.errors, blockedSentence(reply));
  const location = headers.get('location');
  return new Failure(
    status,
    [],
    location
      ? `the server leads to ${new URL(location, 'http://relative').origin}: set that as "server"`
      : statusSentence(status),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFailureReply(reply: unknown): reply is Shapes['FailureReply'] {
  return typeof reply === 'object' && reply !== null && Array.isArray((reply as { errors?: unknown }).errors);
}

/** Of a refused export: how many translations checks block (exports.43). */
function blockedSentence({ errors, current }: Shapes['FailureReply']): string | undefined {
  if (!errors.some(({ key, kind }) => key === 'blocked' && kind === 'checks')) return undefined;
  const { texts } = { texts: 0, ...(current as object | undefined) };
  return `checks of the project block ${texts === 1 ? 'one translation' : `${texts} translations`} of it, which \`blocked\` of the configuration refuses`;
}
