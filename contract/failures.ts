import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';

/** Every kind of failure, and what it means (errors.1). The server sends the kind; the words are in web/language. */
export const KINDS = {
  required: 'missing, empty or white space alone',
  minlength: 'too short',
  maxlength: 'too long',
  min: 'too small a number',
  max: 'too large a number',
  string: 'should be text',
  number: 'should be a number',
  boolean: 'should be true or false',
  array: 'should be a list',
  object: 'should be an object',
  choice: 'not one of the values offered',
  illegal: 'has characters that are not allowed here',
  invisible: 'has characters that are not seen, or turn the text around',
  mixedScripts: 'a word of it mixes letters of scripts that look alike',
  email: 'is not an e-mail address',
  link: 'is not an http or https address',
  notUnique: 'is taken already',
  same: 'should differ from the other one',
  wrong: 'wrong, used up or expired',
  expired: 'its time is over',
  usedUp: 'was used as often as it may be',
  common: 'a password that many people use, or one’s own name or address',
  unknown: 'nothing of that name is there',
  json: 'the body is not JSON',
  syntax: 'the file breaks the rules of its format',
  mediaType: 'the body is of a type that is not read here',
  bodyTooLarge: 'the body has more bytes than this call takes',
  quotaSections: 'the project has as many sections as it may',
  quotaStrings: 'the project would have more strings than it may',
  quotaBytes: 'the project would store more text than it may',
  quotaUserStrings: 'all projects of the owner would have more strings than they may',
  quotaUserBytes: 'all projects of the owner would store more text than they may',
  quotaMembers: 'the project has as many members as it may',
  quotaInvites: 'as many invitations and requests of the project are open as may be',
  quotaEntries: 'the dictionary has as many words as it may',
  mixed: 'these sections don’t go into one file',
  tooMany: 'more than allowed',
  tooOften: 'asked too often',
  notImage: 'is not a PNG, JPEG, GIF, WebP or AVIF image, or is damaged',
  imageTooLarge: 'has too many pixels',
  limited: 'an administrator has limited this user in doing so',
  crossSite: 'a page of another site asked for it',
  signedOut: 'nobody is signed in',
  scope: 'the API token is without the scope that this call needs',
  sessionOnly: 'not possible with an API token, only signed in',
  banned: 'the user is banned',
  hidden: 'for members of the project only',
  role: 'the role does not allow it',
  own: 'not on what is one’s own',
  pattern: 'is no pattern that can be used here',
  slow: 'the pattern took too long and was stopped',
  frozen: 'the project is paused',
  closed: 'the project is finished',
  status: 'this status is set by another call',
  keys: 'some string has no key',
  reply: 'the comment answered stands elsewhere or is deleted',
  deleted: 'is deleted',
  member: 'is a member already',
  invited: 'is invited already, or has asked to be',
  owner: 'the owner can’t',
  last: 'the last site administrator stays one',
  order: 'not exactly the present ones',
  changed: 'someone else has changed it meanwhile',
  keyUsed: 'the Idempotency-Key came before, with something else',
  gone: 'nothing is there',
  broken: 'something went wrong on the server',
  busy: 'so much is asked for at this moment that this could not be done: ask again after `Retry-After`',
  unavailable: 'the service can’t answer just now',
} as const;

export type Kind = keyof typeof KINDS;

export const FailureItem = z.object({
  /** The field, or the subject of the failure. */
  key: z.string(),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  /** The item of a list, from 0. */
  index: z.int().optional(),
  /** The line of a file, from 1. */
  line: z.int().optional(),
});
export type FailureItem = z.infer<typeof FailureItem>;

/** The body of every response that is not a success (api.12). */
export const FailureReply = z.object({
  status: z.int(),
  errors: z.array(FailureItem).max(LIMITS.mistakes),
  /** The number of errors of a file, if they are not all listed. */
  total: z.int().optional(),
  /** With 409: the present state. */
  current: z.unknown().optional(),
});
export type FailureReply = z.infer<typeof FailureReply>;
