import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import { CALLS, type Noun } from '#contract/calls.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { FailureReply } from '#contract/core/failures.ts';
import { Bytes } from '#contract/core/values.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { guardOf, permissionOf, type RequiredCredential } from '../core/endpoints/permission-of.ts';
import { CACHE_BRIEFLY } from '../platform/http/cache-control.ts';
import { DOCS_POLICY } from '../platform/http/security-headers.ts';
import { withNamedSchemas } from './named-schemas.ts';
import requestExamples from './request-examples.json' with { type: 'json' };

/**
 * The OpenAPI 3.1 document at /api/openapi.json, generated from the contract alone, and a page to read it at /api/docs.
 * It must be registered before the calls, because it collects their routes.
 */
export async function describeCalls(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dragoman',
        version: '1',
        description: DESCRIPTION,
        license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
      },
      // Where the document itself comes from.
      servers: [{ url: '/' }],
      components: { securitySchemes: SECURITY },
    },
    transform: ({ route, url, schema }) => {
      const { endpoint, needs } = route.config ?? {};
      return { url, schema: endpoint ? schemaOf(endpoint, needs) : { ...schema, hide: true } };
    },
    transformObject: (made) =>
      'openapiObject' in made ? withNamedSchemas(made.openapiObject) : made.swaggerObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } as FastifySchema }, (_request, reply) => {
    reply.header('cache-control', CACHE_BRIEFLY);
    return app.swagger();
  });
  // Its validator would call another site.
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { validatorUrl: null },
  });
}

const DESCRIPTION = `Translate any text together.

Checks run in this order: path and query (400), signed in (401), found (404), allowed (403), body (400, or 413 when too
large), then the rules of the call. The body is read only after the first four. It is uncompressed JSON in UTF-8; calls
without a body also accept \`{}\`.

A program sends \`Authorization: Bearer dgm_…\`, an API token of yours. A token that is wrong, expired or revoked is refused with
401 and \`WWW-Authenticate\`, one without the scope of the call with 403 \`{key: "token", kind: "scope"}\`.`;

/** How a request is authenticated. */
const SECURITY = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token, created on your own page in the tab API tokens. It has scopes: `read`, `translate`, `manage`. Cookies are ignored beside it.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'dragoman_session',
    description: 'The session of a signed-in user. Over https the cookie is `__Host-dragoman_session`.',
  },
} as const;

/** The credentials that a call takes; public projects can be read without any. */
function securityOf(needs: RequiredCredential): Record<string, string[]>[] {
  if (needs === 'nothing') return [];
  return needs === 'session' ? [{ session: [] }] : [{ token: [needs] }, { session: [] }];
}

function schemaOf(endpoint: Endpoint, needs: RequiredCredential = 'nothing') {
  const failure = {
    description: 'Refused',
    content: json(z.toJSONSchema(FailureReply, { ...OPTIONS, io: 'output' })),
  };
  const { events } = endpoint;
  const success = events
    ? { description: 'Event stream', content: streamOf(events) }
    : endpoint.status === 204
      ? { description: 'Success' }
      : {
          description: 'Success',
          content: json(z.toJSONSchema(endpoint.reply, { ...OPTIONS, io: 'output' })),
        };
  const name = callOf(endpoint)?.name;
  const example = EXAMPLES[name ?? ''];
  return {
    operationId: name,
    summary: endpoint.summary,
    ...described(endpoint),
    tags: [tagOf(endpoint)],
    security: securityOf(needs),
    params: part(endpoint.params),
    querystring: withExamples(part(endpoint.query), example?.query),
    ...(endpoint.isRepeatable && { headers: IDEMPOTENCY_KEY }),
    ...bodyOf(endpoint.body, example?.body),
    response: { [endpoint.status]: success, '4XX': failure },
  } as FastifySchema;
}

