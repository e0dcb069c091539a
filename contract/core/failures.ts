import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { MOST_CONTROLS_NAMED } from '#domain/core/text/text.ts';
import { SEVERITY_CHECKS } from '#domain/texts/checks/severities.ts';

/** Every kind of failure, and what it means (errors.1). The server sends the kind; the words are in words/. */
export const KINDS = {
  required: 'missing, empty or only white space',
  minlength: 'too short',
  maxlength: 'too long',
  forms: 'lacks forms of a plural; only an initial translation may',
  checks: 'checks of the project block it, which `checks` names',
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
  reserved: 'kept from new accounts, because it would seem to speak for the site',
  same: 'must differ from the other field',
  wrong: 'wrong, used up or expired',
  expired: 'has expired',
  usedUp: 'has no uses left',
  secondFactor: 'the account has a second factor: a sign-in goes on with a code and `current.token`',
  noPassword: 'the account has no password; one has to be set first',
  passkeyAddress:
    'passkeys work only where the service knows its address: PUBLIC_URL with https and a name, or localhost',
  common: 'a password that is easy to guess: common, a pattern, or made of what is known of the user',
  unknown: 'refers to something that doesn’t exist',
  json: 'the body is not JSON',
  syntax: 'the file is invalid in its format',
  tooDeep: 'the file is nested too deeply',
  encrypted: 'the file can only be read with a key (DRM or a password)',
  proofread: 'the document comes from proofreading: it has translations, not strings',
  mediaType: 'unsupported media type or encoding of the body',
  bodyTooLarge: 'the body is larger than this call accepts',
  quotaSections: 'the project would have too many sections',
  quotaStrings: 'the project would have too many strings',
  quotaBytes: 'the project would store too much text',
  quotaUserStrings: 'all projects of the owner together would have too many strings',
  quotaUserBytes: 'all projects of the owner together would store too much text',
  quotaMembers: 'the project has the maximum number of members',
  quotaInvites: 'the project has the maximum number of open invitations and requests',
  quotaPatterns: 'the patterns of the dictionary that users wrote would have too many states together',
  quotaEntries: 'the dictionary has the maximum number of words',
  notSubtitles: 'only sections of subtitles have times',
  mixed: 'these sections can’t be exported as one file',
  tooMany: 'more than allowed',
  disabled: 'has been switched off',
  tooOften: 'too many requests; retry after `Retry-After`',
  newAccount: 'the account is new, and has done this too often within an hour; retry after `Retry-After`',
  newAccountLinks: 'the account is new, and its comments may have only a few links',
  notImage: 'not a PNG, JPEG, GIF, WebP or AVIF image, or damaged',
  imageTooLarge: 'the image has too many pixels',
  noBooks: 'the project doesn’t offer its translation as a book to everyone',
  limited: 'an administrator has denied this action to the user',
  crossSite: 'a request from a page of another site',
  signedOut: 'not signed in',
  scope: 'the API token lacks the scope of this call',
  sessionOnly: 'needs a session; an API token can’t be used',
  banned: 'the user is banned, or can’t be invited',
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
  inFamily: 'not possible while the project has other languages',
  notFirst: 'only the first project of several languages manages what they share',
  otherSource: 'the projects have different sources',
  reply: 'the comment replied to is on another string or deleted',
  deleted: 'has been deleted',
  member: 'already a member',
  invited: 'already invited, or has requested to join',
  owner: 'not possible for the owner',
  fixedRole: 'not possible for the roles that every project has',
  defaultRole: 'not possible for the role that newcomers get',
  last: 'the last site administrator can’t be removed',
  ownsProjects: 'not possible for the owner of projects',
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
  signUpClosed: 'nobody can sign up',
  mailOff: 'this service sends no email',
  gone: 'not found',
  broken: 'internal error',
  busy: 'overloaded; the header `Retry-After` says when to try again',
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
  /** With `illegal`: the first control characters of the text, as `U+0008`. */
  characters: z.array(z.string()).max(MOST_CONTROLS_NAMED).optional(),
  /** With `checks`: which ones (severities.5). */
  checks: z.array(z.string()).max(SEVERITY_CHECKS.length).optional(),
});
export type FailureItem = z.infer<typeof FailureItem>;

/** The body of every response that is not a success (api.12). */
export const FailureReply = z.object({
  status: z.int(),
  errors: z.array(FailureItem).max(LIMITS.mistakes),
  /** The number of errors of a file, if they are not all listed. */
  total: z.int().optional(),
  /**
   * With 409: the present state; with `banned` at sign-in: the reason and the end of the ban; with `checks` of an export: how many
   * texts they block, of all languages in each (exports.43).
   */
  current: z.unknown().optional(),
});
export type FailureReply = z.infer<typeof FailureReply>;
