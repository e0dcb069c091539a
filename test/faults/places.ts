import { basename } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { negatedConditions } from './conditions.ts';
import { guardFaults } from './guards.ts';
import { raisedLimits } from './limits.ts';
import type { FaultKind, FaultPlace, Finder, FoundChange } from './place.ts';
import { screenFaults } from './screens.ts';

/** Which faults a source file has: the first row that names it. */
const FILES: readonly [file: RegExp, kind: FaultKind, find: Finder][] = [
  [/^domain\/core\/(limit-values|service-limits)\.ts$/, 'limit', raisedLimits],
  [/^domain\/(core\/(access|text)|texts\/translations)\/.+\.ts$/, 'rule', negatedConditions],
  [/^server\/core\/guards\/.+\.ts$/, 'guard', guardFaults(true)],
  [/^server\/.+\.ts$/, 'guard', guardFaults(false)],
  [/^web\/.+\.tsx?$/, 'web', screenFaults],
];

export const isTestFile = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

/** Where the guard of every endpoint is called. */
const GUARD_CALLS = 'server/core/endpoints/register-endpoint.ts';

/** The places of a file, and its code in which each asks whether its fault is on (switch.ts). */
export function placesIn(file: string, code: string): { places: FaultPlace[]; asking: string } {
  const [, kind, find] = FILES.find(([names]) => names.test(file)) ?? [];
  const hasGuards =
    kind !== 'guard' || /^server\/core\/guards\/|\bwith(Permission|Credential)\(/.test(file + code);
  if (!kind || !find || isTestFile(file) || !(hasGuards || file === GUARD_CALLS))
    return { places: [], asking: code };
  const { program } = parseSync(basename(file), code);
  const changes = find(program, code).sort((a, b) => a.start - b.start || b.end - a.end);
  const functions = functionsIn(program);
  const declared = declarationsIn(program, code);
  const places = changes.map(({ start, end, change }, index) => ({
    id: `${file}#${index}`,
    kind,
    file,
    line: code.slice(0, start).split('\n').length,
    change,
    names: usersOf(
      declared.flatMap((one) => (one.start <= start && end <= one.end ? one.names : [])),
      declared,
    ),
    // The modules of a page are loaded again for each.
    isLoading: kind !== 'web' && !functions.some((one) => one.start <= start && end <= one.end),
  }));
  const around = changes.map((place, index) => aroundPlace(place, `${file}#${index}`));
  const guards = file === GUARD_CALLS ? aroundGuards(program) : [];
  return { places, asking: withAround(code, [...around, ...guards]) };
}

type TextAround = { start: number; end: number; before: string; after: string };

function aroundPlace({ start, end, ask, isBlock }: FoundChange, id: string): TextAround {
  const asking = `__fault.${ask}(${JSON.stringify(id)}`;
  return isBlock
    ? { start, end, before: `{ if (${asking})) { `, after: ' } }' }
    : { start, end, before: `${asking}, `, after: ')' };
}

/** Asks where a guard is called or recorded whether it is replaced by one that admits anyone. */
function aroundGuards(program: ESTree.Program): TextAround[] {
  const parts: TextAround[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, recorded] }) {
      const add = ({ start, end }: ESTree.Node, endpoint: string) =>
        parts.push({ start, end, before: `__fault.guard(${endpoint}, `, after: ')' });
      if (callee.type === 'Identifier' && callee.name === 'recordGuard' && recorded)
        add(recorded, 'endpoint');
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'guard') add(callee, 'call.endpoint');
    },
  }).visit(program);
  return parts;
}

type Declaration = { start: number; end: number; names: string[]; text: string };

/** What a file declares, each with the names that it has. */
function declarationsIn(program: ESTree.Program, code: string): Declaration[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const { start, end } = statement;
    const text = code.slice(start, end);
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      return { start, end, names: [declared.id.name], text };
    if (declared?.type !== 'VariableDeclaration') return [];
    const names = declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    return { start, end, names, text };
  });
}

/** These names, and those of the declarations that use them, directly or not. */
function usersOf(names: string[], declared: Declaration[]): string[] {
  const found = new Set(names);
  for (const name of found) {
    const used = new RegExp(`\\b${name}\\b`);
    for (const one of declared) if (used.test(one.text)) for (const user of one.names) found.add(user);
  }
  return [...found];
}

/** Methods of lists, which run the function that they get at once. */
const AT_ONCE = /^(every|filter|find|findIndex|flatMap|forEach|map|reduce|some|sort)$/;

/** The functions of a file, except those that run while it is loaded. */
function functionsIn(program: ESTree.Program): ESTree.Node[] {
  const nodes: ESTree.Node[] = [];
  const atOnce = new Set<ESTree.Node>();
  const add = (node: ESTree.Node) => {
    if (!atOnce.has(node)) nodes.push(node);
  };
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (AT_ONCE.test(callee.property.name)) for (const one of given) atOnce.add(one);
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program);
  return nodes;
}

/** Code with text before and after some of its parts, each of which lies beside or inside the others; outer ones come first. */
function withAround(code: string, parts: TextAround[]): string {
  const pieces = parts
    .flatMap(({ start, end, before, after }, index) => [
      { at: start, rank: index + 1, text: before },
      // What ends at a position ends before anything begins there, the inner part first.
      { at: end, rank: -index - 1, text: after },
    ])
    .sort((a, b) => a.at - b.at || a.rank - b.rank);
  let made = '';
  let readTo = 0;
  for (const { at, text } of pieces) {
    made += code.slice(readTo, at) + text;
    readTo = at;
  }
  return made + code.slice(readTo);
}
