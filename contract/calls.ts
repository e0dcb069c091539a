import { z } from 'zod';
import * as account from './account.ts';
import * as accountDeletion from './account-deletion.ts';
import * as administration from './administration.ts';
import * as announcements from './announcements.ts';
import * as apiTokens from './api-tokens.ts';
import * as assignments from './assignments.ts';
import * as audit from './audit.ts';
import * as batches from './batches.ts';
import * as blocks from './blocks.ts';
import * as codes from './codes.ts';
import * as comments from './comments.ts';
import * as deleted from './deleted.ts';
import * as deletedProjects from './deleted-projects.ts';
import * as dictionary from './dictionary.ts';
import * as editor from './editor.ts';
import type { Endpoint } from './endpoint.ts';
import * as failures from './failures.ts';
import * as families from './families.ts';
import * as feeds from './feeds.ts';
import * as files from './files.ts';
import * as find from './find.ts';
import * as health from './health.ts';
import * as history from './history.ts';
import * as images from './images.ts';
import * as inviteLinks from './invite-links.ts';
import * as invites from './invites.ts';
import * as jobs from './jobs.ts';
import * as live from './live.ts';
import * as log from './log.ts';
import * as members from './members.ts';
import * as notifications from './notifications.ts';
import * as passkeys from './passkeys.ts';
import * as past from './past.ts';
import * as projects from './projects.ts';
import * as push from './push.ts';
import * as reading from './reading.ts';
import * as reports from './reports.ts';
import * as reverts from './reverts.ts';
import * as revisions from './revisions.ts';
import * as roles from './roles.ts';
import * as sections from './sections.ts';
import * as security from './security.ts';
import * as sharedWords from './shared-words.ts';
import * as signInServices from './sign-in-services.ts';
import * as sourceVersions from './source-versions.ts';
import * as statistics from './statistics.ts';
import * as strings from './strings.ts';
import * as translationImports from './translation-imports.ts';
import * as translations from './translations.ts';
import * as undo from './undo.ts';
import * as usage from './usage.ts';
import * as users from './users.ts';
import * as values from './values.ts';
import * as webhooks from './webhooks.ts';

const nouns = {
  account,
  accountDeletion,
  administration,
  announcements,
  apiTokens,
  codes,
  audit,
  batches,
  blocks,
  comments,
  deleted,
  deletedProjects,
  dictionary,
  editor,
  families,
  feeds,
  files,
  find,
  health,
  history,
  passkeys,
  past,
  images,
  inviteLinks,
  invites,
  jobs,
  live,
  log,
  members,
  notifications,
  projects,
  push,
  reading,
  reports,
  roles,
  assignments,
  reverts,
  revisions,
  security,
  signInServices,
  sections,
  sharedWords,
  sourceVersions,
  statistics,
  strings,
  translations,
  translationImports,
  undo,
  usage,
  users,
  webhooks,
};

export type Noun = keyof typeof nouns;
export type Call = Endpoint & { name: string; noun: Noun };

/** Every call of the service with its name and the file that declares it, for the OpenAPI document and for tests of all calls. */
export const CALLS: Call[] = (Object.entries(nouns) as [Noun, object][]).flatMap(([noun, declared]) =>
  Object.entries(declared).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name, noun }] : [])),
);

/** Every shape that the files of calls, failures and values export, by its name, for the OpenAPI document. */
export const SHAPES: [name: string, shape: z.ZodType][] = [...Object.values(nouns), failures, values].flatMap(
  (declared) =>
    Object.entries(declared as object).filter(
      (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
    ),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
