import { fileOf, type Names } from './names.ts';
import { isTest, type Repository } from './repository.ts';

/** The description of all calls, which nobody registers by an endpoint. */
const DESCRIPTION = 'server/programs/describe-calls.ts#describeCalls';

/** What is entered by a name that another place says, not by an import. */
export type Entries = {
  /** The handlers of each endpoint and of its route, and the path of the route; of the description of the calls too. */
  handlers: Map<string, string[]>;
  paths: Map<string, string>;
  /** The features that register endpoints. */
  features: Set<string>;
  /** The screen at each address. */
  screens: Map<string, string>;
  /** The words in each language by the first part of their key. */
  words: Map<string, string[]>;
};

/** Finds the endpoints with their handlers, the screens with their addresses and the words with their keys. */
export function entriesIn({ modules }: Repository, { declared, nodeOf }: Names): Entries {
  const handlers = new Map([[DESCRIPTION, [DESCRIPTION]]]);
  const paths = new Map([[DESCRIPTION, '/api/openapi.json']]);
  const features = new Set<string>();
  const screens = new Map<string, string>();
  const words = new Map<string, string[]>();

  for (const [node, { names, texts }] of declared) {
    const path = [...texts].find((text) => text.startsWith('/api/'));
    if (node.startsWith('contract/') && names.has('route') && path) paths.set(node, path);
  }
  const routes = new Map<string, string>();
  for (const [node, { names }] of declared) {
    if (!node.startsWith('contract/') || !names.has('endpoint')) continue;
    const route = [...names].map((name) => nodeOf(fileOf(node), name)).find((one) => one && paths.has(one));
    if (route) routes.set(node, route);
  }
  for (const [node, { names }] of declared) {
    const [, feature = '', entered] = /^([^/]*\/.*?#\w*)\/(.*)$/s.exec(node) ?? [];
    if (entered === undefined || isTest(fileOf(node))) continue;
    if (node.startsWith('web/')) screens.set(entered, node);
    if (!node.startsWith('server/')) continue;
    features.add(feature);
    const file = fileOf(node);
    // In a loop over endpoints, each of them is registered.
    const registered = modules.get(file)?.imports.has(entered)
      ? [entered]
      : (declared.get(feature)?.names ?? names);
    for (const name of registered) {
      const endpoint = nodeOf(file, name);
      const route = endpoint && routes.get(endpoint);
      if (route) for (const one of [endpoint, route]) handlers.set(one, [...(handlers.get(one) ?? []), node]);
    }
  }
  for (const node of declared.keys()) {
    const [, name] = /^words\/.*\.json#default\.(\w+)$/.exec(node) ?? [];
    if (name) words.set(name, [...(words.get(name) ?? []), node]);
  }
  return { handlers, paths, features, screens, words };
}

/** Whether a text is an address or ends one: `*` and names of values stand for anything. */
export function isAt(text: string, address: string): boolean {
  const [start, ...given] = text
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*/s, '')
    .split('/');
  const [, ...pathParts] = address.split('/');
  const isEnd = start === '*' && given.length < pathParts.length && given.some((part) => !part.includes('*'));
  if (start !== '' && !isEnd && !(start === '*' && given.length === pathParts.length)) return false;
  const compared = isEnd ? pathParts.slice(-given.length) : pathParts;
  return (
    given.length > 0 &&
    given.length === compared.length &&
    compared.every((part, at) => /^[:$]/.test(part) || /^[:{]|\*/.test(given[at] ?? '') || part === given[at])
  );
}
