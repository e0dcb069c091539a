import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';

/** Every kind of failure, and what it means (errors.1). The server sends the kind; the words are in web/language. */
export const KINDS = {
  required: 'missing, empty or only white space',
  minlength: 'too short',
  maxlength: 'too long',
  min: 'the number is too small',
  max: 'the number is too large',
  string: 'must be a string',
  number: 'must be a number',
  boolean: 'must be a boolean',
  array: 'must be an array',
  object: 'must be an object',
  choice: 'not one of the allowed values',
  illegal: 'has characters that are not allowed',
  invisible: 'has invisible or direction-changing characters',
  mixedScripts: 'a word mixes look-alike letters of several scripts',
  email: 'not an email address',
  link: 'not an http or https URL',
  notUnique: 'already taken',
  same: 'must differ from the other field',
  wrong: 'wrong, used up or expired',
  expired: 'has expired',
  usedUp: 'has no uses left',
  common: 'a password that many people use, or the user’s name or email',
  unknown: 'refers to something that doesn’t exist',
  json: 'the body is not JSON',
  syntax: 'the file is invalid in its format',
  mediaType: 'unsupported media type or encoding of the body',
  bodyTooLarge: 'the body is larger than this call accepts',
  quotaSections: 'the project would have too many sections',
  quotaStrings: 'the project would have too many strings',
  quotaBytes: 'the project would store too much text',
  quotaUserStrings: 'all projects of the owner together would have too many strings',
  quotaUserBytes: 'all projects of the owner together would store too much text',
  quotaMembers: 'the project has the maximum number of members',
  quotaInvites: 'the project has the maximum number of open invitations and requests',
  quotaEntries: 'the dictionary has the maximum number of words',
  mixed: 'these sections can’t be exported as one file',
  tooMany: 'more than allowed',
  tooOften: 'too many requests; retry after `Retry-After`',
  notImage: 'not a PNG, JPEG, GIF, WebP or AVIF image, or damaged',
  imageTooLarge: 'the image has too many pixels',
  limited: 'an administrator has denied this action to the user',
  crossSite: 'a request from a page of another site',
  signedOut: 'not signed in',
  scope: 'the API token lacks the scope of this call',
  sessionOnly: 'needs a session; an API token can’t be used',
  banned: 'the user is banned',
  hidden: 'only members of the project have access',
  role: 'the role lacks the permission',
  own: 'not allowed on your own',
  pattern: 'not a valid pattern',
  slow: 'matching the pattern took too long and was stopped',
  frozen: 'the project is paused',
  closed: 'the project is finished',
  status: 'only another call can set this status',
  keys: 'a string has no key',
  keyed: 'a key names one text',
  wholeFormat: 'files of this format take a string as a whole',
  differs: 'must be equal in both strings',
  reply: 'the comment replied to is on another string or deleted',
  deleted: 'has been deleted',
  member: 'already a member',
  invited: 'already invited, or has requested to join',
  owner: 'not possible for the owner',
  last: 'the last site administrator can’t be removed',
  order: 'the list must have exactly the current ids',
  changed: 'somebody else has changed it',
  undone: 'has been undone already',
  notUndoable: 'an action of this kind can’t be undone',
  notKept: 'what was there before isn’t kept',
  notRecorded: 'what the project was at that time isn’t stored; `current` is from when on it is',
  editedSince: 'has been edited since',
  approvedSince: 'has been approved since, or another translation of the string has',
  unapprovedSince: 'has been unapproved since',
  votedSince: 'has been voted on since',
  repliedSince: 'has been replied to since',
  movedSince: 'has been moved since, or others around it have',
  filledSince: 'has strings, translations or comments by now',
  translatedSince: 'has further translations since',
  running: 'hasn’t ended yet',
  keyUsed: 'the Idempotency-Key was used with a different request',
  gone: 'not found',
  broken: 'internal error',
  busy: 'overloaded; retry after `Retry-After`',
  unavailable: 'temporarily unavailable',
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
