import { z } from 'zod';
import type { Endpoint } from './core/endpoint.ts';
import * as failures from './core/failures.ts';
import * as images from './core/images.ts';
import type { Route } from './core/route.ts';
import * as values from './core/values.ts';
import * as families from './files/families.ts';
import * as files from './files/files.ts';
import * as previews from './files/previews.ts';
import * as translationImports from './files/translation-imports.ts';
import * as deleted from './history/deleted.ts';
import * as history from './history/history.ts';
import * as log from './history/log.ts';
import * as past from './history/past.ts';
import * as reverts from './history/reverts.ts';
import * as revisions from './history/revisions.ts';
import * as sourceVersions from './history/source-versions.ts';
import * as undo from './history/undo.ts';
import * as account from './identity/account.ts';
import * as apiTokens from './identity/api-tokens.ts';
import * as blocks from './identity/blocks.ts';
import * as codes from './identity/codes.ts';
import * as passkeys from './identity/passkeys.ts';
import * as security from './identity/security.ts';
import * as signInServices from './identity/sign-in-services.ts';
import * as users from './identity/users.ts';
import * as announcements from './notices/announcements.ts';
import * as feeds from './notices/feeds.ts';
import * as live from './notices/live.ts';
import * as notifications from './notices/notifications.ts';
import * as push from './notices/push.ts';
import * as webhooks from './notices/webhooks.ts';
import * as assignments from './projects/assignments.ts';
import * as deletedProjects from './projects/deleted-projects.ts';
import * as inviteLinks from './projects/invite-links.ts';
import * as invites from './projects/invites.ts';
import * as members from './projects/members.ts';
import * as projects from './projects/projects.ts';
import * as roles from './projects/roles.ts';
import * as statistics from './projects/statistics.ts';
import * as usage from './projects/usage.ts';
import * as accountDeletion from './site/account-deletion.ts';
import * as administration from './site/administration.ts';
import * as audit from './site/audit.ts';
import * as health from './site/health.ts';
import * as jobs from './site/jobs.ts';
import * as reports from './site/reports.ts';
import * as batches from './texts/batches.ts';
import * as comments from './texts/comments.ts';
import * as dictionary from './texts/dictionary.ts';
import * as dismissals from './texts/dismissals.ts';
import * as editor from './texts/editor.ts';
import * as find from './texts/find.ts';
import * as findings from './texts/findings.ts';
import * as reading from './texts/reading.ts';
import * as sections from './texts/sections.ts';
import * as sharedWords from './texts/shared-words.ts';
import * as stringChecks from './texts/string-checks.ts';
import * as strings from './texts/strings.ts';
import * as translations from './texts/translations.ts';
import * as wordsOfString from './texts/words-of-string.ts';

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
  dismissals,
  deleted,
  deletedProjects,
  dictionary,
  editor,
  families,
  feeds,
  files,
  find,
  findings,
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
  previews,
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
  stringChecks,
  wordsOfString,
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

type Declared = { [N in Noun]: (typeof nouns)[N][keyof (typeof nouns)[N]] }[Noun];
type ByRoute = { [E in Extract<Declared, Endpoint> as `${E['method']} ${E['path']}`]: E };

/** The endpoint of a route: the types of its requests and replies. */
export type EndpointOf<R extends Route> = R extends Route
  ? ByRoute[`${R['method']} ${R['path']}` & keyof ByRoute]
  : never;

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
