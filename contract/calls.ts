import * as comments from './comments.ts';
import * as editor from './editor.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as images from './images.ts';
import * as invites from './invites.ts';
import * as projects from './projects.ts';
import * as sections from './sections.ts';
import * as strings from './strings.ts';
import * as translations from './translations.ts';
import * as users from './users.ts';

const nouns = { comments, editor, health, images, invites, projects, sections, strings, translations, users };

export type Call = Endpoint & { name: string; noun: string };

/** Every call of the service, with its name and noun, for the OpenAPI document and the tests that count calls. */
export const CALLS: Call[] = Object.entries(nouns).flatMap(([noun, declared]) =>
  Object.entries(declared).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name, noun }] : [])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
