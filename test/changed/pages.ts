import type { Declaration } from './declarations.ts';
import { type Entries, isAt } from './entries.ts';
import type { Graph } from './graph.ts';
import { fileOf, isTestCode, type Names } from './names.ts';

/**
 * What each test of pages shows: the screens at the addresses that it names, and whatever asks for the English words that it
 * names, which it may have come to by a click.
 */
export function* partsOfPages(
  { usersOf, tests }: Graph,
  { declared }: Names,
  { screens, words }: Entries,
): Generator<[test: string, parts: Iterable<string>]> {
  const asking = whatAsksFor([...words.values()].flat(), usersOf, declared);
  const textsOf = textsOfTests(usersOf, declared);
  for (const [test, suite] of tests) {
    if (suite !== 'browser' && suite !== 'component') continue;
    const texts = textsOf(test);
    const opened = [...screens].filter(([address]) => texts.some((text) => isAt(text, address)));
    yield [
      test,
      new Set([...opened.map(([, screen]) => screen), ...texts.flatMap((text) => asking.get(text) ?? [])]),
    ];
  }
}

/** What asks for an English text that stands at one key only. */
function whatAsksFor(
  words: readonly string[],
  usersOf: Graph['usersOf'],
  declared: ReadonlyMap<string, Declaration>,
): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const group of words)
    for (const [part, { texts, named }] of declared.get(group)?.parts ?? [])
      if (group.startsWith('words/en/'))
        for (const text of [...texts, ...named.map((one) => one.text)]) {
          const written = text.replaceAll(/\{\{.*?\}\}/g, '*');
          places.set(written, (places.get(written) ?? new Set()).add(group + part));
        }
  return new Map(
    [...places].flatMap(([text, [place = '', ...others]]) => {
      const users = [...(usersOf.get(place)?.keys() ?? [])].filter(
        (user) => !/^(words|web\/language)\//.test(user),
      );
      return others.length === 0 ? [[text, users]] : [];
    }),
  );
}

/** The texts of a test and of what it is made of; those that are given under a name, only if it uses that name. */
function textsOfTests(usersOf: Graph['usersOf'], declared: ReadonlyMap<string, Declaration>) {
  const usedBy = new Map<string, string[]>();
  for (const [used, users] of usersOf)
    if (isTestCode(fileOf(used)))
      for (const [user, kind] of users)
        if (kind === 'use' && isTestCode(fileOf(user))) usedBy.set(user, [...(usedBy.get(user) ?? []), used]);
  return (test: string): string[] => {
    const nodes = new Set([test]);
    for (const node of nodes) for (const used of usedBy.get(node) ?? []) nodes.add(used);
    const parts = [...nodes].flatMap((node) => declared.get(node) ?? []);
    const names = new Set(parts.flatMap((one) => [...one.names].map((name) => name.split('.').at(-1))));
    const named = parts.flatMap((one) => one.named.filter(({ name }) => names.has(name)));
    return [...new Set([...parts.flatMap(({ texts }) => [...texts]), ...named.map(({ text }) => text)])];
  };
}
