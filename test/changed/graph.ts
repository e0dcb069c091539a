import { matchesGlob, posix } from 'node:path';
import { type Declaration, LOADING } from './declarations.ts';
import { entriesIn, isAt } from './entries.ts';
import { fileOf, isTestCode, namesIn, nodesOf } from './names.ts';
import { partsOfPages } from './pages.ts';
import { isTest, type Repository, resolveImport } from './repository.ts';
import { type Suite, suiteOf, supportOf } from './suites.ts';

/**
 * Why something is affected by what it uses: it runs or reads it (`use`), calls it by its endpoint (`call`) or shows it on a
 * page (`page`). `far` are uses that don't count (docs/decisions/096).
 */
export type Link = 'use' | 'call' | 'page' | 'far';

/**
 * What uses what. A node is a file (`a.ts`), its text alone (`=a.ts`), a declaration (`a.ts#name`) or a part of one
 * (`a.ts#name.property`, `a.ts#name/endpoint`, `a.ts#name/address`).
 */
export type Graph = {
  usersOf: ReadonlyMap<string, ReadonlyMap<string, Link>>;
  tests: ReadonlyMap<string, Suite>;
};

/** Whether the code of a file calls the service; a test of rules has none. */
const isClient = (file: string) => file.startsWith('cli/') || (isTestCode(file) && suiteOf(file) !== 'rules');

/** What the service does by itself, and who starts it: jobs, consumers of events, the description of all calls. */
const BY_ITSELF = /^server\/programs\/(job-handlers|event-consumers|describe-calls)\.ts#/;
const PROGRAMS = new Set(['server/programs/app.ts', 'server/programs/start.ts']);

/** Builds the graph of a repository. */
export function graphOf(repository: Repository): Graph {
  const { files, modules } = repository;
  const usersOf = new Map<string, Map<string, Link>>();
  const link = (user: string, used: string, kind: Link = 'use') => {
    const users = usersOf.get(used) ?? new Map<string, Link>();
    usersOf.set(used, users);
    if (kind === 'use' || !users.has(user)) users.set(user, kind);
  };
  const names = namesIn(repository);
  const { declared, nodeOf } = names;
  const entries = entriesIn(repository, names);

  for (const [file, { declarations, imports }] of modules) {
    if (file.startsWith('web/') && !isTest(file)) link('web/', file);
    for (const { from } of imports.values()) {
      const imported = resolveImport(file, from);
      if (imported && files.has(imported))
        link(`${file}#`, modules.has(imported) ? `${imported}#` : imported);
    }
    for (const [name, declaration] of declarations) {
      const whole = `${file}#${name}`;
      link(file, whole);
      for (const [node, one] of nodesOf(whole, declaration)) {
        if (name !== LOADING) link(node, `${file}#`);
        // Who uses a table uses its properties; what is registered runs with what is around it.
        if (node.startsWith(`${whole}.`)) link(whole, node);
        else if (node !== whole) link(node, whole);
        for (const used of one.names) linkName(file, node, nodeOf(file, used));
        for (const used of filesOf(file, one))
          link(node, used, file === 'web/language/start.ts' ? 'far' : 'use');
        for (const text of one.texts) {
          if (file.startsWith('web/')) for (const word of wordsAt(text)) link(node, word);
          if (isClient(file) && text.includes('/api/'))
            for (const [endpoint, path] of entries.paths)
              if (isAt(text, path)) linkCalls(node, endpoint, 'call');
        }
      }
    }
  }

  function linkName(file: string, user: string, used?: string): void {
    if (used === undefined || used === user) return;
    const isOwn = PROGRAMS.has(file) && BY_ITSELF.test(used);
    const isFeature = entries.features.has(used) && file.startsWith('server/') && !isTest(file);
    link(user, used, isOwn || isFeature ? 'far' : 'use');
    if (used.startsWith('contract/') && (isClient(file) || file.startsWith('web/')))
      linkCalls(user, used, isClient(file) ? 'call' : 'far');
  }

  function linkCalls(user: string, used: string, kind: Link): void {
    for (const endpoint of endpointsOf(used))
      for (const handler of entries.handlers.get(endpoint) ?? []) link(user, handler, kind);
  }

  /** The endpoints that a declaration of the contract is or lists. */
  function endpointsOf(node: string, seen = new Set<string>()): Set<string> {
    if (seen.has(node)) return seen;
    seen.add(node);
    const file = fileOf(node);
    const used = [...(declared.get(node)?.names ?? [])].map((name) => nodeOf(file, name));
    const all =
      node === file
        ? [...(modules.get(file)?.declarations.keys() ?? [])].map((name) => `${file}#${name}`)
        : [];
    for (const one of [...used, ...all]) if (one?.startsWith('contract/')) endpointsOf(one, seen);
    return seen;
  }

  /** The files that a declaration loads, or names by their place. */
  function* filesOf(file: string, { loads, paths }: Declaration): Generator<string> {
    for (const specifier of loads) {
      const path = resolveImport(file, specifier);
      if (path === undefined) continue;
      if (files.has(path)) yield path;
      else for (const one of files) if (matchesGlob(one, path)) yield one;
    }
    for (const path of paths) {
      const [, place = '', rest] =
        /^(.*?)\/?(\**)$/.exec(posix.join('/', posix.dirname(file), path).slice(1)) ?? [];
      if (files.has(place)) yield modules.has(place) ? place : `=${place}`;
      // A test of what is built of web/ reads it.
      else if (/^dist(\/|$)/.test(place) && isTest(file)) yield 'web/';
      // A top folder is often only the base of paths: its files count if they are listed, or the path is computed.
      else if (rest === '**' || (rest === '*' && place !== '') || place.includes('/'))
        for (const one of files)
          if (place === '' || one.startsWith(`${place}/`))
            // The words are read by their keys, whatever file they are in.
            yield modules.has(one) && one.startsWith('words/') ? one : `=${one}`;
    }
  }

  /** The words whose key a text is, in any of its forms. */
  function wordsAt(text: string): string[] {
    const [, group = '', key = ''] = /^(\w+)\.(\w+)/.exec(text) ?? [];
    return (entries.words.get(group) ?? []).flatMap((node) => {
      const forms = [...(declared.get(node)?.parts.keys() ?? [])].filter(
        (part) => part === `.${key}` || part.startsWith(`.${key}_`),
      );
      return forms.length > 0 ? forms.map((part) => node + part) : [node];
    });
  }

  const tests = new Map<string, Suite>();
  for (const file of files) {
    const suite = suiteOf(file);
    if (!suite) continue;
    tests.set(file, suite);
    for (const support of supportOf(file, files)) link(file, support);
  }
  for (const [test, parts] of partsOfPages({ usersOf, tests }, names, entries))
    for (const part of parts) link(test, part, 'page');
  return { usersOf, tests };
}