/** The groups of the reference page, in the interface's words, by the file of the contract that declares the call. */
const TAGS = {
  account: 'Account',
  accountDeletion: 'Deleting your account',
  security: 'Account',
  passkeys: 'Account',
  push: 'Notifications',
  signInServices: 'Account',
  administration: 'Administration',
  announcements: 'Announcements',
  apiTokens: 'API tokens',
  audit: 'Administration',
  codes: 'Secret codes',
  batches: 'Batches',
  blocks: 'Blocked users',
  reports: 'Reports',
  reverts: 'Reverts',
  comments: 'Comments',
  dismissals: 'Dismissals',
  dictionary: 'Dictionary',
  editor: 'Editor',
  families: 'Languages',
  sharedWords: 'Languages',
  files: 'Files',
  find: 'Find and replace',
  findings: 'Findings of checks',
  health: 'Health',
  history: 'History',
  images: 'Images',
  inviteLinks: 'Invitation links',
  roles: 'Roles',
  assignments: 'Assignments',
  invites: 'Invitations and requests',
  jobs: 'Background jobs',
  live: 'Live events',
  log: 'Log',
  past: 'The past',
  previews: 'Files',
  members: 'Members',
  notifications: 'Notifications',
  projects: 'Projects',
  deletedProjects: 'Deleted projects',
  reading: 'Reading',
  feeds: 'Feeds',
  deleted: 'Deleted items',
  revisions: 'Revisions',
  sections: 'Sections',
  sourceVersions: 'Source versions',
  statistics: 'Statistics',
  stringChecks: 'Checks of strings',
  wordsOfString: 'Dictionary',
  strings: 'Strings',
  translations: 'Translations',
  translationImports: 'Import translations',
  undo: 'Undo',
  usage: 'Storage',
  users: 'Users',
  webhooks: 'Webhooks',
} as const satisfies Record<Noun, string>;

/** A request of each call, by its name. A test makes them (api.60). */
const EXAMPLES: Record<string, { query?: Record<string, string | number>; body?: unknown }> = requestExamples;

const calls = new Map(CALLS.map((call) => [`${call.method} ${call.path}`, call]));
const callOf = ({ method, path }: Endpoint) => calls.get(`${method} ${path}`);

function tagOf(endpoint: Endpoint): string {
  const call = callOf(endpoint);
  return call ? TAGS[call.noun] : 'Other';
}

/** Notes on a call in addition to its summary. */
function described(endpoint: Endpoint) {
  const guard = guardOf(endpoint);
  const permission = guard && permissionOf(guard);
  const description = [permission && `Requires ${permission}.`, endpoint.isStreamed && STREAMED]
    .filter(Boolean)
    .join(' ');
  return {
    ...(description !== '' && { description }),
    ...(permission && { 'x-permission': permission }),
  };
}

const STREAMED =
  'The list has no size limit and is streamed. If the connection breaks, the response is incomplete.';

const IDEMPOTENCY_KEY = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: LIMITS.idempotencyKey.min,
      maxLength: LIMITS.idempotencyKey.max,
      description:
        'Visible ASCII, new for each import. Within 24 hours, the same request with the same key returns the first response ' +
        '(`Idempotent-Replayed: true`) and changes nothing. A different request with that key is refused (422 keyUsed).',
    },
  },
};

function bodyOf(shape: z.ZodType, example: unknown) {
  if (shape instanceof z.ZodUndefined) return {};
  if (shape === Bytes) return { body: FILE, consumes: ['application/octet-stream', '*/*'] };
  return { body: { ...part(shape), ...(example !== undefined && { examples: [example] }) } };
}

/** A query in which each parameter has the value of an example. */
function withExamples(query: Schema, values: Record<string, string | number> = {}): Schema {
  const properties = { ...query.properties };
  for (const [name, value] of Object.entries(values))
    properties[name] = { ...Object(properties[name]), examples: [value] };
  return { ...query, properties };
}

/** A raw file. */
const FILE = { type: 'string', format: 'binary' };

/** Each event by its name; its data is one line of JSON. */
const streamOf = (events: Record<string, z.ZodType>) => ({
  'text/event-stream': {
    schema: {
      oneOf: Object.entries(events).map(([event, data]) => ({
        type: 'object',
        properties: {
          event: { type: 'string', const: event },
          data: z.toJSONSchema(data, { ...OPTIONS, io: 'output' }),
        },
        required: ['event', 'data'],
      })),
    },
  },
});

type Schema = z.core.JSONSchema.BaseSchema;

const OPTIONS = { unrepresentable: 'any', io: 'input' } as const;
const part = (shape: z.ZodType) => z.toJSONSchema(shape, OPTIONS);
const json = (schema: object) => ({ 'application/json': { schema } });
