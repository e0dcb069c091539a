import { dirname } from 'node:path';
import type { Graph, Link } from './graph.ts';
import { fileOf, isTestCode } from './names.ts';
import type { Suite } from './suites.ts';

/** Tests with why each is affected: the nodes from it to what has changed, each using the next. */
export type Reasons = Map<string, string[]>;

/** `leftOut` are those that reach the change only by uses that don't count (docs/decisions/096). */
export type Selection = { tests: Reasons; leftOut: Reasons };

/** Rules and the contract, which both sides of the wire use. */
const isShared = (node: string) => /^(domain|contract)\//.test(fileOf(node)) && !isTestCode(fileOf(node));

/** Selects the tests that the change of some nodes can affect. */
export function selectTests(graph: Graph, changed: readonly string[]): Selection {
  const shared = changed.filter(isShared);
  const folders = new Set(shared.map((node) => dirname(fileOf(node))));
  const own = changed.filter((node) => !isShared(node));
  const tests: Reasons = new Map([
    ...reached(graph, own, (_user, _used, link) => link !== 'far'),
    ...[...reached(graph, shared, (_user, _used, link) => link === 'use')].filter(
      ([test]) => graph.tests.get(test) === 'rules',
    ),
    ...reached(
      graph,
      shared,
      (user, used, link) =>
        link === 'use' &&
        (folders.has(dirname(fileOf(used))) || (isTestCode(fileOf(used)) && isTestCode(fileOf(user)))),
      BESIDE,
    ),
  ]);
  const leftOut = reached(graph, changed, () => true);
  for (const test of tests.keys()) leftOut.delete(test);
  return { tests, leftOut };
}

/** The tests that a rule concerns by code beside them which uses it. */
const BESIDE: readonly Suite[] = ['server', 'component'];

/** The tests that reach some nodes by links that count, and if asked for, those beside what does. */
function reached(
  { usersOf, tests }: Graph,
  from: readonly string[],
  counts: (user: string, used: string, link: Link) => boolean,
  beside: readonly Suite[] = [],
): Reasons {
  const uses = new Map<string, string | undefined>(from.map((node) => [node, undefined]));
  for (const used of uses.keys())
    for (const [user, link] of usersOf.get(used) ?? [])
      if (!uses.has(user) && counts(user, used, link)) uses.set(user, used);
  const folders = new Map(
    [...uses.keys()].filter((node) => !isTestCode(fileOf(node))).map((node) => [dirname(fileOf(node)), node]),
  );
  for (const [test, suite] of tests) {
    const neighbour = folders.get(dirname(test));
    if (beside.includes(suite) && neighbour && !uses.has(test)) uses.set(test, neighbour);
  }
  return new Map([...tests.keys()].filter((test) => uses.has(test)).map((test) => [test, chain(uses, test)]));
}

function chain(uses: ReadonlyMap<string, string | undefined>, test: string): string[] {
  const nodes: string[] = [];
  for (let node: string | undefined = test; node !== undefined; node = uses.get(node)) nodes.push(node);
  return nodes;
}
